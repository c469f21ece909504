// What every page without a board has: the name of the house, where one can go, light, language.

import type { ComponentChildren } from "preact";
import { Icon } from "../pieces/icon";
import { Link } from "../route";
import { isDark, language, theme } from "../settings";
import { loadWords, words } from "../words";

interface Props {
  heading?: string;
  children: ComponentChildren;
}

export function Frame({ heading, children }: Props) {
  return (
    <div class="page">
      <a class="skip" href="#content">
        {words.value.nav.skip}
      </a>
      <header class="page-head">
        <Link to="/" class="brand">
          {words.value.name}
        </Link>
        <Navigation />
      </header>
      <main id="content">
        {heading && <h1>{heading}</h1>}
        {children}
      </main>
    </div>
  );
}

export function Navigation() {
  const w = words.value.nav;
  return (
    <nav class="nav">
      <Link to="/lobby" class="quiet">
        <Icon name="people" /> {w.lobby}
      </Link>
      <Link to="/you" class="quiet">
        <Icon name="seal" /> {w.you}
      </Link>
      <Link to="/about" class="quiet">
        <Icon name="book" /> {w.about}
      </Link>
      <Link to="/settings" class="quiet nav-sign" label={w.settings}>
        <Icon name="sliders" />
      </Link>
      <button class="quiet nav-theme" aria-label={w.theme} onClick={changeTheme}>
        <Icon name="sun" />
      </button>
      <button class="quiet" onClick={changeLanguage}>
        {w.language}
      </button>
    </nav>
  );
}

export function changeTheme(): void {
  theme.value = isDark() ? "light" : "dark";
}

async function changeLanguage(): Promise<void> {
  language.value = language.value === "de" ? "en" : "de";
  await loadWords();
}

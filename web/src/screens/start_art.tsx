// The pictures of the start page.

export function Facade() {
  return <svg class="facade" />;
}

export function Vignette({ title }: { title: string }) {
  return <svg class="vignette" data-title={title} />;
}

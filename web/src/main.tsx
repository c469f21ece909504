import { render } from "preact";

render(<p>Setting the table</p>, document.getElementById("fondaco")!);

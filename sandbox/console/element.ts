/** Attributes and listeners of an element; a property with a function is a listener. */
type ElementParts = Readonly<Record<string, string | boolean | ((event: Event) => void) | undefined>>;

/** Creates an element. Strings become text: no string of a message becomes markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  parts: ElementParts = {},
  ...children: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === "function") created.addEventListener(name, value);
    else if (typeof value === "string") created.setAttribute(name, value);
    else if (value === true) created.setAttribute(name, "");
  }
  created.append(...children.filter((child) => child !== undefined));
  return created;
}

/** A button with a label. */
export function actionButton(label: string, act: () => void | Promise<void>, name = "action"): HTMLButtonElement {
  return element("button", { type: "button", class: name, click: () => void act() }, label);
}

/** A field with its label. */
export function labeled(label: string, field: HTMLElement): HTMLLabelElement {
  return element("label", {}, `${label} `, field);
}

/** A list of options. */
export function selection(options: readonly (readonly [string, string])[], change?: () => void): HTMLSelectElement {
  const items = options.map(([value, text]) => element("option", { value }, text));
  return element("select", { change }, ...items);
}

/** A table with a head that scrolls on narrow screens. */
export function dataTable(
  label: string,
  heads: readonly string[],
  rows: readonly (readonly (Node | string)[])[],
): HTMLElement {
  const head = element("tr", {}, ...heads.map((text) => element("th", { scope: "col" }, text)));
  const lines = rows.map((cells) => element("tr", {}, ...cells.map((cell) => element("td", {}, cell))));
  const table = element("table", { "aria-label": label }, element("thead", {}, head), element("tbody", {}, ...lines));
  return element("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": label }, table);
}

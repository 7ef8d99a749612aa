// The script of the site: search, colors and copying. Pages are complete without it.
import MiniSearch, { type SearchResult } from "minisearch";
import { addCopyButtons } from "../../templates/pages/copy-buttons.js";
import { openTargets } from "../../templates/pages/open-targets.js";
import { addThemeButton } from "../../templates/pages/theme-button.js";
import { searchFields } from "../search-fields.js";

declare global {
  /** The index as JSON, set by search-index.js. */
  var siteIndex: string | undefined;
}

const root = document.body.dataset["root"] ?? "";
const maxResults = 20;

const tools = document.getElementById("tools");
if (tools !== null) {
  tools.append(searchBox());
  addThemeButton(tools);
}
addCopyButtons();
openTargets();

function searchBox(): HTMLElement {
  const box = document.createElement("search");
  const input = document.createElement("input");
  input.type = "search";
  input.placeholder = "Search (press /)";
  input.setAttribute("aria-label", "Search");
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-expanded", "false");
  input.setAttribute("aria-controls", "results");
  input.setAttribute("aria-autocomplete", "list");
  const list = document.createElement("ul");
  list.id = "results";
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", "Results");
  list.hidden = true;
  box.append(input, list);
  let index: Promise<MiniSearch> | undefined;
  let chosen = -1;
  const choose = (at: number): void => {
    const options = [...list.children] as HTMLElement[];
    chosen = options.length === 0 ? -1 : (at + options.length) % options.length;
    options.forEach((option, position) => option.setAttribute("aria-selected", String(position === chosen)));
    const current = options[chosen];
    if (current === undefined) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", current.id);
    current?.scrollIntoView({ block: "nearest" });
  };
  const show = (results: readonly SearchResult[]): void => {
    list.replaceChildren(...results.slice(0, maxResults).map(resultItem));
    list.hidden = input.value.trim() === "";
    if (!list.hidden && results.length === 0) list.append(emptyItem());
    input.setAttribute("aria-expanded", String(!list.hidden));
    chosen = -1;
    input.removeAttribute("aria-activedescendant");
  };
  input.addEventListener("focus", () => void (index ??= loadIndex()));
  input.addEventListener("input", () => {
    const query = input.value;
    void (index ??= loadIndex()).then((loaded) => {
      if (query === input.value)
        show(loaded.search(query, { prefix: true, fuzzy: 0.15, boost: { title: 4 }, combineWith: "AND" }));
    });
  });
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") choose(chosen + 1);
    else if (event.key === "ArrowUp") choose(chosen < 0 ? -1 : chosen - 1);
    else if (event.key === "Enter") (list.children[Math.max(chosen, 0)] as HTMLElement | undefined)?.click();
    else if (event.key === "Escape") {
      input.value = "";
      show([]);
    } else return;
    event.preventDefault();
  });
  addEventListener("keydown", (event) => {
    const isWriting = event.target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
    if (event.key !== "/" || isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
  return box;
}

function resultItem({ id, title, kind, api }: SearchResult, position: number): HTMLElement {
  const item = document.createElement("li");
  item.id = `result-${position}`;
  item.setAttribute("role", "option");
  item.setAttribute("aria-selected", "false");
  const name = document.createElement("strong");
  name.textContent = String(title);
  const about = [kind, api].filter((text) => text !== "" && text !== title).join(", ");
  item.append(name, ` ${about}`);
  item.addEventListener("click", () => location.assign(`${root}${String(id)}.html`));
  return item;
}

function emptyItem(): HTMLElement {
  const item = document.createElement("li");
  item.setAttribute("role", "option");
  item.setAttribute("aria-selected", "false");
  item.textContent = "Nothing found";
  return item;
}

/** The index is a script, since pages opened from a folder cannot read other files. */
function loadIndex(): Promise<MiniSearch> {
  return new Promise((done, fail) => {
    const script = document.createElement("script");
    script.src = `${root}assets/search-index.js`;
    script.addEventListener("load", () => done(MiniSearch.loadJSON(globalThis.siteIndex ?? "", searchFields)));
    script.addEventListener("error", () => fail(new Error("The index of the search is missing.")));
    document.head.append(script);
  });
}

// The script of review pages: filters, colors and copying. Pages are complete without it.
import { addCopyButtons, copyText } from "./copy-buttons.js";
import { openTargets } from "./open-targets.js";
import { addThemeButton } from "./theme-button.js";

const tools = document.getElementById("tools");
if (tools !== null) addThemeButton(tools);
addCopyButtons();
openEntries();
openTargets();
addEventListener("hashchange", openEntries);
addEventListener("beforeprint", () => {
  document.querySelectorAll("details").forEach((details) => (details.open = true));
});
foldContents();
const bar = document.querySelector<HTMLElement>(".filters");
if (bar !== null) addFilters(bar);

/** Opens the entry that is the target of a link: its details are inside of it. */
function openEntries(): void {
  const target = location.hash === "" ? null : document.getElementById(location.hash.slice(1));
  target?.querySelector<HTMLDetailsElement>(":scope > details")?.setAttribute("open", "");
}

/** On narrow screens the contents are above the changes. */
function foldContents(): void {
  if (matchMedia("(max-width: 52rem)").matches) document.querySelector(".contents")?.removeAttribute("open");
}

interface Group {
  readonly element: HTMLElement;
  /** The line in the table of contents. */
  readonly line: HTMLElement | undefined;
  readonly entries: readonly HTMLElement[];
}

function addFilters(controls: HTMLElement): void {
  const search = controls.querySelector("input")!;
  const selects = [...controls.querySelectorAll("select")];
  const output = controls.querySelector("output")!;
  const lines = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>(".contents a")].map((link) => [
      link.hash.slice(1),
      link.parentElement!,
    ]),
  );
  const groups = [...document.querySelectorAll<HTMLElement>(".changes, #accepted")].map((element): Group => ({
    element,
    line: lines.get(element.id),
    entries: entriesIn(element),
  }));
  const entries = groups.flatMap((group) => group.entries);
  const contents = new Map<HTMLElement, string>();
  const contentOf = (entry: HTMLElement): string => {
    const known = contents.get(entry) ?? entry.textContent.toLowerCase();
    contents.set(entry, known);
    return known;
  };
  const show = (): void => {
    const words = search.value
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== "");
    const chosen = selects.filter(({ value }) => value !== "");
    const fits = (entry: HTMLElement): boolean =>
      chosen.every(({ name, value }) => (entry.dataset[name] ?? "").split(" ").includes(value)) &&
      words.every((word) => contentOf(entry).includes(word));
    let count = 0;
    for (const { element, line, entries: all } of groups) {
      let found = 0;
      for (const entry of all) {
        const isShown = fits(entry);
        if (entry.hidden === isShown) entry.hidden = !isShown;
        if (isShown) found += 1;
      }
      element.hidden = found === 0;
      if (line !== undefined) line.hidden = found === 0;
      count += found;
    }
    const isFiltered = words.length + chosen.length > 0;
    for (const api of document.querySelectorAll<HTMLElement>(".api")) {
      api.hidden = isFiltered && api.querySelector(".changes:not([hidden])") === null;
      const line = lines.get(api.id);
      if (line !== undefined) line.hidden = api.hidden;
    }
    output.textContent = `${count} of ${entries.length} entries`;
  };
  controls.addEventListener("input", show);
  controls.querySelector<HTMLElement>(".accept-shown")?.addEventListener("click", ({ currentTarget }) => {
    copyText(acceptFile(entries), currentTarget as HTMLElement);
  });
  controls.hidden = false;
  show();
}

function entriesIn(element: HTMLElement): readonly HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(".entry")];
}

/** The file with accepted changes: its entries, and new ones for the shown changes. */
function acceptFile(entries: readonly HTMLElement[]): string {
  const texts = entries
    .filter((entry) => !entry.hidden || entry.closest("#accepted") !== null)
    .flatMap((entry) => entry.querySelector(".accept")?.textContent ?? []);
  const accepted = JSON.parse(`[${texts.join(",")}]`) as unknown;
  return `${JSON.stringify({ version: 1, accepted }, undefined, 2)}\n`;
}

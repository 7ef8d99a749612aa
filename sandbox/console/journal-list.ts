import type { JournalEntry } from "../control/generated/control/types.js";
import { element } from "./element.js";

/** Entries that the list keeps; the oldest are removed. */
export const maxListedEntries = 10_000;

/** The height of a row in pixels, as in the style sheet. */
const rowHeight = 40;

interface ListedEntry {
  readonly entry: JournalEntry;
  /** The text of the entry in lower case, for searches. */
  readonly content: string;
}

/** The list of calls, the newest first. Only visible rows are in the document, so its size does not matter. */
export class JournalList {
  readonly view = element("div", {
    ...{ class: "calls", role: "listbox", tabindex: "0", "aria-label": "Calls" },
    scroll: () => this.draw(),
    keydown: (event) => this.move(event as KeyboardEvent),
  });
  private readonly rows = element("div", { class: "rows-of-calls", role: "presentation" });
  private entries: ListedEntry[] = [];
  private shown: readonly ListedEntry[] = [];
  private accepts: (listed: ListedEntry) => boolean = () => true;
  private chosen: number | undefined;

  constructor(private readonly onChoose: (entry: JournalEntry) => void) {
    this.view.append(this.rows);
    new ResizeObserver(() => this.draw()).observe(this.view);
  }

  /** Adds entries with higher ids than the ones before. */
  add(added: readonly JournalEntry[]): void {
    const last = this.entries.at(-1)?.entry.id ?? 0;
    const fresh = added.filter(({ id }) => id > last).map((entry) => ({ entry, content: contentOf(entry) }));
    this.entries = [...this.entries, ...fresh].slice(-maxListedEntries);
    this.shown = [...fresh.filter(this.accepts).reverse(), ...this.shown].slice(0, maxListedEntries);
    this.draw();
  }

  /** Shows the entries with all words, of an API, and of a class of statuses. Returns their number. */
  search(text: string, api: string, statusClass: string): number {
    const words = text
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== "");
    this.accepts = ({ entry, content }) =>
      (api === "" || entry.interface === api) &&
      (statusClass === "" || `${entry.response.status ?? 0}`.startsWith(statusClass)) &&
      words.every((word) => content.includes(word));
    this.shown = this.entries.filter(this.accepts).reverse();
    this.view.scrollTop = 0;
    this.draw();
    return this.shown.length;
  }

  /** The numbers of all entries and of shown ones. */
  counts(): { readonly all: number; readonly shown: number } {
    return { all: this.entries.length, shown: this.shown.length };
  }

  /** Removes all entries. */
  clear(): void {
    [this.entries, this.shown] = [[], []];
    this.draw();
  }

  private draw(): void {
    const first = Math.max(0, Math.floor(this.view.scrollTop / rowHeight) - 5);
    const count = Math.ceil(this.view.clientHeight / rowHeight) + 10;
    const visible = this.shown.slice(first, first + count);
    this.rows.style.height = `${this.shown.length * rowHeight}px`;
    this.rows.replaceChildren(...visible.map(({ entry }, index) => this.rowOf(entry, first + index)));
    const current = document.getElementById(`call-${this.chosen}`);
    if (current) this.view.setAttribute("aria-activedescendant", current.id);
    else this.view.removeAttribute("aria-activedescendant");
  }

  private rowOf(entry: JournalEntry, index: number): HTMLElement {
    const { status } = entry.response;
    const isBroken = entry.verdict.response === "broken" || (status ?? 500) >= 500;
    const level = isBroken ? "failed" : (status ?? 0) >= 400 ? "refused" : "done";
    const row = element(
      "div",
      {
        ...{ role: "option", id: `call-${entry.id}`, class: `call ${level}` },
        "aria-selected": String(entry.id === this.chosen),
        "aria-posinset": String(index + 1),
        "aria-setsize": String(this.shown.length),
        click: () => this.choose(index),
      },
      element("span", { class: "status" }, `${status ?? "none"}`),
      element("span", { class: "method" }, entry.request.method ?? ""),
      element("span", { class: "operation" }, entry.operationId ?? entry.request.target ?? ""),
      element("span", { class: "time" }, entry.at.slice(11, 19)),
    );
    row.style.top = `${index * rowHeight}px`;
    return row;
  }

  private choose(index: number): void {
    for (const { entry } of this.shown.slice(index, index + 1)) {
      this.chosen = entry.id;
      const top = index * rowHeight;
      if (top < this.view.scrollTop) this.view.scrollTop = top;
      else if (top + rowHeight > this.view.scrollTop + this.view.clientHeight)
        this.view.scrollTop = top + rowHeight - this.view.clientHeight;
      this.draw();
      this.onChoose(entry);
    }
  }

  private move(event: KeyboardEvent): void {
    const at = this.shown.findIndex(({ entry }) => entry.id === this.chosen);
    const page = Math.max(1, Math.floor(this.view.clientHeight / rowHeight) - 1);
    const steps = new Map<string, number>([
      ...([
        ["ArrowDown", at + 1],
        ["ArrowUp", at - 1],
        ["PageDown", at + page],
        ["PageUp", at - page],
      ] as const),
      ...([
        ["Home", 0],
        ["End", this.shown.length - 1],
      ] as const),
    ]);
    const next = steps.get(event.key);
    if (next === undefined) return;
    event.preventDefault();
    this.choose(Math.min(Math.max(next, 0), this.shown.length - 1));
  }
}

function contentOf(entry: JournalEntry): string {
  const { request, response, operationId = "", refusal } = entry;
  const parts = [request.method, request.target, `${response.status}`, operationId, entry.interface, refusal?.message];
  const callers: readonly string[] = Object.values(entry.caller ?? {});
  const rows = refusal?.rows?.map(({ id }) => id) ?? [];
  return [...parts, ...rows, ...callers, request.body?.slice(0, 2000), response.body?.slice(0, 2000)]
    .join("\n")
    .toLowerCase();
}

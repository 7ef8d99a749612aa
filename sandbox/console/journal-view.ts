import type { JournalEntry } from "../control/generated/control/types.js";
import { announced, callControl, shownWorld } from "./call-control.js";
import type { ConsoleApi } from "./console-api.js";
import { actionButton, element, labeled, selection } from "./element.js";
import { entryView } from "./entry-view.js";
import { JournalList } from "./journal-list.js";

/** The live journal of a world. */
export interface JournalView {
  /** The part of the page. */
  readonly view: HTMLElement;
  /** Ends the stream. */
  close(): void;
}

/** The live journal of the shown world: the search, the list of calls, and the chosen call. */
export function journalView(apis: readonly ConsoleApi[]): JournalView {
  const details = element(
    "section",
    { class: "details", "aria-label": "Call" },
    element("p", { class: "facts" }, "Choose a call."),
  );
  const list = new JournalList((entry) => details.replaceChildren(...entryView(entry, apis)));
  const output = element("output", { class: "facts" });
  const search = element("input", {
    type: "search",
    id: "search",
    placeholder: "Search (press /)",
    "aria-label": "Search calls",
  });
  const show = (): void => {
    list.search(search.value, api.value, status.value);
    count();
  };
  const count = (): void => {
    const { all, shown } = list.counts();
    output.textContent = `${shown} of ${all} calls`;
  };
  const api = selection([["", "all APIs"], ...apis.map(({ name }) => [name, name] as const)], show);
  const classes = [
    ["", "all statuses"],
    ["2", "2XX"],
    ["3", "3XX"],
    ["4", "4XX"],
    ["5", "5XX"],
  ] as const;
  const status = selection(classes, show);
  search.addEventListener("input", show);
  const close = followJournal((entries) => {
    list.add(entries);
    count();
  });
  const bar = element(
    "search",
    { class: "filters" },
    search,
    labeled("API", api),
    labeled("Status", status),
    clearButton(list, count),
    output,
  );
  const split = element("div", { class: "split" }, list.view, details);
  return { view: element("div", { class: "journal" }, element("h1", {}, "Calls"), bar, split), close };
}

function clearButton(list: JournalList, count: () => void): HTMLElement {
  return actionButton("Clear", () =>
    announced(async () => {
      await callControl("DELETE", "/journal");
      list.clear();
      count();
      return "The journal is empty.";
    }),
  );
}

/** Reads the journal, then receives each new exchange; drawings are once in a frame. Returns the function that ends this. */
function followJournal(add: (entries: readonly JournalEntry[]) => void): () => void {
  let waiting: JournalEntry[] = [];
  const source = new EventSource(`events?world=${encodeURIComponent(shownWorld.name)}`);
  source.addEventListener("message", ({ data }) => {
    if (waiting.length === 0)
      requestAnimationFrame(() => {
        add(waiting);
        waiting = [];
      });
    waiting.push(JSON.parse(String(data)) as JournalEntry);
  });
  // After each connection: exchanges before it are in the journal only.
  source.addEventListener("open", () => void callControl<readonly JournalEntry[]>("GET", "/journal").then(add));
  return () => source.close();
}

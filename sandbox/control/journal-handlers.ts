import type { Control } from "./control.js";
import type { ControlHandlers } from "./generated/control/server.js";
import { selectedEntries } from "./journal-filter.js";
import { reportJunit, reportMarkdown } from "./report-forms.js";
import { verifyCalls } from "./verify-calls.js";

type Names = "readJournal" | "clearJournal" | "verifyCalls" | "readReport" | "clearReport";

/** Reads, compares and empties the journal and the report. */
export function journalHandlers({ journal, reached }: Control): Pick<ControlHandlers, Names> {
  return {
    async readJournal({ query: { world, ...query } = {} }) {
      return { status: 200, body: [...selectedEntries(await journal.entries(world), query)] };
    },
    async clearJournal() {
      await journal.clear();
      return { status: 204 };
    },
    verifyCalls: async ({ body }) => ({ status: 200, body: verifyCalls(await journal.entries(), body) }),
    async readReport({ query: { format = "json" } = {} }) {
      const report = await reached.report();
      if (format === "markdown") return { status: 200, contentType: "text/markdown", body: reportMarkdown(report) };
      if (format === "junit") return { status: 200, contentType: "text/plain", body: reportJunit(report) };
      return { status: 200, contentType: "application/json", body: report };
    },
    async clearReport() {
      await reached.clear();
      return { status: 204 };
    },
  };
}

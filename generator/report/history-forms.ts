import type { ReportForm, ReportForms } from "../text/report-form.js";
import type { ReleaseHistory } from "./history.js";
import type { ReleaseReviews } from "./pages/history-page.js";

/** THE list of forms of a history of releases. */
export const historyForms = {
  markdown: {
    says: "a page of a repository, or a wiki",
    writer: async () => (await import("./history-markdown.js")).markdownHistory,
  },
  html: {
    says: "a self-contained page with the changes of each release, search and filters",
    writer: async () => (await import("./pages/history-page.js")).historyPage,
  },
  json: {
    says: "programs: the result of the library function",
    writer: async () => (await import("./history.js")).jsonHistory,
  },
} satisfies ReportForms<ReleaseHistory, ReleaseReviews | undefined>;

/** The name of a form of history. */
export type HistoryFormat = keyof typeof historyForms;

/** The form of this name. */
export function historyForm(format: HistoryFormat): ReportForm<ReleaseHistory, ReleaseReviews | undefined> {
  return historyForms[format];
}

/** One form of a report. Its writer is loaded when it is asked for. */
export interface ReportForm<Report, Options> {
  /** The readers that it is made for. */
  readonly says: string;
  /** The variable of a service that names the folder from which it places what is marked. */
  readonly root?: string;
  /** Loads the function that writes a report in this form, as one text. */
  readonly writer: () => Promise<(report: Report, options: Options) => string>;
}

/** Forms of one kind of report by their names; the first is the usual one. */
export type ReportForms<Report, Options> = Readonly<Record<string, ReportForm<Report, Options>>>;

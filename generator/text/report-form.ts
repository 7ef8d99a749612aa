/** One form of a report. Its writer is loaded on first use. */
export interface ReportForm<Report, Options> {
  /** The readers that it is made for. */
  readonly says: string;
  /** The environment variable of a service with the base folder of its locations. */
  readonly root?: string;
  /** Loads the function that writes a report in this form, as one string. */
  readonly writer: () => Promise<(report: Report, options: Options) => string>;
}

/** Forms of one kind of report by their names; the first is the usual one. */
export type ReportForms<Report, Options> = Readonly<Record<string, ReportForm<Report, Options>>>;

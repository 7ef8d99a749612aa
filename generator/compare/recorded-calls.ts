/** A recorded call that the older version takes, and that breaks the newer one. */
export interface BrokenCall {
  /** The place in the recording: "log.entries[3]". */
  readonly at: string;
  /** The name of the interface. */
  readonly contract: string;
  /** As the older version names it. */
  readonly operation: string;
  /** Rules of the newer version that it breaks: "request: maximum at /query/limit". No value of the call is in them. */
  readonly faults: readonly string[];
}

/** The effect of changes on recorded calls. */
export interface RecordedReport {
  /** Calls of operations of the older version. */
  readonly calls: number;
  /** Calls that keep the older version and break the newer one. */
  readonly broken: readonly BrokenCall[];
}

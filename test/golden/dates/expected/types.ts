// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

/** The parameters of `bookEntry`. */
export interface BookEntryParameters {
  path: {
    /** Format: int64. */
    entryId: number;
  };
  query?: {
    /** Format: date-time. */
    after?: Date;
    revisions?: number[];
  };
}

/** Headers with which `bookEntry` is answered. */
export interface BookEntryResponseHeaders {
  /** Format: uint64. */
  "X-Sequence": number;
}

/** One entry of a ledger. */
export interface Entry {
  /** Format: int64. At least 1. */
  id: Sequence;
  /**
   * The moment of booking.
   *
   * Format: date-time.
   */
  bookedAt: Date;
  /** Format: date. */
  day?: string;
  amount?: number;
  count?: number;
  /** Format: int64. A multiple of 5. */
  factor?: number;
  /** Format: int64. */
  level?: 1 | 2;
  before?: Sequence | null;
  label?: string;
  tags?: {
    [name: string]: number;
  };
  parts?: Entry[];
  free?: unknown;
}

/**
 * A number that grows with each entry.
 *
 * Format: int64. At least 1.
 */
export type Sequence = number;

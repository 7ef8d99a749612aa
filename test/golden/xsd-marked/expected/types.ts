// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

/**
 * A person who travels.
 *
 * Rule one-home: A traveller has one home.
 * @remarks `rank`: Open question: Q-1: which numbers are taken (1 more in the spec)?
 */
export interface Traveller {
  /** @deprecated Retired: June 2021. */
  rank?: string;
  /**
   * The full name.
   *
   * Create: required. Update: not possible.
   */
  Name: string;
  /**
   * An xs:int.
   *
   * Scope: Payroll. Create: not possible.
   */
  Salary?: number;
  /**
   * The number of the pager.
   * @deprecated Retired: May 2020.
   */
  Pager?: string;
}

/** The value of a root element that is not declared: xsi:type names its type. */
export type TypedRoot =
  | (Traveller & {
      "xsi:type": "Traveller";
    })
  | {
      "xsi:type": `{http://www.w3.org/2001/XMLSchema}${string}`;
      value: unknown;
    };

/** The fixed or default text of an element or attribute: Part 1, sections 3.2.1 and 3.3.1. */
export interface ValueConstraint {
  /** Stands for an empty element. */
  readonly default?: string;
  /** The only value, and what stands for an empty element. */
  readonly fixed?: string;
}

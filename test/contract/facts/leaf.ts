/** A thing that a spec says and that nothing smaller is part of. */
export interface Leaf {
  readonly kind:
    | "property"
    | "parameter"
    | "header"
    | "value"
    | "status"
    | "media type"
    | "scope"
    | "element"
    | "attribute";
  /** The place of its declaration; no other leaf of its spec stands there. */
  readonly at: string;
  /** The place at which a fact may claim it, the clause behind it where it needs one: "vendors#Vendor.Approved; value True". */
  readonly place: string;
  /** True when an open question stands at it or at its holder. */
  readonly open: boolean;
}

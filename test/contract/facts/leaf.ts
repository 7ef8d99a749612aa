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
  /** The location of its declaration, unique in its spec. */
  readonly at: string;
  /** The place at which a fact may claim it, the clause behind it where it needs one: "vendors#Vendor.Approved; value True". */
  readonly place: string;
  /** True if it or its parent has an open question. */
  readonly open: boolean;
}

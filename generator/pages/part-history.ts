import type { Operation } from "../model/contract.js";
import type { PageHistory } from "./site-model.js";

/** A part of an API that has a page. Schemas and elements are named as in the spec. */
export type PagePart =
  | { readonly kind: "operation"; readonly operation: Operation }
  | { readonly kind: "schema" | "element" | "type"; readonly name: string };

/** Returns the releases of a part of one API. */
export type PartHistory = (part: PagePart) => PageHistory;

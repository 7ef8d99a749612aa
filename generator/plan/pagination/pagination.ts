import type { Response } from "../../model/contract.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import type { PaginationDeclaration, PaginationStyle } from "../../settings/pagination-fields.js";

/** The location of a value in a response: a header name in lower case, or the keys of a value in the body. */
export type PageLocation = string | readonly string[];

/** The pagination of an operation, checked against its schemas. */
export interface Pagination {
  readonly style: PaginationStyle;
  /** The response with the items. */
  readonly response: Response;
  /** Keys of the items in the body. */
  readonly items: readonly string[];
  /** The schema of one item. Undefined if the items are unconstrained. */
  readonly item?: JsonSchema;
  /** Keys of the cursor or the number in the input of a client. Undefined for URLs. */
  readonly parameter?: readonly string[];
  /** The schema of that value. */
  readonly value?: JsonSchema;
  /** True if requests without the parameter are invalid. */
  readonly isRequired: boolean;
  /** The location of the next cursor or URL. */
  readonly next?: PageLocation;
  /** Keys of the next cursor in the last item. */
  readonly lastItem?: readonly string[];
  /** The location of a boolean that is false on the last page. */
  readonly more?: PageLocation;
  /** The location of a boolean that is true on the last page. */
  readonly last?: PageLocation;
  /** The location of the number of all items or pages. */
  readonly total?: PageLocation;
  /** Keys of the page size in the input. */
  readonly step?: readonly string[];
  /** The number of the first item or page. */
  readonly first?: number;
}

/** The pagination of an operation, and its source. */
export interface PlannedPagination {
  readonly pagination: Pagination;
  readonly declaration: PaginationDeclaration;
  /** The word of the document or the setting that declares it. Undefined for a guess. */
  readonly declaredBy?: string;
  /** The evidence of a guess, as a phrase. */
  readonly evidence?: string;
}

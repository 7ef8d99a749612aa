import type { Origin } from "../diagnostics/origin.js";
import type { MediaType } from "../model/contract.js";
import type { JsonSchema, JsonValue } from "../model/json-schema/schema.js";
import type { ElementDeclaration } from "../model/xml-schema/components.js";
import type { Direction } from "../plan/plan.js";

/** A value that a contract shows, and what it has to be. */
export interface WrittenValue {
  readonly kind: "example" | "default";
  /** The owner of the value: 'parameter "limit"'. */
  readonly of: string;
  /** The place of the value. */
  readonly origin: Origin;
  readonly value: JsonValue;
  /** The declaration that the value has to fit. */
  readonly wanted: Wanted;
}

/** A schema, seen from one side or from either; an element of an XSD, or any element; a form, urlencoded or of parts, that is written as text. */
export type Wanted =
  | { readonly kind: "json"; readonly schema: JsonSchema; readonly direction: Direction | undefined }
  | { readonly kind: "xml"; readonly element: ElementDeclaration | undefined }
  | { readonly kind: "form"; readonly schema: JsonSchema; readonly direction: Direction; readonly media: MediaType };

/** One reason why a value is refused. */
export interface Refusal {
  readonly message: string;
  /** The place of what is wrong inside the value. */
  readonly origin: Origin;
  /** The keyword that asks for something else. */
  readonly rule?: Origin | undefined;
}

/** The refusals of each value, in their order, by the checks that are generated for the contract; none for values that fit. */
export type CheckValues = (values: readonly WrittenValue[]) => Promise<readonly (readonly Refusal[])[]>;

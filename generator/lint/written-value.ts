import type { Origin } from "../diagnostics/origin.js";
import type { MediaTypeObject } from "../model/contract.js";
import type { JsonSchema, JsonValue } from "../model/json-schema/schema.js";
import type { ElementDeclaration } from "../model/xml-schema/components.js";
import type { Direction } from "../plan/plan.js";

/** A value in a spec, and the schema that it must match. */
export interface WrittenValue {
  readonly kind: "example" | "default";
  /** The owner of the value: 'parameter "limit"'. */
  readonly of: string;
  /** The source location of the value. */
  readonly origin: Origin;
  readonly value: JsonValue;
  /** The declaration that the value has to fit. */
  readonly wanted: ValueTarget;
}

/** A schema, in one direction or both; an XSD element, or any element; a form, urlencoded or multipart, that is written as a string. */
export type ValueTarget =
  | { readonly kind: "json"; readonly schema: JsonSchema; readonly direction: Direction | undefined }
  | { readonly kind: "xml"; readonly element: ElementDeclaration | undefined }
  | {
      readonly kind: "form";
      readonly schema: JsonSchema;
      readonly direction: Direction;
      readonly media: MediaTypeObject;
    };

/** One reason why a value is invalid. */
export interface Rejection {
  readonly message: string;
  /** The source location of the problem inside the value. */
  readonly origin: Origin;
  /** The keyword that the value violates. */
  readonly rule?: Origin | undefined;
}

/** Returns the problems of each value, in their order, by the generated checks of the spec; none for valid values. */
export type CheckValues = (values: readonly WrittenValue[]) => Promise<readonly (readonly Rejection[])[]>;

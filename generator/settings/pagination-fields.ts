import { isRecord, isText } from "./kinds.js";
import type { Kind } from "./setting.js";
import { mapSchema } from "./settings-schema.js";

/** The styles of pagination. */
export const paginationStyles = ["cursor", "offset", "page", "url", "link"] as const;
/** The way in which an operation goes from page to page. */
export type PaginationStyle = (typeof paginationStyles)[number];

/** The pagination of an operation as `x-pagination`, or the setting, declares it. */
export interface PaginationDeclaration {
  readonly style: PaginationStyle;
  /** JSON Pointer of the items in the body, "" for the body itself. Undefined: the only array of the body. */
  readonly items?: string;
  /** The query parameter that selects the page, or the JSON Pointer of a property in the request body. */
  readonly parameter?: string;
  /** JSON Pointer, or header name, of the cursor or the URL of the next page. */
  readonly next?: string;
  /** JSON Pointer in the last item of a page: its value is the next cursor. */
  readonly lastItem?: string;
  /** JSON Pointer, or header name, of a boolean that is false on the last page. */
  readonly more?: string;
  /** JSON Pointer, or header name, of a boolean that is true on the last page. */
  readonly last?: string;
  /** JSON Pointer, or header name, of the number of all items, or of all pages in style "page". */
  readonly total?: string;
  /** The parameter with the page size, by which the offset grows. Undefined: it grows by the number of items. */
  readonly step?: string;
  /** The number of the first item or page. Undefined: the default or minimum of the parameter. */
  readonly first?: number;
}

interface Field {
  /** The sentence of its documentation. */
  readonly says: string;
  /** The shape of its values. */
  readonly is: "style" | "pointer" | "source" | "parameter" | "number";
  /** The styles that the field is for. */
  readonly of: readonly PaginationStyle[];
}

const every = paginationStyles;
const numbered = ["offset", "page"] as const;

/** THE list of the properties of a declaration. */
export const paginationFields = {
  style: { is: "style", of: every, says: "The way from page to page." },
  items: { is: "pointer", of: every, says: "JSON Pointer of the items in the response body." },
  parameter: {
    is: "parameter",
    of: ["cursor", ...numbered],
    says: "The query parameter that selects the page, or the JSON Pointer of a property in the request body.",
  },
  next: {
    is: "source",
    of: ["cursor", "url"],
    says: "JSON Pointer, or header name, of the next cursor or URL.",
  },
  lastItem: { is: "pointer", of: ["cursor"], says: "JSON Pointer in the last item: its value is the next cursor." },
  more: {
    is: "source",
    of: ["cursor", ...numbered],
    says: "JSON Pointer, or header name, of a boolean that is false on the last page.",
  },
  last: {
    is: "source",
    of: ["cursor", ...numbered],
    says: "JSON Pointer, or header name, of a boolean that is true on the last page.",
  },
  total: {
    is: "source",
    of: numbered,
    says: "JSON Pointer, or header name, of the number of all items, or of all pages in style page.",
  },
  step: { is: "parameter", of: ["offset"], says: "The parameter with the page size, by which the offset grows." },
  first: { is: "number", of: numbered, says: "The number of the first item or page." },
} as const satisfies Readonly<Record<keyof PaginationDeclaration, Field>>;

/** A JSON Pointer, or the name of a header. RFC 9110, section 5.1. */
const source = "^(/.*|[\\w!#$%&'*+.^`|~-]+)$";

const shapes = {
  style: { enum: every },
  pointer: { type: "string", pattern: "^(/.*)?$" },
  source: { type: "string", pattern: source },
  parameter: { type: "string", minLength: 1 },
  number: { type: "integer" },
} as const;

/** JSON Schema of a declaration. */
export const paginationSchema = {
  type: "object",
  required: ["style"],
  properties: Object.fromEntries(
    Object.entries(paginationFields).map(([name, { is, says }]) => [name, { description: says, ...shapes[is] }]),
  ),
  additionalProperties: false,
};

/** Returns the reason why a value is not a declaration, as the end of a sentence. Undefined for a declaration. */
export function paginationFault(value: unknown): string | undefined {
  if (!isRecord(value)) return "it is not an object";
  const { style } = value;
  if (!every.includes(style as PaginationStyle)) return `"style" is not one of ${every.join(", ")}`;
  for (const [name, property] of Object.entries(value)) {
    const field = Object.hasOwn(paginationFields, name)
      ? (paginationFields as Readonly<Record<string, Field>>)[name]
      : undefined;
    if (!field?.of.includes(style as PaginationStyle)) return `style "${String(style)}" has no property "${name}"`;
    if (!isOfField(property, field)) return `"${name}" is not ${shapeNames[field.is]}`;
  }
  const { parameter, next, lastItem } = value;
  if (paginationFields.parameter.of.includes(style as never) && parameter === undefined)
    return '"parameter" is missing';
  if (style === "url" && next === undefined) return '"next" is missing';
  if (style === "cursor" && (next === undefined) === (lastItem === undefined))
    return 'exactly one of "next" and "lastItem" is required';
  return undefined;
}

const shapeNames = {
  style: "a style",
  pointer: "a JSON Pointer",
  source: "a JSON Pointer or a header name",
  parameter: "the name of a parameter",
  number: "an integer",
} as const;

function isOfField(value: unknown, { is }: Field): boolean {
  if (is === "number") return Number.isSafeInteger(value);
  if (is === "pointer") return typeof value === "string" && /^(\/|$)/.test(value);
  return isText(value) && (is !== "source" || new RegExp(source, "s").test(value));
}

/** Paginations by operation: a declaration, or false for an operation that does not page. */
export type PaginationByOperation = { readonly [operation: string]: PaginationDeclaration | false };

/** Paginations by operation. */
export const paginationsKind: Kind<PaginationByOperation> = {
  expected: "an object that maps operations to false or a declaration of their pages",
  accepts: (value): value is PaginationByOperation => isRecord(value),
  schema: mapSchema({ anyOf: [{ const: false }, paginationSchema] }),
  refusal(value) {
    for (const [operation, declaration] of Object.entries(value)) {
      const fault = declaration === false ? undefined : paginationFault(declaration);
      if (fault !== undefined) return `The pagination of "${operation}" is not valid: ${fault}.`;
    }
    return undefined;
  },
};

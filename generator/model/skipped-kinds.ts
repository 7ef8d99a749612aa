/** The meaning of a skipped part for callers: it accepts any value, it does not exist, or less is checked. */
export type SkippedEffect = "unknown" | "omitted" | "unchecked";

/** The kinds of parts that loading skips: their names in messages, and their effects. */
export const skippedKinds = {
  /** A keyword of a schema. */
  keyword: { words: "keyword", effect: "unchecked" },
  /** A component of an XSD. */
  component: { words: "component", effect: "unknown" },
  /** Any other property of an object. */
  member: { words: "member", effect: "omitted" },
  pathItem: { words: "path item", effect: "omitted" },
  operation: { words: "operation", effect: "omitted" },
  parameter: { words: "parameter", effect: "omitted" },
  header: { words: "header", effect: "omitted" },
  requestBody: { words: "request body", effect: "omitted" },
  response: { words: "response", effect: "omitted" },
  mediaType: { words: "media type", effect: "omitted" },
  encoding: { words: "encoding", effect: "omitted" },
  example: { words: "example", effect: "omitted" },
  link: { words: "link", effect: "omitted" },
  callback: { words: "callback", effect: "omitted" },
  securityScheme: { words: "security scheme", effect: "omitted" },
  /** An alternative of a security requirement, or the whole requirement. */
  security: { words: "security", effect: "omitted" },
  schema: { words: "schema", effect: "unknown" },
  /** A row of an error table. */
  errorRow: { words: "row of errors", effect: "omitted" },
  /** The first value of a duplicate key. */
  value: { words: "first value of", effect: "unchecked" },
} as const satisfies Readonly<Record<string, { readonly words: string; readonly effect: SkippedEffect }>>;

/** The kinds of parts that loading can skip. */
export type SkippedKind = keyof typeof skippedKinds;

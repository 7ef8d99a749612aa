/** The parts that lenient loading skips, with their names in messages. */
export const lossWords = {
  /** A keyword of a schema. */
  keyword: "keyword",
  /** A component of an XSD. */
  component: "component",
  /** Any other property of an object. */
  member: "member",
  pathItem: "path item",
  operation: "operation",
  parameter: "parameter",
  header: "header",
  requestBody: "request body",
  response: "response",
  mediaType: "media type",
  encoding: "encoding",
  example: "example",
  link: "link",
  callback: "callback",
  securityScheme: "security scheme",
  /** An alternative of a security requirement, or the whole requirement. */
  security: "security",
  schema: "schema",
  /** A row of an error table. */
  errorRow: "row of errors",
  /** The first value of a duplicate key. */
  value: "first value of",
} as const;

/** The kinds of parts that loading can skip. */
export type LossKind = keyof typeof lossWords;

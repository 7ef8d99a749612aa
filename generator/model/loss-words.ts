/** The parts that lenient reading gives up, as messages call them. */
export const lossWords = {
  /** One of a schema. */
  keyword: "keyword",
  /** One of an XSD. */
  component: "component",
  /** Any other member of an object. */
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
  /** An alternative of what is asked of callers, or all of them. */
  security: "security",
  schema: "schema",
  /** A row of a table of errors. */
  errorRow: "row of errors",
  /** The value that stands first under a key that is written twice. */
  value: "first value of",
} as const;

/** The parts that can be given up. */
export type LossKind = keyof typeof lossWords;

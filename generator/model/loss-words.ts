import type { LossKind } from "./contract.js";

/** The parts that lenient reading gives up, as messages call them. */
export const lossWords: Readonly<Record<LossKind, string>> = {
  keyword: "keyword",
  component: "component",
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
  schema: "schema",
  errorRow: "row of errors",
};

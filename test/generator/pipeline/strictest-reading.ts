/** A value of JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
/** An object of JSON. */
export type Members = { readonly [key: string]: Json };

/** A request to one operation of a document that `strictestReading` reads. */
export interface Call {
  /** The granted scopes of each credential that the caller sends, by scheme. */
  readonly granted: { readonly [scheme: string]: readonly string[] };
  readonly path: Members;
  readonly query: Members;
  readonly header: Members;
  /** The JSON body; undefined for a request without one. */
  readonly body?: Json | undefined;
}

const isMembers = (value: Json | undefined): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isCount = (value: Json): value is number => Number.isInteger(value) && (value as number) >= 0;
const isTexts = (value: Json | undefined): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

/**
 * Reads a document of OpenAPI 3.0 or 3.1 by no code of the product. Each part that is not valid has the most restrictive of all valid meanings:
 * nobody may call, nothing is accepted, a parameter is required, a property is never sent.
 */
export class StrictestReading {
  constructor(private readonly document: Members) {}

  /** True if the most restrictive valid reading accepts the call. */
  accepts(path: string, method: string, call: Call): boolean {
    const item = this.at(["paths", path]);
    const operation = isMembers(item) ? item[method] : undefined;
    if (!isMembers(item) || !isMembers(operation)) return false;
    const isKnown = [item, operation].every((part) => Object.keys(part).every((key) => knownMembers.has(key)));
    if (!isKnown || "$ref" in operation) return false;
    return (
      this.allows("security" in operation ? operation["security"] : this.document["security"], call) &&
      [item["parameters"], operation["parameters"]].every((list) => this.acceptsParameters(list, call)) &&
      this.acceptsBody(operation["requestBody"], call.body)
    );
  }

  /** The properties that are never in a body of an operation, or of its response with status 200, because of a mark that is or may be true. */
  hiddenIn(path: string, method: string, part: "request" | "response"): readonly string[] {
    const operation = this.at(["paths", path, method]);
    const { requestBody, responses } = isMembers(operation) ? operation : {};
    const response = isMembers(responses) ? responses["200"] : undefined;
    const holder = this.followed(part === "request" ? requestBody : response);
    const content = isMembers(holder) ? holder["content"] : undefined;
    const media = isMembers(content) ? content["application/json"] : undefined;
    return isMembers(media) ? this.marked(media["schema"], part === "request" ? "readOnly" : "writeOnly") : [];
  }

  private marked(schema: Json | undefined, mark: "readOnly" | "writeOnly"): readonly string[] {
    const target = this.followed(schema);
    const properties = isMembers(target) ? target["properties"] : undefined;
    if (!isMembers(properties)) return [];
    return Object.keys(properties).filter((name) => {
      const property = this.followed(properties[name]);
      return isMembers(property) && property[mark] !== undefined && property[mark] !== false;
    });
  }

  private at(path: readonly string[]): Json | undefined {
    let value: Json | undefined = this.document;
    for (const key of path) value = isMembers(value) && Object.hasOwn(value, key) ? value[key] : undefined;
    return value;
  }

  /** The target of a reference. Undefined if there is none. */
  private followed(value: Json | undefined): Json | undefined {
    if (!isMembers(value) || !("$ref" in value)) return value;
    const { $ref: ref } = value;
    return typeof ref === "string" && ref.startsWith("#/") ? this.at(ref.slice(2).split("/")) : undefined;
  }

  private allows(list: Json | undefined, { granted }: Call): boolean {
    if (list === undefined) return true;
    if (!Array.isArray(list)) return false;
    if (list.length === 0) return true;
    return (list as readonly Json[]).some(
      (alternative) =>
        isMembers(alternative) &&
        Object.entries(alternative).every(([scheme, scopes]) => {
          const held = granted[scheme];
          return (
            this.isScheme(scheme) &&
            isTexts(scopes) &&
            held !== undefined &&
            scopes.every((scope) => held.includes(scope))
          );
        }),
    );
  }

  private isScheme(name: string): boolean {
    const scheme = this.followed(this.at(["components", "securitySchemes", name]));
    if (!isMembers(scheme)) return false;
    switch (scheme["type"]) {
      case "apiKey":
        return typeof scheme["name"] === "string" && ["query", "header", "cookie"].includes(scheme["in"] as string);
      case "http":
        return typeof scheme["scheme"] === "string";
      default:
        // Its flows say where tokens come from, and not who is accepted.
        return scheme["type"] === "oauth2";
    }
  }

  private acceptsParameters(list: Json | undefined, call: Call): boolean {
    if (list === undefined) return true;
    return (
      Array.isArray(list) && (list as readonly Json[]).every((item) => this.acceptsParameter(this.followed(item), call))
    );
  }

  private acceptsParameter(parameter: Json | undefined, call: Call): boolean {
    if (!isMembers(parameter)) return false;
    const { in: location, name, required = false, schema } = parameter;
    if (typeof name !== "string" || !["path", "query", "header"].includes(location as string)) return false;
    if (!Object.keys(parameter).every((key) => ["in", "name", "required", "schema", "description"].includes(key)))
      return false;
    const value = call[location as "path" | "query" | "header"][name];
    return value === undefined ? required === false && location !== "path" : this.fits(schema, value);
  }

  private acceptsBody(written: Json | undefined, body: Json | undefined): boolean {
    if (written === undefined) return true;
    const requestBody = this.followed(written);
    if (
      !isMembers(requestBody) ||
      !Object.keys(requestBody).every((key) => ["required", "content", "description"].includes(key))
    )
      return false;
    const { required = false, content } = requestBody;
    if (body === undefined) return required === false && isMembers(content);
    // A body without media types is valid, and of any type.
    if (isMembers(content) && Object.keys(content).length === 0) return true;
    const media = isMembers(content) ? content["application/json"] : undefined;
    if (!isMembers(media) || !Object.keys(media).every((key) => key === "schema")) return false;
    return media["schema"] === undefined || this.fits(media["schema"], body);
  }

  /** True if a value is valid against a schema that can be read as a whole. */
  private fits(written: Json | undefined, value: Json): boolean {
    const schema = this.followed(written);
    if (schema === true) return this.document["openapi"] === "3.1.0";
    if (!isMembers(schema)) return false;
    return Object.entries(schema).every(([keyword, limit]) => {
      if (keyword === "properties") return this.fitsProperties(limit, schema, value);
      if (keyword === "items")
        return (
          this.followed(limit) !== undefined &&
          (!Array.isArray(value) || value.every((item: Json) => this.fits(limit, item)))
        );
      const check = Object.hasOwn(checks, keyword) ? checks[keyword] : undefined;
      // An unknown keyword has no effect.
      return check?.(limit, value) ?? true;
    });
  }

  private fitsProperties(properties: Json, schema: Members, value: Json): boolean {
    // An empty list is the empty map of PHP.
    if (Array.isArray(properties) && properties.length === 0) return this.fitsProperties({}, schema, value);
    if (!isMembers(properties)) return false;
    if (!isMembers(value)) return true;
    const hidden = this.marked(schema, "readOnly");
    return Object.entries(value).every(([name, member]) => {
      if (hidden.includes(name)) return true;
      if (Object.hasOwn(properties, name)) return this.fits(properties[name], member);
      const others = schema["additionalProperties"] ?? true;
      return others === true || (others !== false && this.fits(others, member));
    });
  }
}

const knownMembers: ReadonlySet<string> = new Set([
  ...["get", "put", "post", "delete", "options", "head", "patch", "trace", "parameters", "security", "requestBody"],
  ...["operationId", "responses", "description", "summary", "tags", "deprecated"],
]);

/** Checks of a value by keyword, with the value of the keyword first; false if that cannot be read. */
const checks: { readonly [keyword: string]: (limit: Json, value: Json) => boolean } = {
  type: (type, value) => typeof type === "string" && hasType(type, value),
  enum: (values, value) => Array.isArray(values) && values.includes(value),
  minLength: (limit, value) => isCount(limit) && (typeof value !== "string" || value.length >= limit),
  maxLength: (limit, value) => isCount(limit) && (typeof value !== "string" || value.length <= limit),
  maxItems: (limit, value) => isCount(limit) && (!Array.isArray(value) || value.length <= limit),
  minimum: (limit, value) => typeof limit === "number" && (typeof value !== "number" || value >= limit),
  maximum: (limit, value) => typeof limit === "number" && (typeof value !== "number" || value <= limit),
  pattern: (source, value) =>
    typeof source === "string" && (typeof value !== "string" || new RegExp(source, "u").test(value)),
  required: (names, value) =>
    isTexts(names) && (!isMembers(value) || names.every((name) => Object.hasOwn(value, name))),
  additionalProperties: (limit) => typeof limit === "boolean" || isMembers(limit),
  readOnly: () => true,
  writeOnly: () => true,
  description: () => true,
};

function hasType(type: string, value: Json): boolean {
  if (type === "integer") return Number.isInteger(value);
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isMembers(value);
  return ["string", "number", "boolean"].includes(type) && typeof value === type;
}

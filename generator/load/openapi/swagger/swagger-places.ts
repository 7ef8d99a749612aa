import { escapePointerPart } from "../../../diagnostics/origin.js";
import { pointerTokens } from "../../../model/json-pointer.js";
import { isObject, type JsonObject } from "../cursor.js";
import type { ParameterSources } from "./prepare-swagger.js";

/** Components of OpenAPI 3.0, and the members of Swagger 2.0 that hold them. */
const holders: Readonly<Record<string, string>> = {
  schemas: "definitions",
  parameters: "parameters",
  responses: "responses",
  securitySchemes: "securityDefinitions",
};

/** Finds the place in a document of Swagger 2.0 of what a pointer names in the document of OpenAPI 3.0 that was made of it. */
export function createSwaggerPlaces(
  document: JsonObject,
  sources: ReadonlyMap<string, ParameterSources>,
): (pointer: string) => string {
  const places = new PlacesOfSwagger(document, sources);
  return (pointer) => {
    const [first, ...rest] = pointerTokens(pointer);
    switch (first) {
      case undefined:
        return "";
      case "openapi":
        return "/swagger";
      case "servers":
        return Object.hasOwn(document, "host") ? "/host" : "/basePath";
      case "components":
        return places.componentPlace(rest);
      case "paths":
        return places.pathPlace(rest);
      default:
        return pointer;
    }
  };
}

/** The places of one document of Swagger 2.0. */
class PlacesOfSwagger {
  constructor(
    private readonly document: JsonObject,
    private readonly sources: ReadonlyMap<string, ParameterSources>,
  ) {}

  componentPlace([field = "", name, ...rest]: readonly string[]): string {
    const holder = holders[field];
    if (holder === undefined) return "";
    if (name === undefined) return `/${holder}`;
    const at = join("", [holder, name]);
    if (field === "parameters") return join(at, parameterRest(rest));
    if (field === "responses") return join(at, responseRest(rest));
    return join(at, field === "securitySchemes" && rest[0] === "flows" ? rest.slice(2) : rest);
  }

  pathPlace([path, method, field, ...rest]: readonly string[]): string {
    if (path === undefined) return "/paths";
    const item = join("/paths", [path]);
    if (method === undefined) return item;
    if (method === "parameters")
      return this.parameterPlace(
        item,
        [field, ...rest].filter((key) => key !== undefined),
      );
    const operation = join(item, [method]);
    if (field === "parameters") return this.parameterPlace(operation, rest);
    if (field === "requestBody") return this.bodyPlace(operation, rest);
    if (field === "responses" && rest.length > 1) {
      const [status = "", ...inner] = rest;
      return join(operation, ["responses", status, ...responseRest(inner)]);
    }
    return join(operation, field === undefined ? [] : [field, ...rest]);
  }

  private parameterPlace(holder: string, [index, ...rest]: readonly string[]): string {
    const list = `${holder}/parameters`;
    if (index === undefined) return list;
    const pointer = this.sources.get(holder)?.plain[Number(index)];
    return pointer === undefined ? list : join(pointer, parameterRest(rest));
  }

  private bodyPlace(operation: string, [field, mediaType, inner, ...rest]: readonly string[]): string {
    const { body, form } = this.sources.get(operation) ?? {};
    const list = `${operation}/parameters`;
    if (body !== undefined) {
      if (field !== "content") return join(body, field === undefined ? [] : [field]);
      return inner === "schema" ? join(body, ["schema", ...rest]) : body;
    }
    const [keyword, name = "", ...below] = inner === "schema" ? rest : [];
    const pointer =
      keyword === "properties" ? form?.get(name) : inner === "encoding" ? form?.get(rest[0] ?? "") : undefined;
    if (pointer !== undefined) return join(pointer, below);
    return mediaType === undefined ? list : this.consumesOf(operation);
  }

  private consumesOf(operation: string): string {
    const [, path = "", method = ""] = pointerTokens(operation);
    const { paths } = this.document;
    const item = isObject(paths) ? paths[path] : undefined;
    const written = isObject(item) ? item[method] : undefined;
    if (isObject(written) && Object.hasOwn(written, "consumes")) return `${operation}/consumes`;
    return Object.hasOwn(this.document, "consumes") ? "/consumes" : `${operation}/parameters`;
  }
}

/** Members of a parameter or a header: keywords stood beside its name. */
function parameterRest([field, ...rest]: readonly string[]): readonly string[] {
  if (field === "schema") return rest;
  return field === "style" || field === "explode" ? ["collectionFormat"] : field === undefined ? [] : [field, ...rest];
}

function responseRest([field, key, inner, ...rest]: readonly string[]): readonly string[] {
  if (field === "headers" && key !== undefined)
    return ["headers", key, ...parameterRest(inner === undefined ? [] : [inner, ...rest])];
  if (field !== "content") return [field, key, inner, ...rest].filter((part) => part !== undefined);
  if (inner === "schema") return ["schema", ...rest];
  return (inner === "example" || inner === "examples") && key !== undefined ? ["examples", key, ...rest] : [];
}

function join(pointer: string, tokens: readonly string[]): string {
  return [pointer, ...tokens.map(escapePointerPart)].join("/");
}

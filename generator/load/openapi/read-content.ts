import type { Encoding, Example, Header, MediaTypeObject, Payload } from "../../model/contract.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { essence } from "../../model/media-types.js";
import { isJsonType, isXmlType } from "../../model/media-types.js";
import { extensionsOf, flagOf, isObject, member, members, originOf, present, textOf, type Cursor } from "./cursor.js";
import { mediaTypeForm } from "./media-types.js";
import { once, resolved, type ReadContext } from "./read-context.js";
import { readView, reportView } from "./read-view.js";

/** The Media Type Objects of a `content` map, in order. Those of responses have no views of elements. */
export function readContent(
  content: Cursor | undefined,
  context: ReadContext,
  isResponse = false,
): readonly MediaTypeObject[] {
  const seen = new Map<string, Cursor>();
  return members(content).flatMap(({ key, at }) => {
    if (!isObject(at.value)) return [];
    if (!mediaTypeForm.test(key))
      context.diagnostics.report("openapi/malformed-media-type", originOf(at, "key"), { mediaType: key });
    const earlier = seen.get(key.toLowerCase());
    if (earlier !== undefined) {
      const related = [{ message: "first written at", origin: originOf(earlier, "key") }];
      context.diagnostics.report("openapi/duplicate-media-type", originOf(at, "key"), { mediaType: key }, related);
    }
    seen.set(key.toLowerCase(), at);
    return [readMediaType(key, at, context, isResponse)];
  });
}

function readMediaType(mediaType: string, at: Cursor, context: ReadContext, isResponse: boolean): MediaTypeObject {
  const itemSchema = readItemSchema(at, context);
  return {
    origin: originOf(at),
    mediaType,
    payload: readPayload(mediaType, at, context, isResponse),
    ...present("itemSchema", itemSchema),
    encoding: new Map(
      members(member(at, "encoding")).map((entry) => [entry.key, readEncoding(mediaType, entry.at, context)]),
    ),
    examples: readExamples(at, context),
    extensions: extensionsOf(at),
  };
}

/** OpenAPI 3.2, Media Type Object: the schema of one item of a sequence. Earlier versions have no such member. */
function readItemSchema(at: Cursor, { hasItemSchemas, diagnostics, schemas }: ReadContext): JsonSchema | undefined {
  const written = member(at, "itemSchema");
  if (written === undefined) return undefined;
  if (hasItemSchemas) return schemas.node(written);
  const hint = 'remove it, let its name begin with "x-", or write "openapi: 3.2.0"';
  diagnostics.report("openapi/schema", originOf(written, "key"), {
    message: 'Media type must not have "itemSchema".',
    hint,
  });
  return undefined;
}

function readPayload(mediaType: string, at: Cursor, context: ReadContext, isResponse: boolean): Payload {
  const written = member(at, "schema");
  const schema = written === undefined ? undefined : context.schemas.node(written);
  const xsdElement = member(at, "x-xsd-element");
  const isXml = isXmlType(mediaType);
  const writtenView = member(at, "x-xsd-view");
  const view = isResponse ? undefined : writtenView;
  if (isResponse) reportView(writtenView, "is in a response, but applies only to requests", context);
  if (xsdElement !== undefined && !isXml && !isJsonType(mediaType)) {
    context.diagnostics.report("openapi/xsd-element-on-other-type", originOf(xsdElement, "key"), { mediaType });
  } else if (xsdElement !== undefined && !isXml && schema !== undefined) {
    context.diagnostics.report("openapi/xsd-element-beside-schema", originOf(xsdElement, "key"), { mediaType });
  } else if (xsdElement !== undefined) {
    const element = context.xsdElements.find(xsdElement);
    if (element === undefined) return schema === undefined ? { kind: "open" } : { kind: "json", schema };
    const seen = readView(element, view, context);
    const derived = schema ?? context.derivedSchema(seen.element, at);
    if (isXml) return { kind: "xml", ...seen, ...present("plainSchema", derived) };
    return derived === undefined ? { kind: "open" } : { kind: "json", schema: derived, derivedFrom: seen };
  }
  reportView(view, "has no x-xsd-element that it applies to", context);
  return schema === undefined ? { kind: "open" } : { kind: "json", schema };
}

/** OpenAPI, Encoding Object. Of forms in parts OpenAPI 3.0 passes over the style. */
function readEncoding(mediaType: string, at: Cursor, context: ReadContext): Encoding {
  const style = textOf(at, "style");
  const known = (["form", "spaceDelimited", "pipeDelimited", "deepObject"] as const).find((name) => name === style);
  if (style !== undefined && known === undefined) {
    const params = { style, place: "an encoding", allowed: "form, spaceDelimited, pipeDelimited or deepObject" };
    context.diagnostics.report("openapi/unknown-style", originOf(member(at, "style") ?? at), params);
  }
  const hasStyle = context.hasPartStyles || essence(mediaType) === "application/x-www-form-urlencoded";
  const contentType = textOf(at, "contentType");
  for (const mediaType of contentType?.split(",").map((part) => part.trim()) ?? []) {
    if (mediaTypeForm.test(mediaType)) continue;
    context.diagnostics.report("openapi/malformed-media-type", originOf(member(at, "contentType") ?? at), {
      mediaType,
    });
  }
  return {
    origin: originOf(at),
    ...present("contentType", contentType),
    headers: readHeaders(member(at, "headers"), context),
    ...(hasStyle && { ...present("style", known), ...present("explode", flagOf(at, "explode")) }),
    allowReserved: hasStyle && (flagOf(at, "allowReserved") ?? false),
  };
}

/** `example`, or the entries of `examples` that hold their value. */
export function readExamples(at: Cursor, context: ReadContext): readonly Example[] {
  const single = member(at, "example");
  const named = member(at, "examples");
  if (single !== undefined && named !== undefined) {
    context.diagnostics.report("openapi/example-and-examples", originOf(named, "key"), {});
  }
  const examples: Example[] = single === undefined ? [] : [{ origin: originOf(single), value: single.value }];
  for (const { key, at: entry } of members(named)) {
    const example = resolved(entry, context);
    const value = example === undefined ? undefined : member(example.at, "value");
    if (value === undefined) continue;
    examples.push({ origin: originOf(value), name: key, ...present("summary", example?.summary), value: value.value });
  }
  return examples;
}

/** `schema`, or the one entry of `content`. */
export function readShape(
  name: string,
  at: Cursor,
  context: ReadContext,
): { schema?: JsonSchema; content?: MediaTypeObject } {
  const schema = member(at, "schema");
  const written = member(at, "content");
  const content = readContent(written, context);
  const count = members(written).length + (schema === undefined ? 0 : 1);
  const isText = count === 0 && written === undefined;
  if (count !== 1) context.diagnostics.report("openapi/parameter-content", originOf(at, "key"), { name, isText });
  if (isText) return { schema: { origin: originOf(at), types: ["string"] } };
  return {
    ...present("schema", schema === undefined ? undefined : context.schemas.node(schema)),
    ...present("content", content[0]),
  };
}

/** OpenAPI, Header Objects: parameters whose name is their key and whose place and style are fixed. */
export function readHeaders(map: Cursor | undefined, context: ReadContext): readonly Header[] {
  return members(map).flatMap(({ key, at: item }) => {
    const target = resolved(item, context);
    // "Content-Type" among the headers of a response is ignored (OpenAPI, Response Object).
    if (target === undefined || key.toLowerCase() === "content-type") return [];
    const header = once(context.known.headers, target.at, item, context, (at) => readHeader(key, at, context));
    return header === undefined ? [] : [{ ...header, name: key, ...present("description", target.description) }];
  });
}

function readHeader(name: string, at: Cursor, context: ReadContext): Header {
  return {
    origin: originOf(at),
    name,
    required: flagOf(at, "required") ?? false,
    deprecated: flagOf(at, "deprecated") ?? false,
    explode: flagOf(at, "explode") ?? false,
    ...readShape(name, at, context),
    examples: readExamples(at, context),
    extensions: extensionsOf(at),
  };
}

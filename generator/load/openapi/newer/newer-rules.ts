import type { SkippedKind } from "../../../model/skipped-kinds.js";
import type { JsonValue } from "../../../model/json-schema/schema.js";
import { framingOf } from "../../../model/media-types.js";
import { pointerTokens } from "../../../model/json-pointer.js";
import { isObject, items, member, members, textOf, type Cursor } from "../cursor.js";
import type { ObjectKind } from "../../../model/openapi-structure.js";

/** Edits of one object. */
export interface LoweringEdits {
  /** Gives the object a member. */
  put(key: string, value: JsonValue): void;
  /** Takes out a member that was said in other words. */
  remove(at: Cursor): void;
  /** Leaves a member of OpenAPI 3.2 as it stands, which our readers know. */
  keep(): void;
  /** Takes out what OpenAPI 3.1 cannot say, and tells that; `kind` is that of a part whose loss changes what is accepted or answered. */
  skip(at: Cursor, what: string, effect: string, kind?: SkippedKind): void;
}

/** A difference between OpenAPI 3.1 and 3.2 in the objects of one kind. */
export type NewerRule = (at: Cursor, edits: LoweringEdits) => void;

/** A member that says nothing about what travels. */
const unknownMember =
  (key: string, effect: string, kind?: SkippedKind): NewerRule =>
  (at, edits) => {
    const inner = member(at, key);
    if (inner !== undefined) edits.skip(inner, key, effect, kind);
  };

const onlyNames = "it is not shown anywhere";

/** Server Object: a name for people. */
const serverNames: NewerRule = (at, edits) => {
  for (const server of items(member(at, "servers"))) unknownMember("name", onlyNames)(server, edits);
};

/** Tag Object: a short text, a tag above, and a category. */
const tags: NewerRule = (at, edits) => {
  for (const tag of items(member(at, "tags"))) {
    const summary = member(tag, "summary");
    if (summary !== undefined) edits.skip(summary, "summary", onlyNames);
    for (const key of ["parent", "kind"]) unknownMember(key, "tags are not nested")(tag, edits);
  }
};

/** Path Item Object: methods besides those that have always had a member. */
const otherMethods: NewerRule = (at, edits) => {
  unknownMember("query", "the operation has no client and no server", "operation")(at, edits);
  const others = member(at, "additionalOperations");
  for (const { key, at: operation } of members(others))
    edits.skip(operation, key, "the operation has no client and no server", "operation");
  if (others !== undefined) edits.remove(others);
};

/** Parameter Object: the whole query in one parameter, and cookies that are not encoded. */
const parameter: NewerRule = (at, edits) => {
  if (textOf(at, "in") === "querystring") {
    edits.skip(at, "in: querystring", "requests have no such parameter", "parameter");
    return;
  }
  const style = member(at, "style");
  if (style?.value === "cookie" && textOf(at, "in") === "cookie")
    edits.skip(style, "style: cookie", "values are percent-encoded");
};

/** Response Object: a short text, and a description that need not be there. */
const response: NewerRule = (at, edits) => {
  const summary = member(at, "summary");
  const description = member(at, "description");
  if (description === undefined) edits.put("description", textOf(at, "summary") ?? "");
  if (summary === undefined) return;
  if (description === undefined) edits.remove(summary);
  else edits.skip(summary, "summary", onlyNames);
};

/** Media Type Object: the items of a sequence, which have a type where we know how one follows the other. */
const itemSchema: NewerRule = (at, edits) => {
  const tokens = pointerTokens(at.pointer);
  const isShared = tokens.length === 3 && tokens[0] === "components" && tokens[1] === "mediaTypes";
  if (member(at, "itemSchema") === undefined) return;
  if (isShared || framingOf(tokens.at(-1) ?? "") !== undefined) edits.keep();
  else unknownMember("itemSchema", "items have no type", "member")(at, edits);
};

const mediaType: readonly NewerRule[] = [
  itemSchema,
  unknownMember("itemEncoding", "parts are read by their own media types"),
  unknownMember("prefixEncoding", "parts are read by their own media types"),
];

/** Example Object: the value as data, and as it travels. */
const example: NewerRule = (at, edits) => {
  const data = member(at, "dataValue");
  if (data !== undefined && member(at, "value") === undefined) {
    edits.put("value", data.value);
    edits.remove(data);
  }
  unknownMember("serializedValue", "the serialized form of the example is not checked")(at, edits);
};

/** Security Scheme Object. */
const securityScheme: NewerRule = (at, edits) => {
  unknownMember("deprecated", "callers get no warning")(at, edits);
  unknownMember("oauth2MetadataUrl", "it is not used")(at, edits);
  const flows = member(at, "flows");
  if (flows !== undefined) unknownMember("deviceAuthorization", "the flow is skipped")(flows, edits);
};

/** Schema Object: a branch for values whose tag is not listed, and the kinds of nodes of XML. */
const schema: NewerRule = (at, edits) => {
  const discriminator = member(at, "discriminator");
  if (discriminator !== undefined && member(discriminator, "defaultMapping") !== undefined)
    edits.skip(discriminator, "defaultMapping", "the discriminator does not distinguish branches");
  const xml = member(at, "xml");
  const nodeType = xml && member(xml, "nodeType");
  if (xml === undefined || nodeType === undefined || !isObject(xml.value)) return;
  const { nodeType: kind, ...rest } = xml.value;
  const isList = textOf(at, "type") === "array";
  if (kind === "attribute") edits.put("xml", { ...rest, attribute: true });
  else if (kind === "element") edits.put("xml", isList ? { ...rest, wrapped: true } : rest);
  else if (kind === "none" && isList) edits.put("xml", rest);
  else edits.skip(nodeType, "nodeType", "the value is an element");
};

/** THE list of what OpenAPI 3.2 adds to each kind of object. */
export const newerRules: Readonly<Partial<Record<ObjectKind, readonly NewerRule[]>>> = {
  document: [unknownMember("$self", "references are relative to the file"), serverNames, tags],
  pathItem: [otherMethods, serverNames],
  operation: [serverNames],
  parameter: [parameter],
  response: [response],
  mediaType,
  encoding: ["encoding", "prefixEncoding", "itemEncoding"].map((key) =>
    unknownMember(key, "parts inside the part are read by their own media types"),
  ),
  example: [example],
  securityScheme: [securityScheme],
  schema: [schema],
};

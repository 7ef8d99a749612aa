import type { Header, MediaTypeObject, Parameter, Payload } from "../../model/contract.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { payloadEncoding, type PayloadEncoding } from "../../plan/payload-encoding.js";
import { changeAt, schemaPairs, within, type Finding, type Position, type SchemaPair, type Wire } from "../finding.js";
import { bodyForm } from "../json-schema/texts/wire-form.js";
import type { Carrier } from "../witness-message.js";
import { plainTarget } from "../../model/json-schema/plain-target.js";
import type { Levels } from "../kind-of-change.js";

/** Compares the payloads of one media type; the place is that of the media type. */
export function comparePayload(
  before: MediaTypeObject,
  after: MediaTypeObject,
  changePlace: Position,
  wire: Wire = bodyWire(before, after, changePlace),
): readonly Finding[] {
  const [oldItem, newItem] = [itemOf(before), itemOf(after)];
  const isOfItems = before.itemSchema !== undefined || after.itemSchema !== undefined;
  if (isOfItems && oldItem !== undefined && newItem !== undefined)
    return schemaPairs(oldItem, newItem, within(changePlace, "items"));
  const [old, now] = [payloadOf(before), payloadOf(after)];
  const { mediaType } = after;
  if (old.kind === "json" && now.kind === "json") {
    return schemaPairs(old.schema, now.schema, changePlace, formOf(before, after), wire);
  }
  if (old.kind === "xml" && now.kind === "xml") {
    return changePlace.uses.map((use) => ({
      kind: "elements",
      before: old.element,
      after: now.element,
      subject: changePlace.subject,
      use,
    }));
  }
  if (old.kind === now.kind) return [];
  const proved = { codeLevels: descriptionLevels(before, after) };
  if (old.kind === "open")
    return [changeAt(changePlace, "media-type/schema-added", { before, after }, { mediaType }, proved)];
  if (now.kind === "open")
    return [changeAt(changePlace, "media-type/schema-removed", { before, after }, { mediaType }, proved)];
  const data = { mediaType, before: languages[old.kind], after: languages[now.kind] };
  return [changeAt(changePlace, "media-type/language-changed", { before, after }, data)];
}

/** The values of a parameter or a header, one version of which has a media type instead of a schema. */
export function compareContentOfValue<Value extends Parameter | Header>(
  before: Value,
  after: Value,
  id: "parameter/serialization-changed" | "header/serialization-changed",
  position: Position,
  wire: Wire,
): readonly Finding[] {
  const [old, now] = [before.content, after.content];
  if (old !== undefined && now?.mediaType.toLowerCase() === old.mediaType.toLowerCase())
    return comparePayload(old, now, within(position, now.mediaType), wire);
  const form = ({ schema, content }: Value): string =>
    schema === undefined ? `"${content?.mediaType ?? ""}"` : "a plain value";
  return [changeAt(position, id, { before, after }, { name: after.name, before: form(before), after: form(after) })];
}

/** Returns the serialized form of a body. */
export function bodyWire(before: MediaTypeObject, after: MediaTypeObject, { uses }: Position): Wire {
  const status = uses[0]?.part?.status;
  const carrier = (media: MediaTypeObject): Carrier => ({ kind: "body", media, status });
  return {
    before: bodyForm(before),
    after: bodyForm(after),
    carriers: { before: carrier(before), after: carrier(after) },
  };
}

/** The form of both versions' values; undefined for JSON, and where it is not the same. */
function formOf(...versions: readonly [MediaTypeObject, MediaTypeObject]): SchemaPair["form"] {
  const carriers = versions.map(payloadEncoding);
  if (carriers.every(({ kind }) => kind === "document")) return "document";
  return carriers.every(hasTexts) ? "texts" : undefined;
}

/** True for a text, and for a form whose members all travel as texts: the number 5 and the text "5" are one there. */
function hasTexts(carrier: PayloadEncoding): boolean {
  if (carrier.kind === "form") return carrier.fields.named.every(({ style }) => style !== "json");
  if (carrier.kind !== "multipart") return carrier.kind === "text";
  return carrier.parts.named.every(({ kind }) => kind === "text" || kind === "file" || kind === "styled");
}

const languages = { json: "a value of a JSON schema", xml: "an XML element" };

/** The schema of one item of a sequence. */
function itemOf(media: MediaTypeObject): JsonSchema | undefined {
  const carrier = payloadEncoding(media);
  return carrier.kind === "stream" ? carrier.item : undefined;
}

/** The payload of a media type; a sequence whose items alone have a schema is described by that. */
function payloadOf({ payload, itemSchema }: MediaTypeObject): Payload {
  return payload.kind === "open" && itemSchema !== undefined ? { kind: "json", schema: itemSchema } : payload;
}

const broken: Levels = { sent: "breaking", read: "breaking" };

/** Effects on the types of consumers when a description comes or goes; those of the media type alone are left out. */
function descriptionLevels(before: MediaTypeObject, after: MediaTypeObject): Levels {
  const [old, now] = [payloadEncoding(before), payloadEncoding(after)];
  if (old.kind !== now.kind) return broken;
  if (isUntold(old) === isUntold(now)) return {};
  // From anything to something: what is sent no longer fits. From something to anything: what is read no longer does.
  return isUntold(old) ? { sent: "breaking" } : { read: "breaking" };
}

/** True when the type of a payload is the widest that its media type allows. */
function isUntold(carrier: PayloadEncoding): boolean {
  switch (carrier.kind) {
    case "json":
      return carrier.schema === undefined;
    case "stream":
      return carrier.item === undefined;
    case "text": {
      if (carrier.schema === undefined) return true;
      const { types, enum: values, const: only } = plainTarget(carrier.schema);
      return types?.length === 1 && types[0] === "string" && values === undefined && only === undefined;
    }
    case "binary":
      return true;
    case "xml":
    case "document":
    case "form":
    case "multipart":
      return false;
  }
}

/** Levels for a part of a multipart form that is a file in one version and a value in the other. */
export function partLevels(before: MediaTypeObject, after: MediaTypeObject, part: string): Levels {
  const isFile = (media: MediaTypeObject): boolean => {
    const carrier = payloadEncoding(media);
    if (carrier.kind !== "multipart") return false;
    return carrier.parts.named.some(({ name, kind }) => name === part && kind === "file");
  };
  return isFile(before) === isFile(after) ? {} : broken;
}

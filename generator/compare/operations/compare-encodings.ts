import type { Encoding, MediaTypeObject } from "../../model/contract.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { changeAt, schemaPairs, within, type Finding, type Position } from "../finding.js";
import type { Levels } from "../kind-of-change.js";
import { partLevels, bodyWire } from "./compare-payload.js";
import { compareHeaders } from "./compare-headers.js";
import { coversMediaType } from "./media-type-key.js";
import { isAlwaysPlain } from "./list-writing.js";
import { lookThrough } from "./look-through.js";
import { payloadEncoding, type PayloadEncoding } from "../../plan/payload-encoding.js";
import type { PartPlan } from "../../plan/form-parts.js";

/** OpenAPI, Encoding Objects: how the parts of a form are written. */
export function compareEncodings(
  before: MediaTypeObject,
  after: MediaTypeObject,
  changePlace: Position,
): readonly Finding[] {
  const pairs =
    before.payload.kind === "json" && after.payload.kind === "json"
      ? schemaPairs(
          before.payload.schema,
          after.payload.schema,
          changePlace,
          "texts",
          bodyWire(before, after, changePlace),
        )
      : [];
  const parts = new Set([...before.encoding.keys(), ...after.encoding.keys()]);
  return [...parts].sort().flatMap((part) => {
    const old = partOf(before, part);
    const now = partOf(after, part);
    if (old === undefined || now === undefined) return [];
    const sides = { before: before.encoding.get(part) ?? before, after: after.encoding.get(part) ?? after };
    const at = within(changePlace, part);
    // A raw separator in a single value splits it if it becomes a list.
    const isRaw = old.allowReserved || now.allowReserved;
    const [wasPlain, isPlain] = [isPlainPart(before, part), isPlainPart(after, part)];
    const isSingle = isRaw ? wasPlain && isPlain : wasPlain || isPlain;
    const changes = keywords.flatMap((keyword): readonly Finding[] => {
      const [left, right] = [old[keyword], now[keyword]];
      if (left === right || (isForm(keyword) && isSingle)) return [];
      const data = { part, keyword, before: JSON.stringify(left), after: JSON.stringify(right) };
      const levels = keyword === "contentType" ? typeLevels(old.contentType, now.contentType) : {};
      const codeLevels = partLevels(before, after, part);
      const finding = changeAt(at, "media-type/encoding-changed", sides, data, { ...levels, codeLevels });
      return isForm(keyword) ? [{ kind: "serialization", finding, pairs, part }] : [finding];
    });
    const headers = [before.encoding.get(part)?.headers ?? [], after.encoding.get(part)?.headers ?? []] as const;
    return [...changes, ...compareHeaders(headers[0], headers[1], at)];
  });
}

/** True for keywords that have no effect on single values. */
function isForm(keyword: (typeof keywords)[number]): boolean {
  return keyword === "style" || keyword === "explode";
}

function isPlainPart({ payload, encoding, mediaType }: MediaTypeObject, part: string): boolean {
  const schema = payload.kind === "json" ? lookThrough(payload.schema).properties?.get(part) : undefined;
  // In a multipart form, a style replaces the content type.
  const isStyled = mediaType.toLowerCase().startsWith("application/") || encoding.get(part)?.style !== undefined;
  return schema !== undefined && isStyled && isAlwaysPlain({ schema });
}

const keywords = ["contentType", "style", "explode", "allowReserved"] as const;

interface Part {
  readonly contentType: string;
  /** "none" for a part without a style, whose content type counts. */
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved: boolean;
}

/** A part with its defaults; undefined when the schema has no such property: its coming or going is the schema's change. */
function partOf({ encoding, payload, mediaType }: MediaTypeObject, part: string): Part | undefined {
  const schema = payload.kind === "json" ? lookThrough(payload.schema).properties?.get(part) : undefined;
  if (schema === undefined) return undefined;
  const written: Partial<Encoding> = encoding.get(part) ?? {};
  const style = written.style ?? "form";
  const isUrlEncoded = mediaType.toLowerCase().startsWith("application/x-www-form-urlencoded");
  // OpenAPI, Encoding Object: a part with a style, or one of a form without a content type, is written by its style.
  const hasStyle =
    [written.style, written.explode, written.allowReserved].some((value) => value !== undefined && value !== false) ||
    (isUrlEncoded && written.contentType === undefined);
  return {
    contentType: hasStyle ? "" : (written.contentType ?? defaultType(schema)).replaceAll(" ", "").toLowerCase(),
    style: isUrlEncoded ? style : (written.style ?? "none"),
    explode: written.explode ?? style === "form",
    allowReserved: written.allowReserved ?? false,
  };
}

/** OpenAPI, Encoding Object, `contentType`: the default follows from the type of the property, of arrays from that of the items. */
function defaultType(property: JsonSchema): string {
  const schema = lookThrough(property);
  const types = schema.types ?? [];
  if (types.includes("array") && schema.items !== undefined) {
    const items = lookThrough(schema.items);
    return isPlain(items) ? plainType(items) : "application/json";
  }
  return types.length === 0 ? "application/octet-stream" : isPlain(schema) ? plainType(schema) : "application/json";
}

function isPlain({ types = [] }: JsonSchema): boolean {
  return types.length > 0 && !types.includes("object") && !types.includes("array");
}

function plainType({ format, contentEncoding }: JsonSchema): string {
  return format === "binary" || contentEncoding !== undefined ? "application/octet-stream" : "text/plain";
}

/** Lists of types as sets: fewer break those who send, more those who read. */
function typeLevels(before: string, after: string): { readonly levels: Levels } {
  const [old, now] = [before.split(","), after.split(",")];
  const isIn = (list: readonly string[], type: string): boolean =>
    list.some((otherType) => otherType === type || coversMediaType(otherType, type));
  const narrowed = old.some((type) => !isIn(now, type));
  const widened = now.some((type) => !isIn(old, type));
  return { levels: { sent: narrowed ? "breaking" : "info", read: widened ? "breaking" : "info" } };
}

/**
 * Compares the decisions of a schema beside its values: if a body, or a part of a multipart form, is bytes, text or
 * JSON. For parts with an Encoding Object, that object decides, and its changes are reported.
 */
export function compareForms(
  before: MediaTypeObject,
  after: MediaTypeObject,
  changePlace: Position,
): readonly Finding[] {
  if (before.payload.kind !== "json" || after.payload.kind !== "json") return [];
  const [old, now] = [payloadEncoding(before), payloadEncoding(after)];
  const sides = { before, after };
  if (old.kind !== now.kind) return [changed(changePlace, sides, forms[old.kind], forms[now.kind])];
  const parts = new Map(partsOf(now).map((part) => [part.name, part]));
  return partsOf(old).flatMap((part) => {
    const partner = parts.get(part.name);
    if (partner === undefined || partner.kind === part.kind) return [];
    if (before.encoding.has(part.name) || after.encoding.has(part.name)) return [];
    const at = within(changePlace, part.name, `the part "${part.name}"`);
    return [
      changed(
        at,
        { before: part.schemas[0] ?? before, after: partner.schemas[0] ?? after },
        partForms[part.kind],
        partForms[partner.kind],
      ),
    ];
  });
}

function partsOf(carrier: PayloadEncoding): readonly PartPlan[] {
  return carrier.kind === "multipart" ? carrier.parts.named : [];
}

function changed(changePlace: Position, sides: Parameters<typeof changeAt>[2], before: string, after: string): Finding {
  return changeAt(changePlace, "media-type/form-changed", sides, { before, after });
}

const partForms: Readonly<Record<PartPlan["kind"], string>> = {
  ...{ file: "a file", json: "JSON", text: "text", value: "JSON or text", open: "a file, JSON or text" },
  styled: "text by its style",
};
const forms: Readonly<Record<PayloadEncoding["kind"], string>> = {
  ...{
    json: "JSON",
    xml: "XML",
    document: "XML",
    form: "a form",
    multipart: "a multipart form",
    text: "text",
    stream: "items",
    binary: "bytes",
  },
};

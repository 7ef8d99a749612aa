import type { ObjectShape, ParameterTable, ValueShape } from "../http/operation.js";
import type { ReadJson } from "./decode-types.js";
import { parameterFault, repeatedFault } from "./fault.js";
import { setMember, type Members } from "./members.js";
import { isPrimitiveShape, leafReader, shapeOfMember, type ReadText } from "./shape.js";

/** Gives the text that stands behind an encoded one; throws a URIError where it stands for none. */
export type Decode = (raw: string) => string;

/** The encoded parts of a list or an object; undefined when the text has not the form of its style. */
export type Split = (raw: string) => readonly string[] | undefined;

export function percentDecoded(raw: string): string {
  return raw.includes("%") ? decodeURIComponent(raw) : raw;
}

/** Reads a value that one text holds. A text that has not the form of its style stays a text, for validation to name. */
export function valueReader(shape: ValueShape, isKeyed: boolean, split: Split, decode: Decode): ReadText {
  if (isPrimitiveShape(shape)) {
    const leaf = leafReader(shape);
    return shape === "string" ? decode : (raw) => leaf(decode(raw));
  }
  if ("items" in shape) {
    const leaf = leafReader(shape.items);
    return (raw) => split(raw)?.map((part) => leaf(decode(part))) ?? decode(raw);
  }
  const members = isKeyed ? keyedMembers : alternatingMembers;
  return (raw) => {
    const parts = split(raw);
    return (parts && members(parts, shape, decode)) ?? decode(raw);
  };
}

/** "R=100", "G=200". */
function keyedMembers(parts: readonly string[], shape: ObjectShape, decode: Decode): Members | undefined {
  const members: Members = {};
  for (const part of parts) {
    const equals = part.indexOf("=");
    if (equals === -1) return undefined;
    addMember(members, shape, decode(part.slice(0, equals)), decode(part.slice(equals + 1)));
  }
  return members;
}

/** "R", "100", "G", "200". */
function alternatingMembers(parts: readonly string[], shape: ObjectShape, decode: Decode): Members | undefined {
  if (parts.length % 2 === 1) return undefined;
  const members: Members = {};
  for (let at = 0; at < parts.length; at += 2) {
    addMember(members, shape, decode(parts[at] ?? ""), decode(parts[at + 1] ?? ""));
  }
  return members;
}

/** Adds a member that has come as text. */
export function addMember(members: Members, shape: ObjectShape, name: string, text: string): void {
  if (Object.hasOwn(members, name)) throw repeatedFault();
  setMember(members, name, leafReader(shapeOfMember(shape, name))(text));
}

/** Reads a parameter whose text is JSON. */
export function jsonTextReader(decode: Decode, readJson: ReadJson): ReadText {
  return (raw) => {
    const result = readJson(decode(raw));
    if (result.ok === false) throw parameterFault(result.error.code, result.error.message);
    return result.value;
  };
}

/** Reads what stands for a variable of a path template. RFC 6570, sections 3.2.2, 3.2.5 and 3.2.7. */
export function pathTextReader(table: ParameterTable, readJson: ReadJson): ReadText {
  const { shape, explode } = table;
  switch (table.style) {
    case "json":
      return jsonTextReader(percentDecoded, readJson);
    case "label":
      return marked(
        ".",
        valueReader(shape, explode, (raw) => raw.split(explode ? "." : ","), percentDecoded),
      );
    case "matrix":
      return matrixReader(table);
    case "simple":
    case "form":
    case "spaceDelimited":
    case "pipeDelimited":
    case "deepObject":
      return valueReader(shape, explode, (raw) => raw.split(","), percentDecoded);
  }
}

/** A text behind its mark; without any text the parameter is absent. */
function marked(mark: string, read: ReadText): ReadText {
  return (raw) => {
    if (raw === "") return undefined;
    return raw.startsWith(mark) ? read(raw.slice(1)) : percentDecoded(raw);
  };
}

function matrixReader({ name, shape, explode }: ParameterTable): ReadText {
  const behindName = (part: string): string | undefined => {
    const equals = part.indexOf("=");
    const found = equals === -1 ? part : part.slice(0, equals);
    if (percentDecoded(found) !== name) return undefined;
    return equals === -1 ? "" : part.slice(equals + 1);
  };
  const single = !explode || isPrimitiveShape(shape);
  if (single) {
    const read = valueReader(shape, false, (raw) => raw.split(","), percentDecoded);
    return marked(";", (raw) => {
      const text = behindName(raw);
      return text === undefined ? `;${percentDecoded(raw)}` : read(text);
    });
  }
  const isList = "items" in shape;
  const split: Split = (raw) => {
    const parts = raw.split(";");
    if (!isList) return parts.map((part) => (part.includes("=") ? part : `${part}=`));
    const texts = parts.flatMap((part) => behindName(part) ?? []);
    return texts.length === parts.length ? texts : undefined;
  };
  return marked(";", valueReader(shape, true, split, percentDecoded));
}

/** Reads a header's text. Items of lists and objects lose the white space around them, as RFC 9110, section 5.6.1, says. */
export function headerTextReader({ style, shape, explode }: ParameterTable, readJson: ReadJson): ReadText {
  return style === "json"
    ? jsonTextReader(trimmed, readJson)
    : valueReader(shape, explode, (raw) => raw.split(","), trimmed);
}

function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (isBlank(text.charCodeAt(start))) start += 1;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09;
}

import type { ParameterTable, ValueShape } from "../http/operation.js";
import type { ReadJson } from "./decode-types.js";
import { parameterFault, repeatedFault } from "./fault.js";
import { hasStructuresInside, partReader, splitAroundJson } from "./json-part.js";
import { setMember, type Members } from "./members.js";
import { compileShape, isPrimitiveShape, leafReader, singleValue, takesItems, type ReadText } from "./shape.js";

/** Decodes a string; throws a URIError if it is not a valid encoding. */
export type Decode = (raw: string) => string;

/** The encoded parts of a list or an object; undefined when the text has not the form of its style. */
export type Split = (raw: string) => readonly string[] | undefined;

/** Decodes percent-encoding. RFC 3986, section 2.1. */
export function percentDecoded(raw: string): string {
  return raw.includes("%") ? decodeURIComponent(raw) : raw;
}

/** Rules by which the text of a value is taken apart and read. */
interface TextForm {
  readonly split: Split;
  readonly decode: Decode;
  readonly readJson: ReadJson;
  /** Properties are "R=100", "G=200", not "R", "100", "G", "200". */
  readonly isKeyed: boolean;
}

/**
 * Reads a value from one string. A string that does not have the form of its style stays a string, for validation to
 * name.
 */
export function textValueReader(shape: ValueShape, { split, decode, readJson, isKeyed }: TextForm): ReadText {
  // An undescribed value is a string: its commas may be part of it.
  if (shape === "any" || isPrimitiveShape(shape)) {
    const leaf = leafReader(shape === "any" ? "string" : shape);
    return shape === "string" ? decode : (raw) => leaf(decode(raw));
  }
  const node = compileShape(shape);
  const { items, member } = node;
  const whole: ReadText = (raw) => node.leaf(decode(raw));
  if (items !== undefined) {
    const readItem = partReader(items, readJson);
    return (raw) => {
      const parts = split(raw);
      if (parts === undefined) return whole(raw);
      // A single part is a string, if the shape allows one.
      const single = parts.length === 1 ? singleValue(node, decode(raw)) : undefined;
      return single ?? parts.map((part) => readItem(decode(part)));
    };
  }
  if (member === undefined) return whole;
  const add = (members: Members, name: string, part: string): void => {
    if (Object.hasOwn(members, name)) throw repeatedFault();
    setMember(members, name, partReader(member(name), readJson)(part));
  };
  return (raw) => {
    const parts = split(raw);
    const pairs = parts && (isKeyed ? keyedParts(parts) : alternatingParts(parts));
    if (pairs === undefined) return whole(raw);
    const members: Members = {};
    for (const [name, part] of pairs) add(members, decode(name), decode(part));
    return members;
  };
}

type TextPairs = readonly (readonly [name: string, text: string])[];

/** "R=100", "G=200". */
function keyedParts(parts: readonly string[]): TextPairs | undefined {
  if (parts.some((part) => !part.includes("="))) return undefined;
  return parts.map((part) => {
    const equals = part.indexOf("=");
    return [part.slice(0, equals), part.slice(equals + 1)];
  });
}

/** "R", "100", "G", "200". */
function alternatingParts(parts: readonly string[]): TextPairs | undefined {
  if (parts.length % 2 === 1) return undefined;
  return Array.from({ length: parts.length / 2 }, (_, at) => [parts[2 * at] ?? "", parts[2 * at + 1] ?? ""]);
}

/** Reads a parameter whose content is JSON text. */
export function jsonTextReader(decode: Decode, readJson: ReadJson): ReadText {
  return (raw) => {
    const result = readJson(decode(raw));
    if (result.ok === false) throw parameterFault(result.error.code, result.error.message);
    return result.value;
  };
}

/** Reads the raw value of a path variable. RFC 6570, sections 3.2.2, 3.2.5 and 3.2.7. */
export function pathTextReader(table: ParameterTable, readJson: ReadJson): ReadText {
  const { shape, explode } = table;
  const form = { decode: percentDecoded, readJson, isKeyed: explode };
  switch (table.style) {
    case "json":
      return jsonTextReader(percentDecoded, readJson);
    case "label":
      return marked(
        ".",
        textValueReader(shape, { ...form, split: explode ? (raw) => raw.split(".") : commaSplit(table) }),
      );
    case "matrix":
      return matrixReader(table, readJson);
    case "simple":
    case "form":
    case "spaceDelimited":
    case "pipeDelimited":
    case "deepObject":
      return textValueReader(shape, { ...form, split: commaSplit(table) });
  }
}

/** Takes percent-encoded text apart at its commas. An encoded comma is data if a part may contain one. */
export function commaSplit({ commaFree }: ParameterTable): Split {
  const comma = commaFree === true ? /,|%2c/i : ",";
  return (raw) => raw.split(comma);
}

/** Reads a string after its mark; an empty string means that the parameter is missing. */
function marked(mark: string, read: ReadText): ReadText {
  return (raw) => {
    if (raw === "") return undefined;
    return raw.startsWith(mark) ? read(raw.slice(1)) : percentDecoded(raw);
  };
}

function matrixReader(table: ParameterTable, readJson: ReadJson): ReadText {
  const { name, shape, explode } = table;
  const behindName = (part: string): string | undefined => {
    const equals = part.indexOf("=");
    const found = equals === -1 ? part : part.slice(0, equals);
    if (percentDecoded(found) !== name) return undefined;
    return equals === -1 ? "" : part.slice(equals + 1);
  };
  const form = { decode: percentDecoded, readJson };
  if (!explode || isPrimitiveShape(shape)) {
    const read = textValueReader(shape, { ...form, split: commaSplit(table), isKeyed: false });
    return marked(";", (raw) => {
      const text = behindName(raw);
      return text === undefined ? `;${percentDecoded(raw)}` : read(text);
    });
  }
  const isList = takesItems(shape);
  const split: Split = (raw) => {
    const parts = raw.split(";");
    if (!isList) return parts.map((part) => (part.includes("=") ? part : `${part}=`));
    const texts = parts.flatMap((part) => behindName(part) ?? []);
    return texts.length === parts.length ? texts : undefined;
  };
  return marked(";", textValueReader(shape, { ...form, split, isKeyed: true }));
}

/** Reads a header's text. Items of lists and objects lose the white space around them, as RFC 9110, section 5.6.1, says. */
export function headerTextReader({ style, shape, explode }: ParameterTable, readJson: ReadJson): ReadText {
  if (style === "json") return jsonTextReader(trimmed, readJson);
  const split: Split = hasStructuresInside(shape) ? (raw) => splitAroundJson(raw, explode) : (raw) => raw.split(",");
  return textValueReader(shape, { split, decode: trimmed, readJson, isKeyed: explode });
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

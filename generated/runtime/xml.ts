import {
  type Failure,
  type Problem,
  type Result,
  type XmlNamespace,
  XmlNamespaces,
  type XmlPrefix,
  canDeclare,
  createLineFinder,
  decodeUtf8,
  defaultMaxProblems,
  findIllegalXmlChar,
  fittingProblem,
  isAsciiNameEnd,
  isAsciiNamePart,
  isNCName,
  isQName,
  isTextInput,
  isWhiteSpace,
  isWholeArray,
  isXmlChar,
  lineColumnAt,
  nearestName,
  noTextInput,
  ownProperty,
  problemBudget,
  problemBytes,
  quoted,
  safeText,
  scanName,
  scanNameParts,
  setOwnProperty,
  skipPlainAttributeText,
  skipPlainSpace,
  skipPlainText,
  skipWhiteSpace,
  xmlCharLength,
  xmlNamespace,
  xmlnsNamespace,
} from "./base.js";
import {
  type PrefixContext,
  type SimpleContext,
  type SimpleType,
  isBlank,
  isEqual,
  joinedKeys,
  keyOf,
  xsAnyAtomicType,
  xsAnySimpleType,
  xsAnyURI,
  xsBase64Binary,
  xsBoolean,
  xsByte,
  xsDate,
  xsDateTime,
  xsDateTimeStamp,
  xsDayTimeDuration,
  xsDecimal,
  xsDouble,
  xsDuration,
  xsENTITIES,
  xsENTITY,
  xsFloat,
  xsGDay,
  xsGMonth,
  xsGMonthDay,
  xsGYear,
  xsGYearMonth,
  xsHexBinary,
  xsID,
  xsIDREF,
  xsIDREFS,
  xsInt,
  xsInteger,
  xsLanguage,
  xsLong,
  xsNCName,
  xsNMTOKEN,
  xsNMTOKENS,
  xsNOTATION,
  xsName,
  xsNegativeInteger,
  xsNonNegativeInteger,
  xsNonPositiveInteger,
  xsNormalizedString,
  xsPositiveInteger,
  xsQName,
  xsShort,
  xsString,
  xsTime,
  xsToken,
  xsUnsignedByte,
  xsUnsignedInt,
  xsUnsignedLong,
  xsUnsignedShort,
  xsYearMonthDuration,
} from "./xsd.js";

/**
 * UTF-8 of Latin letters, in half of the time that the platform's decoder takes for them: ASCII is copied by words, each letter of two bytes becomes
 * one, and the platform makes a text of bytes that are characters by their numbers.
 */

/** A buffer of Node and of other platforms that have it. */
interface LatinBuffer extends Uint8Array {
  /** The text of bytes that are characters by their numbers. */
  toString(encoding?: "latin1", start?: number, end?: number): string;
}

interface BufferPlatform {
  /** Absent in browsers. */
  readonly Buffer?: { from(bytes: ArrayBufferLike, offset?: number, length?: number): LatinBuffer };
}

/** Bytes of the room that is kept for the next text; longer texts get one of their own. */
const maxKept = 1_048_576;
/** Bytes that are written beyond a text before its end is found: four words. */
const slack = 16;

/** The place in which a text is put together: one buffer, since a text of many pieces would be copied once more. */
interface Room {
  /** Characters below U+0100, as bytes. */
  readonly bytes: LatinBuffer;
  /** The same bytes, as words. */
  readonly view: DataView;
}

let kept: Room | undefined;

/** The text of UTF-8 bytes that has no character above U+00FF, where the platform has such a buffer. Undefined for all others, wrong bytes included. */
export function decodeLatin(source: Uint8Array): string | undefined {
  const { Buffer } = globalThis as unknown as BufferPlatform;
  if (Buffer === undefined) return undefined;
  const { buffer, byteOffset, length } = source;
  const view = new DataView(buffer, byteOffset, length);
  if (isAscii(view)) return Buffer.from(buffer, byteOffset, length).toString("latin1");
  return copyLatin(source, view, roomFor(length, Buffer));
}

function roomFor(length: number, Buffer: NonNullable<BufferPlatform["Buffer"]>): Room {
  if (kept !== undefined && kept.bytes.length >= length + slack) return kept;
  const buffer = new ArrayBuffer(length + slack);
  const room = { bytes: Buffer.from(buffer), view: new DataView(buffer) };
  if (length <= maxKept) kept = room;
  return room;
}

/** Bits that no byte of ASCII has, of four bytes. */
const beyondAscii = 0x80808080;

/** True when all bytes are ASCII. */
function isAscii(view: DataView): boolean {
  const end = view.byteLength;
  let at = 0;
  while (at + 8 <= end && ((view.getInt32(at, true) | view.getInt32(at + 4, true)) & beyondAscii) === 0) at += 8;
  while (at < end && view.getUint8(at) < 0x80) at++;
  return at === end;
}

function copyLatin(source: Uint8Array, from: DataView, { bytes, view }: Room): string | undefined {
  const end = source.length;
  let at = 0;
  let length = 0;
  while (at < end) {
    while (at + 16 <= end) {
      const one = from.getInt32(at, true);
      const two = from.getInt32(at + 4, true);
      const three = from.getInt32(at + 8, true);
      const four = from.getInt32(at + 12, true);
      if (((one | two | three | four) & beyondAscii) !== 0) break;
      view.setInt32(length, one, true);
      view.setInt32(length + 4, two, true);
      view.setInt32(length + 8, three, true);
      view.setInt32(length + 12, four, true);
      at += 16;
      length += 16;
    }
    while (at < end && source[at]! < 0x80) bytes[length++] = source[at++]!;
    if (at >= end) break;
    const lead = source[at]!;
    const second = source[at + 1] ?? 0;
    // The leads of U+0080 to U+00FF.
    if ((lead & 0xfe) !== 0xc2 || (second & 0xc0) !== 0x80) return undefined;
    bytes[length++] = ((lead & 3) << 6) | (second & 0x3f);
    at += 2;
  }
  return bytes.toString("latin1", 0, length);
}

/**
 * Compiled content models (XML Schema Part 1, section 3.8). Decoders and validators walk them with an `XmlContentCursor`;
 * each child element has a tag there: the name of its property, or of its kind of item.
 */
export type ContentModel = AllContent | StatesContent;

/** The beginning of the names that wildcards have among those of elements that are expected. */
const anyElementWords = "any element";

/** The words for a wildcard among the names of elements that are expected. */
export function wildcardName({ namespaces }: ContentWildcard): string {
  if (namespaces === "any") return anyElementWords;
  if ("not" in namespaces) {
    return namespaces.not === ""
      ? `${anyElementWords} with a namespace`
      : `${anyElementWords} of another namespace than ${quoted(namespaces.not)}`;
  }
  const named = namespaces.slice(0, 3).map((namespace) => (namespace === "" ? "none" : quoted(namespace)));
  return `${anyElementWords} of namespace ${named.join(" or ")}${namespaces.length > 3 ? " or others" : ""}`;
}

/** True for the words for a wildcard: no element has a name with a space. */
export function isWildcardName(name: string): boolean {
  return name.startsWith(anyElementWords);
}

/** A child element that a content model knows. */
export interface ContentChild {
  /** The name of the property or item; unique in the model. */
  readonly tag: string;
  readonly namespace: string;
  readonly local: string;
  /** True when it may appear more than once, so that paths show its position. */
  readonly repeats: boolean;
  /** Its place in `children`. */
  readonly index: number;
  /** In an xs:all group: whether it has to appear, it or another one of the same member. */
  readonly required: boolean;
  /** In an xs:all group: the number of the member that it stands for; elements of one substitution group share it. */
  readonly member: number;
}

interface ContentBase {
  /** Every child that the model names, each once. */
  readonly children: readonly ContentChild[];
  /** The same by tag. */
  readonly byTag: ReadonlyMap<string, ContentChild>;
  /** The same by local name, of every namespace. */
  readonly byLocal: ReadonlyMap<string, readonly ContentChild[]>;
  /** True when text may stand between the children. */
  readonly mixed: boolean;
  /** True when elements that the schema does not know are kept: the schema says unknown="keep". */
  readonly keepsUnknown: boolean;
  /** Children of the schema that have no place where callers create or update; absent where there are none. */
  readonly leftOut?: LeftOut;
  /** The model as callers create or update with it, where that is another one. */
  readonly views?: ContentViews;
  /** Abstract elements in whose place others stand; absent where there are none. */
  readonly heads?: readonly ContentChild[];
}

/** The sides from which callers look at a schema. */
export type ContentView = "create" | "update";

/** The content models of an element in views other than the plain one. */
export type ContentViews = { readonly [view in ContentView]?: ContentModel };

/** Children that a view leaves out, and the code of the problem where they are refused. */
export interface LeftOut {
  readonly code: LeftOutCode;
  /** The children that are refused. */
  readonly children: readonly ContentChild[];
}

/** The code of the problem of an element that has no place where an operation creates or updates. */
export type LeftOutCode = "cannotCreate" | "cannotUpdate";

/** An xs:all group: each child at most once, in any order. */
export interface AllContent extends ContentBase {
  readonly kind: "all";
  /** No child at all is fine too. */
  readonly optional: boolean;
}

/** An automaton with counters, as its source file describes it. */
export interface StatesContent extends ContentBase {
  readonly kind: "states";
  /** Of a document: the side from which it is looked at. */
  readonly view?: ContentView;
  readonly states: readonly ContentState[];
  /** The largest number that each counter is compared with: it is not counted above that. All begin at zero. */
  readonly caps: readonly number[];
}

/** A state of a content model's automaton. */
export interface ContentState {
  /** The ways to consume a child, the first that fits counts; absent where no child may follow. */
  readonly edges?: readonly ContentEdge[];
  /** The edge to try next when none fits; nothing is consumed. */
  readonly skip?: ContentSkip;
  /** Present where the content may end here. */
  readonly final?: true;
}

/** One way to consume a child: by its tag, or by a wildcard that allows its namespace. */
export interface ContentEdge {
  /** The tag of the child; of a wildcard, the tag that it is given. */
  readonly on: string;
  /** Absent for an edge that one declared child takes. */
  readonly wildcard?: ContentWildcard;
  /** The number of the state behind the child. */
  readonly to: number;
  /** Counters that have to be below a limit. */
  readonly below?: readonly (readonly [counter: number, limit: number])[];
  /** Counters that go up by one. */
  readonly count?: readonly number[];
}

/** An edge that reads no element. */
export interface ContentSkip {
  /** The number of the state that is tried. */
  readonly to: number;
  /** A counter that has to be at least so high. */
  readonly atLeast?: readonly [counter: number, count: number];
  /** A counter that goes back to zero. */
  readonly reset?: number;
}

/** Part 1, section 3.10: which namespaces are allowed, and whether elements of them have to be declared. */
export interface ContentWildcard {
  /** Namespaces by name, "" for none; or all but one; or any. */
  readonly namespaces: "any" | { readonly not: string } | readonly string[];
  readonly process: WildcardProcess;
}

/** The check of elements that a wildcard lets in. XML Schema Part 1, section 3.10.1. */
export type WildcardProcess = "strict" | "lax" | "skip";

/** Wildcards of one list that judge differently, by the tags of what they let in. */
export type WildcardWays = readonly (readonly [tag: string, process: WildcardProcess])[];

/** A child as emitted code writes it: its local name alone where that is also its tag and it has no namespace. */
export interface ChildDef {
  readonly name: string;
  /** Absent where the child is in no namespace. */
  readonly namespace?: string;
  readonly tag?: string;
  /** Present where its position is shown in paths: "/Order/Line[2]". */
  readonly repeats?: true;
  /** Present where it has to appear in an xs:all group. */
  readonly required?: true;
  readonly member?: number;
}

/** A child of a plain sequence: there once unless it says at most once, any number of times, or at least once. */
export interface SequenceChildDef extends ChildDef {
  /** Absent where it appears once. */
  readonly occurs?: "?" | "*" | "+";
}

/** Facts about a content model beside its states. */
export interface ContentOptions {
  /** Present where text may stand between the children. */
  readonly mixed?: true;
  /** Present where elements that the schema does not know are kept. */
  readonly keepsUnknown?: true;
  /** Children that callers may not send when they create. */
  readonly cannotCreate?: readonly ChildDef[];
  /** Children that callers may not send when they update. */
  readonly cannotUpdate?: readonly ChildDef[];
  readonly views?: ContentViews;
  /** Abstract elements in whose place others stand. */
  readonly heads?: readonly ChildDef[];
}

/** The content model of an xs:all group. */
export function allContent(
  children: readonly ChildDef[],
  options: ContentOptions & { readonly optional?: true } = {},
): AllContent {
  return { kind: "all", optional: options.optional ?? false, ...contentBase(children, options) };
}

/** The content model of sequences and choices. */
export function statesContent(
  children: readonly ChildDef[],
  states: readonly ContentState[],
  options: ContentOptions & { readonly counters?: number } = {},
): StatesContent {
  return { kind: "states", states, caps: capsOf(states, options.counters ?? 0), ...contentBase(children, options) };
}

function capsOf(states: readonly ContentState[], counters: number): readonly number[] {
  const caps = new Array<number>(counters).fill(0);
  if (counters === 0) return caps;
  for (const { edges = [], skip } of states) {
    const limits = [
      ...edges.flatMap(({ below = [] }) => below),
      ...(skip?.atLeast === undefined ? [] : [skip.atLeast]),
    ];
    for (const [counter, limit] of limits) caps[counter] = Math.max(caps[counter]!, limit);
  }
  return caps;
}

/** The content model of a sequence in which each child has one place: its states follow from the children. */
export function sequenceContent(children: readonly SequenceChildDef[], options: ContentOptions = {}): StatesContent {
  const sequence = sequenceStates(children);
  return statesContent(sequence.children, [...sequence.states, { final: true }], options);
}

/** The children of a sequence, and the states in which they are read; the number behind the last one stands for what follows. */
export function sequenceStates(children: readonly SequenceChildDef[]): {
  readonly children: readonly ChildDef[];
  readonly states: readonly ContentState[];
} {
  const states: ContentState[] = [];
  for (const { name, tag: on = name, occurs } of children) {
    const at = states.length;
    if (occurs === "+") states.push({ edges: [{ on, to: at + 1 }] });
    const isRepeated = occurs === "*" || occurs === "+";
    const here = states.length;
    const edges = [{ on, to: isRepeated ? here : here + 1 }];
    states.push(occurs === undefined ? { edges } : { edges, skip: { to: here + 1 } });
  }
  const defs = children.map((child): ChildDef =>
    child.occurs === "*" || child.occurs === "+" ? { ...child, repeats: true } : child,
  );
  return { children: defs, states };
}

/** The content model of an element without children. */
export function emptyContent(options: ContentOptions = {}): StatesContent {
  return statesContent([], [{ final: true }], options);
}

/** True where neither elements nor text may stand. */
export function isEmptyContent(model: ContentModel): boolean {
  return !model.mixed && model.kind === "states" && model.states.every(({ edges }) => edges === undefined);
}

/** The content model of a document: its root element, seen from a side. */
export function rootContent(name: string, namespace: string = "", view?: ContentView): StatesContent {
  const model = statesContent([{ name, namespace }], [{ edges: [{ on: name, to: 1 }] }, { final: true }]);
  return view === undefined ? model : { ...model, view };
}

/** The side from which a document with this model is looked at. */
export function viewOf(model: ContentModel): ContentView | undefined {
  return model.kind === "states" ? model.view : undefined;
}

/** A model as it is from a side. */
export function seenFrom(model: ContentModel, view: ContentView | undefined): ContentModel {
  return view === undefined ? model : (model.views?.[view] ?? model);
}

function contentBase(defs: readonly ChildDef[], options: ContentOptions): ContentBase {
  const children = defs.map(contentChild);
  const byLocal = new Map<string, ContentChild[]>();
  for (const child of children) {
    const same = byLocal.get(child.local);
    if (same === undefined) byLocal.set(child.local, [child]);
    else same.push(child);
  }
  return {
    children,
    byTag: new Map(children.map((child) => [child.tag, child])),
    byLocal,
    mixed: options.mixed ?? false,
    keepsUnknown: options.keepsUnknown ?? false,
    ...leftOutOf(options),
    ...(options.views && { views: options.views }),
    ...(options.heads && { heads: options.heads.map(contentChild) }),
  };
}

function contentChild(def: ChildDef, index: number): ContentChild {
  const { name, namespace = "", tag = name, repeats = false, required = false, member = index } = def;
  return { tag, namespace, local: name, repeats, index, required, member };
}

function leftOutOf({ cannotCreate, cannotUpdate }: ContentOptions): { readonly leftOut?: LeftOut } {
  const defs = cannotUpdate ?? cannotCreate;
  if (defs === undefined) return {};
  return { leftOut: { code: cannotUpdate ? "cannotUpdate" : "cannotCreate", children: defs.map(contentChild) } };
}

/** True for an element of the schema that the model leaves out. */
export function leavesOut({ leftOut }: ContentModel, namespace: string, local: string): boolean {
  return leftOut?.children.some((child) => child.local === local && child.namespace === namespace) === true;
}

/** True for an abstract element in whose place others stand. */
export function isHead({ heads }: ContentModel, namespace: string, local: string): boolean {
  return heads?.some((head) => head.local === local && head.namespace === namespace) === true;
}

/** The child with an expanded name; undefined when the model does not know it. */
export function findChild(model: ContentModel, namespace: string, local: string): ContentChild | undefined {
  const candidates = model.byLocal.get(local);
  if (candidates === undefined) return undefined;
  const first = candidates[0];
  return first?.namespace === namespace ? first : candidates.find((child) => child.namespace === namespace);
}

/** True for the tag of a child that the model leaves out. */
export function leavesOutTag({ leftOut }: ContentModel, tag: string): boolean {
  return leftOut?.children.some((child) => child.tag === tag) === true;
}

/** True when a wildcard allows a namespace name: Part 1, section 3.10.4. */
export function wildcardAllows({ namespaces }: ContentWildcard, namespace: string): boolean {
  if (namespaces === "any") return true;
  if ("not" in namespaces) return namespace !== "" && namespace !== namespaces.not;
  return namespaces.includes(namespace);
}

/** True when an edge takes a child, whatever the counters say. */
export function edgeFits(edge: ContentEdge, child: ContentChild | undefined, namespace: string): boolean {
  if (edge.wildcard !== undefined) return wildcardAllows(edge.wildcard, namespace);
  return child !== undefined && edge.on === child.tag;
}

/** The kind of a value in words: "an object", "a number". */
export function describe(value: unknown): string {
  if (value === null) return "null";
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

/** The largest depth of elements in an encoder and a validator: as deep as a decoder reads by default. */
export const maxXmlDepth = 256;

const encodeErrorBrand = "specwright/xml-encode-error";

/** Thrown by an encoder for a value that no document can hold: of another type, nested too deeply, or with a character that XML does not allow. */
export interface XmlEncodeError extends Error {
  readonly brand: typeof encodeErrorBrand;
  /** Element names with positions, as in a Problem. */
  readonly path: string;
  /** The same as a problem, with code "http/unencodable-value". */
  readonly problems: readonly [Problem];
}

/** True when a caught value is an encoder's own error, also when another copy of the runtime threw it. */
export function isXmlEncodeError(value: unknown): value is XmlEncodeError {
  try {
    return value instanceof Error && (value as Partial<XmlEncodeError>).brand === encodeErrorBrand;
  } catch {
    // A proxy that throws.
    return false;
  }
}

/** The error of a value that cannot be written as XML. */
export function xmlEncodeError(message: string, path: string): XmlEncodeError {
  const problem = fittingProblem({ code: "http/unencodable-value", message, path });
  const prefix = problem.path === "" ? "" : `${problem.path}: `;
  return Object.assign(new Error(prefix + problem.message), {
    brand: encodeErrorBrand,
    path: problem.path,
    problems: [problem],
  } as const);
}

/** Every way in which a text is not an XML document for us, with its sentence. `{name}` is the text at fault, or the limit, `{line}` a line of the text. */
const messages = {
  "xml/attribute-syntax": 'Attribute "{name}" needs "=" and a value in quotes.',
  "xml/cdata-end-in-text": '"]]>" is not allowed in text; write "]]&gt;".',
  "xml/doctype": "A DOCTYPE{name} is not allowed.",
  "xml/double-hyphen-in-comment": '"--" is not allowed in a comment.',
  "xml/duplicate-attribute": 'Attribute "{name}" appears twice in one element.',
  "xml/empty-prefix-binding": 'Prefix "{name}" must not be bound to an empty namespace name.',
  "xml/encoding-conflict": "The document declares encoding {name}, but its bytes have another encoding.",
  "xml/illegal-character": "Character {name} is not allowed in XML.",
  "xml/invalid-character-reference": '"{name}" does not refer to a character that XML allows.',
  "xml/invalid-declaration": "The XML declaration is malformed.",
  "xml/invalid-instruction": 'Processing instruction "{name}" requires white space after its target.',
  "xml/invalid-markup": '"<" must start a tag, a comment, a CDATA section or an instruction; in text write "&lt;".',
  "xml/invalid-name": "A name is expected here.",
  "xml/invalid-qualified-name": '"{name}" has a colon that namespaces in XML do not allow.',
  "xml/invalid-reference": '"&" must start a reference such as "&amp;".',
  "xml/invalid-tag": 'Tag "{name}" is malformed here.',
  "xml/less-than-in-attribute": '"<" is not allowed in an attribute value; write "&lt;".',
  "xml/malformed-bytes": "The bytes are not valid {name} from {other} on.",
  "xml/mismatched-tag": 'End tag "{other}" does not match start tag "{name}" on line {line}.',
  "xml/misplaced-declaration": "The XML declaration must be at the start of the document.",
  "xml/missing-root": "The document has no root element.",
  "xml/missing-space": 'White space is required before attribute "{name}".',
  "xml/multiple-roots": 'A document must have only one root element; "{name}" is another.',
  "xml/name-too-long": "A name is longer than the limit of {name} characters.",
  "xml/reserved-namespace": 'Prefix "{name}" must not be bound to this namespace name.',
  "xml/reserved-prefix": 'Prefix "{name}" is reserved.',
  "xml/reserved-target": 'Processing instruction target "{name}" is reserved.',
  "xml/text-outside-root": "Text is not allowed outside the root element.",
  "xml/too-deep": "Elements are nested deeper than the limit of {name}.",
  "xml/too-large": "The document is larger than the limit of {name}.",
  "xml/too-many-attributes": "An element has more attributes than the limit of {name}.",
  "xml/unclosed-element": 'Element "{name}" is not closed.',
  "xml/undeclared-prefix": 'Prefix "{name}" is not declared.',
  "xml/unexpected-end": "The document ends inside {name}.",
  "xml/unexpected-end-tag": 'End tag "{name}" has no start tag.',
  "xml/unknown-entity": 'Entity "{name}" is not defined.',
  "xml/unsupported-encoding": "Encoding {name} is not supported.",
} as const;

/** The codes of every fault that the reader and the decoder of bytes can find. */
export type XmlErrorCode = keyof typeof messages;

const syntaxErrorBrand = "specwright/xml-syntax-error";

/** The error that the reader throws. It stays inside the runtime: callers of a decoder get a Problem. */
export interface XmlSyntaxError extends Error {
  readonly brand: typeof syntaxErrorBrand;
  readonly code: XmlErrorCode;
  /** The offset of the fault in the text, in UTF-16 code units. */
  readonly offset: number;
}

/** True when a caught value is the reader's own error, also when another copy of the runtime threw it. */
export function isXmlSyntaxError(value: unknown): value is XmlSyntaxError {
  return value instanceof Error && (value as Partial<XmlSyntaxError>).brand === syntaxErrorBrand;
}

/** Makes the error for a fault at an offset. `name` is the text at fault, or the limit; `other` is what does not fit it, and `line` where that stands. */
export function xmlSyntaxError(
  code: XmlErrorCode,
  offset: number,
  name: string | number = "",
  other: string = "",
  line: number = 0,
): XmlSyntaxError {
  const error = new Error(xmlErrorMessage(code, name, other, line));
  return Object.assign(error, { brand: syntaxErrorBrand, code, offset } as const);
}

/** The sentence for a fault. Text of the document is cut and has its control characters escaped. */
export function xmlErrorMessage(
  code: XmlErrorCode,
  name: string | number = "",
  other: string = "",
  line: number = 0,
): string {
  const texts = { name: String(name), other, line: String(line) };
  return messages[code].replace(/\{(name|other|line)\}/g, (_, key: keyof typeof texts) =>
    safeText(texts[key], maxNameLength),
  );
}

/** The Problem that a decoder reports for a syntax error in `text`. */
export function xmlSyntaxProblem(error: XmlSyntaxError, text: string, path: string = ""): Problem {
  const { line, column } = lineColumnAt(text, error.offset);
  return { code: error.code, message: error.message, path, line, column };
}

const maxNameLength = 80;

/** A name in one text: "local", or "{namespace}local". */
export function expandedName(namespace: string, local: string): string {
  return namespace === "" ? local : `{${namespace}}${local}`;
}

/** The namespace and the local name of a name in one text. */
export function splitName(expanded: string): readonly [namespace: string, local: string] {
  const end = expanded.startsWith("{") ? expanded.indexOf("}") : -1;
  return end < 0 ? ["", expanded] : [expanded.slice(1, end), expanded.slice(end + 1)];
}

/** An element that no type describes, kept as it was read: where a schema allows any element, or elements it does not know. */
export interface XmlFragment {
  /** "" when the element is in no namespace. */
  readonly namespace: string;
  /** The local name. */
  readonly name: string;
  readonly attributes: readonly XmlFragmentAttribute[];
  /** Child elements and text, in order. Texts are never empty and never side by side. */
  readonly children: readonly (XmlFragment | string)[];
  /** Prefixes that texts or attribute values of this element seem to use, with the namespaces they stand for. */
  readonly prefixes?: readonly (readonly [prefix: string, namespace: string])[];
}

/** An attribute that no type describes. */
export interface XmlFragmentAttribute {
  /** "" when the attribute is in no namespace. */
  readonly namespace: string;
  /** The local name. */
  readonly name: string;
  readonly value: string;
}

/**
 * A path of a selector or a field: "//" first where it begins at any depth, then names of elements as "{namespace}local",
 * "{namespace}*" or "*", and in a field "@name" for an attribute at the end.
 */
export type IdentityPathDef = readonly string[];

/** An identity constraint as emitted code writes it. Names are "{namespace}local". Part 1, section 3.11. */
export interface IdentityDef {
  readonly kind: "unique" | "key" | "keyref";
  readonly name: string;
  /** Paths that are alternatives. */
  readonly selector: readonly IdentityPathDef[];
  /** For each field, paths that are alternatives. */
  readonly fields: readonly (readonly IdentityPathDef[])[];
  /** The key or unique that a keyref refers to. */
  readonly refer?: string;
  /** True where some keyref refers to it. */
  readonly referred?: true;
}

/** A test of a name; what is undefined may be anything. */
export interface NameTest {
  /** "" for names in no namespace. */
  readonly namespace: string | undefined;
  /** The name without its namespace. */
  readonly local: string | undefined;
}

/** A path, taken apart. */
export interface IdentityPath {
  /** True for a path that begins at any depth: ".//". */
  readonly anywhere: boolean;
  /** Tests of elements, each a child of the one before. */
  readonly steps: readonly NameTest[];
  /** The attribute that a field ends with; undefined where it ends with an element. */
  readonly attribute: NameTest | undefined;
}

/** An identity constraint with its paths taken apart. */
export interface Identity extends Pick<IdentityDef, "kind" | "name" | "refer" | "referred"> {
  /** Alternatives of the path that finds elements. */
  readonly selector: readonly IdentityPath[];
  /** Alternatives of the path of each field. */
  readonly fields: readonly (readonly IdentityPath[])[];
  /** True where every path of the selector begins at any depth: what an inner element selects, all outer ones select. */
  readonly isAnywhere: boolean;
}

/** An identity constraint with its paths taken apart. */
export function identityOf({ selector, fields, ...def }: IdentityDef): Identity {
  const paths = selector.map(pathOf);
  const isAnywhere = paths.every(({ anywhere }) => anywhere);
  return { ...def, selector: paths, fields: fields.map((alternatives) => alternatives.map(pathOf)), isAnywhere };
}

function pathOf(parts: IdentityPathDef): IdentityPath {
  const anywhere = parts[0] === "//";
  const last = parts.at(-1);
  const attribute = last?.startsWith("@") === true ? testOf(last.slice(1)) : undefined;
  const steps = parts.slice(anywhere ? 1 : 0, attribute === undefined ? undefined : -1).map(testOf);
  return { anywhere, steps, attribute };
}

function testOf(name: string): NameTest {
  if (name === "*") return { namespace: undefined, local: undefined };
  const end = name.lastIndexOf("}");
  const local = name.slice(end + 1);
  return { namespace: name.slice(1, Math.max(1, end)), local: local === "*" ? undefined : local };
}

/** True for a name that a test lets pass. */
export function passes({ namespace, local }: NameTest, actualNamespace: string, actualLocal: string): boolean {
  return (local === undefined || local === actualLocal) && (namespace === undefined || namespace === actualNamespace);
}

/** Codes of the characters that delimit markup: XML 1.0, section 2.4. */
export const exclamationMark = 0x21;
/** The character "/". */
export const slash = 0x2f;
/** The character "<". */
export const lessThan = 0x3c;
/** The character ">". */
export const greaterThan = 0x3e;
/** The character "?". */
export const questionMark = 0x3f;

/** Characters that are written as references, or that XML may not allow. */
const notPlain = /[^\t\n\x20-\x25\x27-\x3b\x3d\x3f-\ud7ff\ue000-\ufffd]/;
/** The same in attributes, where quotes, tabs and line ends are written as references too. */
const notPlainInAttributes = /[^\x20\x21\x23-\x25\x27-\x3b\x3d\x3f-\ud7ff\ue000-\ufffd]/;

/** True for a text that is written as it is; most are. */
export function isPlainXmlText(text: string): boolean {
  return typeof text === "string" && !notPlain.test(text);
}

/** True for a text that is written as it is in an attribute. */
export function isPlainXmlAttribute(text: string): boolean {
  return typeof text === "string" && !notPlainInAttributes.test(text);
}

/** Text as the content of an element. A carriage return must be a reference, or a reader takes it for a line end. */
export function escapeXmlText(text: string): string {
  return escaped(text, textReference);
}

/** Text as an attribute's value in double quotes. Tabs and line ends must be references, or a reader takes them for spaces. */
export function escapeXmlAttribute(text: string): string {
  return escaped(text, attributeReference);
}

function escaped(text: string, referenceTo: (code: number) => string | undefined): string {
  let out = "";
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const reference = referenceTo(text.charCodeAt(at));
    if (reference === undefined) continue;
    out += text.slice(from, at) + reference;
    from = at + 1;
  }
  return from === 0 ? text : out + text.slice(from);
}

function textReference(code: number): string | undefined {
  if (code > 0x3e) return undefined;
  switch (code) {
    case 0x26:
      return "&amp;";
    case 0x3c:
      return "&lt;";
    case 0x3e:
      return "&gt;";
    case 0x0d:
      return "&#13;";
  }
  return undefined;
}

function attributeReference(code: number): string | undefined {
  if (code > 0x3e) return undefined;
  switch (code) {
    case 0x22:
      return "&quot;";
    case 0x09:
      return "&#9;";
    case 0x0a:
      return "&#10;";
  }
  return textReference(code);
}

/** The built-in simple types by their local names. Part 2, section 3. */
export function builtinTypes(): { readonly [name: string]: SimpleType<unknown> } {
  return {
    anySimpleType: xsAnySimpleType,
    anyAtomicType: xsAnyAtomicType,
    string: xsString,
    boolean: xsBoolean,
    decimal: xsDecimal,
    float: xsFloat,
    double: xsDouble,
    duration: xsDuration,
    dateTime: xsDateTime,
    time: xsTime,
    date: xsDate,
    gYearMonth: xsGYearMonth,
    gYear: xsGYear,
    gMonthDay: xsGMonthDay,
    gDay: xsGDay,
    gMonth: xsGMonth,
    hexBinary: xsHexBinary,
    base64Binary: xsBase64Binary,
    anyURI: xsAnyURI,
    QName: xsQName,
    NOTATION: xsNOTATION,
    normalizedString: xsNormalizedString,
    token: xsToken,
    language: xsLanguage,
    NMTOKEN: xsNMTOKEN,
    NMTOKENS: xsNMTOKENS,
    Name: xsName,
    NCName: xsNCName,
    ID: xsID,
    IDREF: xsIDREF,
    IDREFS: xsIDREFS,
    ENTITY: xsENTITY,
    ENTITIES: xsENTITIES,
    integer: xsInteger,
    nonPositiveInteger: xsNonPositiveInteger,
    negativeInteger: xsNegativeInteger,
    long: xsLong,
    int: xsInt,
    short: xsShort,
    byte: xsByte,
    nonNegativeInteger: xsNonNegativeInteger,
    unsignedLong: xsUnsignedLong,
    unsignedInt: xsUnsignedInt,
    unsignedShort: xsUnsignedShort,
    unsignedByte: xsUnsignedByte,
    positiveInteger: xsPositiveInteger,
    yearMonthDuration: xsYearMonthDuration,
    dayTimeDuration: xsDayTimeDuration,
    dateTimeStamp: xsDateTimeStamp,
  };
}

/** The fixed or default text of an element or attribute: Part 1, sections 3.2.1 and 3.3.1. */
export interface ValueConstraint {
  /** Stands for an empty element. */
  readonly default?: string;
  /** The only value, and what stands for an empty element. */
  readonly fixed?: string;
}

/** Bytes to text, strictly. XML 1.0, section 4.3.3: bytes that are not text in the encoding are a fatal error. */


/**
 * The text that was decoded, and its faults. When a byte sequence is wrong, `text` is what stands before it and
 * `complete` is false.
 */
export interface DecodedText {
  readonly text: string;
  /** False where a byte sequence is wrong, behind the text. */
  readonly complete: boolean;
  /** The place of the first wrong byte. */
  readonly wrongAt?: number;
}

/** UTF-8 (RFC 3629), which begins at `from` behind a byte order mark. */
export function decodeUtf8Chunk(bytes: Uint8Array, from: number): DecodedText {
  const latin = decodeLatin(bytes.subarray(from));
  if (latin !== undefined) return { text: latin, complete: true };
  const decoded = decodeUtf8(bytes);
  return decoded.ok === false
    ? { text: decoded.before, complete: false, wrongAt: decoded.at }
    : { text: decoded.text, complete: true };
}

/** UTF-16. A surrogate without its partner stays in the text; the reader refuses it at its place. */
export function decodeUtf16(bytes: Uint8Array, from: number, littleEndian: boolean): DecodedText {
  const units = new CodeUnits(bytes.length);
  const low = littleEndian ? 0 : 1;
  const high = 1 - low;
  const end = bytes.length - 1;
  let at = from;
  for (; at < end; at += 2) units.add((bytes[at + high]! << 8) | bytes[at + low]!);
  return { text: units.toString(), complete: at === bytes.length, wrongAt: at };
}

/** US-ASCII (`last` 0x7f) and ISO-8859-1 (`last` 0xff): each byte is the character of its number, or one of `c1` from 0x80 to 0x9f. */
export function decodeSingleBytes(bytes: Uint8Array, last: number, c1?: string): DecodedText {
  const units = new CodeUnits(bytes.length);
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte > last) return { text: units.toString(), complete: false, wrongAt: at };
    units.add(c1 !== undefined && byte >> 5 === 4 ? c1.charCodeAt(byte - 0x80) : byte);
  }
  return { text: units.toString(), complete: true };
}

/** The text of single bytes, in which the bytes 0x80 to 0x9f are the characters of their numbers. */
export function charactersFor(bytes: Uint8Array, text: string): string {
  const units = new CodeUnits(bytes.length);
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    units.add(byte >> 5 === 4 ? byte : text.charCodeAt(at));
  }
  return units.toString();
}

const chunkLength = 2048;

/** Collects UTF-16 code units; strings are made of many at once. */
class CodeUnits {
  private readonly units: number[];
  private readonly chunks: string[] = [];
  private length = 0;

  /** Room for so many at most, or for a chunk of them. */
  constructor(most: number) {
    this.units = new Array<number>(Math.min(most + 1, chunkLength)).fill(0);
  }

  add(unit: number): void {
    this.units[this.length++] = unit;
    if (this.length === chunkLength) this.flush(this.units);
  }

  toString(): string {
    this.flush(this.units.slice(0, this.length));
    return this.chunks.join("");
  }

  private flush(units: number[]): void {
    this.chunks.push(String.fromCharCode(...units));
    this.length = 0;
  }
}

/** A part of content models: the children of a group that several types take. */
export interface ContentPart {
  /** Every child of the part, each once. */
  readonly children: readonly ChildDef[];
  /** The states of the part, numbered from 0; the number behind the last one stands for what follows. */
  readonly states: readonly ContentState[];
  /** The number of counters. */
  readonly counters: number;
  /** Abstract elements in whose place others stand. */
  readonly heads: readonly ChildDef[];
}

/** A part in which each child has one place. */
export function sequencePart(children: readonly SequenceChildDef[], heads: readonly ChildDef[] = []): ContentPart {
  return { ...sequenceStates(children), counters: 0, heads };
}

/** Any other part. */
export function statesPart(
  children: readonly ChildDef[],
  states: readonly ContentState[],
  { counters = 0, heads = [] }: Partial<Pick<ContentPart, "counters" | "heads">> = {},
): ContentPart {
  return { children, states, counters, heads };
}

/** Parts one after the other as one. */
export function joinedPart(parts: readonly ContentPart[]): ContentPart {
  const children: ChildDef[] = [];
  const states: ContentState[] = [];
  let counters = 0;
  for (const part of parts) {
    const [state, counter] = [states.length, counters];
    children.push(...part.children);
    states.push(...part.states.map((moved) => movedState(moved, state, counter)));
    counters += part.counters;
  }
  return { children, states, counters, heads: parts.flatMap((part) => part.heads) };
}

/** The content model of parts one after the other. */
export function joinedContent(parts: readonly ContentPart[], options: ContentOptions = {}): StatesContent {
  const { children, states, counters, heads } = joinedPart(parts);
  const named = heads.length === 0 ? {} : { heads };
  return statesContent(children, [...states, { final: true }], { ...options, ...named, counters });
}

/** A state behind others: its numbers and those of its counters begin later. */
function movedState({ edges, skip, final }: ContentState, state: number, counter: number): ContentState {
  return {
    ...(edges && {
      edges: edges.map(({ on, wildcard, to, below, count }) => ({
        on,
        ...(wildcard && { wildcard }),
        to: to + state,
        ...(below && { below: below.map(([of, limit]) => [of + counter, limit] as const) }),
        ...(count && { count: count.map((of) => of + counter) }),
      })),
    }),
    ...(skip && {
      skip: {
        to: skip.to + state,
        ...(skip.atLeast && { atLeast: [skip.atLeast[0] + counter, skip.atLeast[1]] as const }),
        ...(skip.reset !== undefined && { reset: skip.reset + counter }),
      },
    }),
    ...(final && { final }),
  };
}

/**
 * A place in a content model. Each counter has a range of values: only what follows tells which of several nested repetitions went
 * round, as in (a{2,3}, b?){2,1000000}. A million rounds are one way.
 */
export interface ContentWay {
  /** The number of the state. */
  readonly state: number;
  /** The least value of each counter. */
  readonly least: readonly number[];
  /** The largest value of each counter. */
  readonly most: readonly number[];
}

/** The number of ways that are followed at once, which bounds the work for a child; a model in which there are more loses those that came last. */
const maxWays = 100;

/** The place at which a content model begins. */
export function startOf({ caps }: StatesContent): ContentWay {
  const zeros = caps.map(() => 0);
  return { state: 0, least: zeros, most: zeros };
}

/** The ways that a child takes, with its tag; undefined when no way has a place for it. */
export function waysAfter(
  model: StatesContent,
  ways: readonly ContentWay[],
  child: ContentChild | undefined,
  namespace: string,
): { readonly tag: string; readonly ways: readonly ContentWay[] } | undefined {
  let tag: string | undefined;
  const next: ContentWay[] = [];
  for (const start of ways) {
    for (let way: ContentWay | undefined = start; way !== undefined; way = afterSkip(model, way)) {
      for (const edge of model.states[way.state]?.edges ?? []) {
        if ((tag !== undefined && edge.on !== tag) || !edgeFits(edge, child, namespace)) continue;
        const open = wayThrough(model, way, edge);
        if (open === undefined) continue;
        tag = edge.on;
        next.push(open);
      }
    }
  }
  if (tag === undefined) return undefined;
  return { tag, ways: next.length === 1 ? next : merged(next) };
}

/** True when the content may end on one of the ways. */
export function mayEndOn(model: StatesContent, ways: readonly ContentWay[]): boolean {
  for (const start of ways) {
    for (let way: ContentWay | undefined = start; way !== undefined; way = afterSkip(model, way)) {
      if (model.states[way.state]?.final === true) return true;
    }
  }
  return false;
}

/** Each way, and those that it reaches by skips, with the edges that begin there. */
export function reached(
  model: StatesContent,
  ways: readonly ContentWay[],
): readonly (readonly [way: ContentWay, edges: readonly ContentEdge[]])[] {
  const places: (readonly [ContentWay, readonly ContentEdge[]])[] = [];
  for (const start of ways) {
    for (let way: ContentWay | undefined = start; way !== undefined; way = afterSkip(model, way)) {
      places.push([way, model.states[way.state]?.edges ?? []]);
    }
  }
  return places;
}

/** The number of times that an element has to appear. */
export interface ElementCount {
  /** The least number of elements. */
  readonly least: number;
  /** The largest number; absent where there is no limit. */
  readonly most?: number;
  /** The number of elements that are there. */
  readonly found: number;
}

/** The count of the only element that may follow; undefined unless it has to appear more than once. */
export function missingCount(model: StatesContent, start: ContentWay): ElementCount | undefined {
  const [way = start, edges = []] = reached(model, [start]).at(-1) ?? [];
  const [edge] = edges;
  const [counter = -1, least = 0] = model.states[way.state]?.skip?.atLeast ?? [];
  const found = way.most[counter] ?? least;
  if (edge === undefined || edges.length > 1 || edge.to !== way.state || found >= least || least === 1)
    return undefined;
  const limit = edge.below?.find(([limited]) => limited === counter);
  return { least, found, ...(limit && { most: limit[1] }) };
}

/** The way after a child that an edge takes; undefined when no values of the counters let it. */
export function wayThrough(
  { caps }: StatesContent,
  way: ContentWay,
  { to, below = [], count = [] }: ContentEdge,
): ContentWay | undefined {
  if (below.length === 0 && count.length === 0) return { state: to, least: way.least, most: way.most };
  const least = [...way.least];
  const most = [...way.most];
  for (const [counter, limit] of below) {
    if (least[counter]! >= limit) return undefined;
    most[counter] = Math.min(most[counter]!, limit - 1);
  }
  for (const counter of count) {
    least[counter] = Math.min(least[counter]! + 1, caps[counter]!);
    most[counter] = Math.min(most[counter]! + 1, caps[counter]!);
  }
  return { state: to, least, most };
}

function afterSkip({ states }: StatesContent, { state, least, most }: ContentWay): ContentWay | undefined {
  const skip = states[state]?.skip;
  if (skip === undefined) return undefined;
  const { atLeast, reset, to } = skip;
  if (atLeast === undefined && reset === undefined) return { state: to, least, most };
  const [from, upTo] = [[...least], [...most]];
  if (atLeast !== undefined) {
    const [counter, count] = atLeast;
    if (most[counter]! < count) return undefined;
    from[counter] = Math.max(least[counter]!, count);
  }
  if (reset !== undefined) from[reset] = upTo[reset] = 0;
  return { state: to, least: from, most: upTo };
}

/** The same values in fewer ways, `maxWays` at most: ranges that touch in one counter and are equal in all others are joined. */
function merged(ways: readonly ContentWay[]): readonly ContentWay[] {
  const kept: ContentWay[] = [];
  for (const way of ways) {
    let added = way;
    for (let index = 0; index < kept.length; index++) {
      const joined = joinedWay(kept[index]!, added);
      if (joined === undefined) continue;
      // The joined way may touch others that were passed.
      kept.splice(index, 1);
      added = joined;
      index = -1;
    }
    if (kept.length < maxWays) kept.push(added);
  }
  return kept;
}

/** One way for two; undefined where one range for each counter would say more than both. */
function joinedWay(one: ContentWay, other: ContentWay): ContentWay | undefined {
  if (one.state !== other.state) return undefined;
  if (holds(one, other)) return one;
  if (holds(other, one)) return other;
  const differs = (index: number): boolean =>
    one.least[index] !== other.least[index] || one.most[index] !== other.most[index];
  const differing = one.least.findIndex((_, index) => differs(index));
  if (one.least.some((_, index) => index > differing && differs(index))) return undefined;
  const touches =
    one.least[differing]! <= other.most[differing]! + 1 && other.least[differing]! <= one.most[differing]! + 1;
  if (!touches) return undefined;
  return {
    state: one.state,
    least: one.least.map((value, index) => Math.min(value, other.least[index]!)),
    most: one.most.map((value, index) => Math.max(value, other.most[index]!)),
  };
}

/** True when all values of the second are among those of the first. */
function holds(outer: ContentWay, inner: ContentWay): boolean {
  return outer.least.every((value, index) => value <= inner.least[index]! && outer.most[index]! >= inner.most[index]!);
}

/** The contents of an XML declaration: section 2.8. */
export interface XmlDeclaration {
  /** "1.0", or another "1.x", which is read as 1.0. */
  readonly version: string;
  /** The declared encoding as written. */
  readonly encoding: string | undefined;
  /** Undefined where the declaration does not say it. */
  readonly standalone: boolean | undefined;
  /** The offset in the text of the value of `encoding`; 0 when there is none. */
  readonly encodingOffset: number;
  /** The offset in the text at which the declaration ends. */
  readonly endOffset: number;
}

// Each part is optional in the pattern so that a fault is reported where the first part that does not fit begins.
const version = /[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?:"(1\.[0-9]+)"|'(1\.[0-9]+)')/y;
const encoding = /[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(?:"([A-Za-z][A-Za-z0-9._-]*)"|'([A-Za-z][A-Za-z0-9._-]*)')/y;
const standalone = /[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(?:"(yes|no)"|'(yes|no)')/y;
const end = /[ \t\r\n]*\?>/y;

/** True when an XML declaration begins at `at`; `<?xml-stylesheet` is another target. */
export function startsDeclaration(text: string, at: number): boolean {
  return text.startsWith("<?xml", at) && (isWhiteSpace(text.charCodeAt(at + 5)) || text.startsWith("?>", at + 5));
}

/** Reads the XML declaration that begins at `at`. Throws "xml/invalid-declaration". Section 2.8, productions 23 to 32, 80 and 81. */
export function readDeclaration(text: string, at: number): XmlDeclaration {
  const versionMatch = matchAt(version, text, at + "<?xml".length);
  if (versionMatch === undefined) throw xmlSyntaxError("xml/invalid-declaration", at + "<?xml".length);
  const encodingMatch = matchAt(encoding, text, versionMatch.end);
  const standaloneMatch = matchAt(standalone, text, encodingMatch?.end ?? versionMatch.end);
  const bodyEnd = (standaloneMatch ?? encodingMatch ?? versionMatch).end;
  const endMatch = matchAt(end, text, bodyEnd);
  if (endMatch === undefined) throw xmlSyntaxError("xml/invalid-declaration", bodyEnd);
  return {
    version: versionMatch.value,
    encoding: encodingMatch?.value,
    standalone: standaloneMatch === undefined ? undefined : standaloneMatch.value === "yes",
    encodingOffset: encodingMatch === undefined ? 0 : encodingMatch.end - 1 - encodingMatch.value.length,
    endOffset: endMatch.end,
  };
}

function matchAt(pattern: RegExp, text: string, at: number): { value: string; end: number } | undefined {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  return match === null ? undefined : { value: match[1] ?? match[2] ?? "", end: pattern.lastIndex };
}

/** A qualified name of the document. There is one object for each name as written. */
export interface XmlQName {
  /** As written, with its prefix. */
  readonly text: string;
  /** The part behind the prefix. */
  readonly localName: string;
  readonly prefix: XmlPrefix;
  /** The prefix that an attribute of this name declares: "" for `xmlns`, "p" for `xmlns:p`. */
  readonly declares: XmlPrefix | undefined;
  /** The number of the last tag that had this name as an attribute; shows a duplicate without a search. */
  lastTag: number;
  /** The name that came after this one the last time: most likely it comes again. */
  follower: XmlQName | undefined;
}

const slotCount = 512;

/** The names of one document. A name that was met before is found by its characters, without making a string. */
export class XmlNameTable {
  // The map finds every name; the slots find the usual ones faster. Two names that share a slot cost time and nothing else.
  private readonly slots: (XmlQName | undefined)[] = new Array<undefined>(slotCount).fill(undefined);
  private last: XmlQName | undefined;
  private readonly names = new Map<string, XmlQName>();

  private readonly text: string;
  private readonly namespaces: XmlNamespaces;
  private readonly maxLength: number;

  constructor(text: string, namespaces: XmlNamespaces, maxLength: number) {
    this.text = text;
    this.namespaces = namespaces;
    this.maxLength = maxLength;
  }

  /** The qualified name that begins at `at`, undefined when no name does. Throws when it is too long or its colons are misplaced. */
  read(at: number): XmlQName | undefined {
    const guess = this.last?.follower;
    if (guess !== undefined) {
      const end = at + guess.text.length;
      if (this.text.slice(at, end) === guess.text && isAsciiNameEnd(this.text.charCodeAt(end)))
        return (this.last = guess);
    }
    const name = this.find(at);
    if (this.last !== undefined) this.last.follower = name;
    return (this.last = name);
  }

  private find(at: number): XmlQName | undefined {
    const text = this.text;
    const textEnd = text.length;
    let end = at;
    let hash = 0;
    let code = 0;
    while (end < textEnd && isAsciiNamePart((code = text.charCodeAt(end)))) {
      hash = (hash * 31 + code) | 0;
      end++;
    }
    if (end < textEnd && code >= 0x80) end = scanNameParts(text, end);
    const slot = hash & (slotCount - 1);
    const usual = this.slots[slot];
    if (usual !== undefined && usual.text === text.slice(at, end)) return usual;
    if (scanName(text, at) !== end || end === at) return undefined;
    if (end - at > this.maxLength) throw xmlSyntaxError("xml/name-too-long", at, this.maxLength);
    const name = this.intern(text.slice(at, end), at);
    this.slots[slot] = name;
    return name;
  }

  private intern(text: string, at: number): XmlQName {
    const known = this.names.get(text);
    if (known !== undefined) return known;
    if (!isQName(text)) throw xmlSyntaxError("xml/invalid-qualified-name", at, text);
    const colon = text.indexOf(":");
    const localName = text.slice(colon + 1);
    const prefix = this.namespaces.prefix(colon < 0 ? "" : text.slice(0, colon));
    const name = {
      text,
      localName,
      prefix,
      declares: this.declaredBy(prefix.name, localName),
      lastTag: 0,
      follower: undefined,
    };
    this.names.set(text, name);
    return name;
  }

  private declaredBy(prefix: string, localName: string): XmlPrefix | undefined {
    if (prefix === "xmlns") return this.namespaces.prefix(localName);
    return prefix === "" && localName === "xmlns" ? this.namespaces.prefix("") : undefined;
  }
}

/** A child as its tags are written. */
export interface WrittenTag {
  /** The index of its prefix among those of the root; their number for a name without one. */
  readonly prefix: number;
  /** The name without its prefix. */
  readonly local: string;
  /** The start tag up to its attributes, the start tag without any, and the end tag. */
  readonly start: string;
  /** The start tag up to its attributes. */
  readonly open: string;
  /** The end tag. */
  readonly end: string;
}

/** The tags of one content model that have been written so far. */
export type KnownTags = Map<string, WrittenTag>;

/** The tags of children with the prefixes that a root declares, each made once for all documents with the root. */
export class TagNames {
  readonly #prefixes: readonly (readonly [prefix: string, namespace: string])[];
  readonly #known = new Map<ContentModel, KnownTags>();

  constructor(prefixes: readonly (readonly [prefix: string, namespace: string])[]) {
    this.#prefixes = prefixes;
  }

  knownOf(model: ContentModel): KnownTags {
    const known = this.#known.get(model);
    if (known !== undefined) return known;
    const tags: KnownTags = new Map();
    this.#known.set(model, tags);
    return tags;
  }

  /** The tags of a child; undefined where the model has none for it, "left out" where callers cannot create or update it. */
  find(model: ContentModel, tag: string): WrittenTag | "left out" | undefined {
    if (leavesOutTag(model, tag)) return "left out";
    const child = model.byTag.get(tag);
    if (child === undefined) return undefined;
    const { namespace, local } = child;
    const index = this.#prefixes.findIndex(([, uri]) => uri === namespace && uri !== "");
    const [prefix = ""] = this.#prefixes[index] ?? [];
    const name = prefix === "" ? local : `${prefix}:${local}`;
    const declared = index < 0 ? this.#prefixes.length : index;
    const found = { prefix: declared, local, start: `<${name}`, open: `<${name}>`, end: `</${name}>` };
    this.knownOf(model).set(tag, found);
    return found;
  }
}

/** CR and CRLF become LF: section 2.11. */
export function normalizeLineEnds(text: string): string {
  return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
}

/** True when there is nothing but white space in [from, to). */
export function isBlankBetween(text: string, from: number, to: number): boolean {
  return skipWhiteSpace(text, from) >= to;
}

/**
 * The text that the reference at `at` stands for: sections 4.1 and 4.6. It ends with the next ";". Only the five
 * predefined entities exist.
 */
export function readReference(text: string, at: number): string {
  switch (text.charCodeAt(at + 1)) {
    case 0x23:
      return readCharacterReference(text, at);
    case 0x6c:
      return text.slice(at + 2, at + 4) === "t;" ? "<" : refuseReference(text, at);
    case 0x67:
      return text.slice(at + 2, at + 4) === "t;" ? ">" : refuseReference(text, at);
    case 0x71:
      return text.slice(at + 2, at + 6) === "uot;" ? '"' : refuseReference(text, at);
    case 0x61:
      if (text.slice(at + 2, at + 5) === "mp;") return "&";
      return text.slice(at + 2, at + 6) === "pos;" ? "'" : refuseReference(text, at);
  }
  return refuseReference(text, at);
}

function refuseReference(text: string, at: number): never {
  const end = scanName(text, at + 1);
  if (end === at + 1 || text.charCodeAt(end) !== 0x3b) throw xmlSyntaxError("xml/invalid-reference", at);
  throw xmlSyntaxError("xml/unknown-entity", at, text.slice(at + 1, end));
}

const characterReference = /&#(?:x([0-9A-Fa-f]+)|([0-9]+));/y;

function readCharacterReference(text: string, at: number): string {
  characterReference.lastIndex = at;
  const match = characterReference.exec(text);
  if (match === null) throw xmlSyntaxError("xml/invalid-reference", at);
  const codePoint = match[1] === undefined ? Number.parseInt(match[2] ?? "", 10) : Number.parseInt(match[1], 16);
  if (!isXmlChar(codePoint)) throw xmlSyntaxError("xml/invalid-character-reference", at, match[0]);
  return String.fromCodePoint(codePoint);
}

/**
 * The value of an attribute between its quotes: section 3.3.3, for type CDATA. Line ends, tabs and line feeds become spaces;
 * what a character reference brings in stays as it is.
 */
export function normalizeAttributeValue(text: string, from: number, to: number): string {
  const raw = text.slice(from, to);
  const value = new XmlTextBuilder();
  let at = 0;
  for (let end = raw.indexOf("&"); end >= 0; end = raw.indexOf("&", at)) {
    value.add(normalizeSpaces(raw.slice(at, end)));
    value.add(readReference(text, from + end));
    at = raw.indexOf(";", end) + 1;
  }
  value.add(normalizeSpaces(raw.slice(at)));
  return value.toString();
}

function normalizeSpaces(text: string): string {
  return text.replace(/\r\n?|[\t\n]/g, " ");
}

/** The error for a character that XML does not allow. */
export function illegalCharacter(text: string, at: number): XmlSyntaxError {
  const codePoint = text.codePointAt(at) ?? 0;
  return xmlSyntaxError("xml/illegal-character", at, `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`);
}

const piecesPerRun = 64;
const runsPerChunk = 1024;

/**
 * Collects a text from pieces. A few are simply added up; of many, runs and then chunks are laid out in one piece as they come,
 * so that a long text never is a tree of millions of bits.
 */
export class XmlTextBuilder {
  private run = "";
  private piecesInRun = 0;
  private runs: string[] = [];
  private chunks: string[] = [];

  add(piece: string): void {
    this.run += piece;
    if (++this.piecesInRun === piecesPerRun) this.endRun();
  }

  get isEmpty(): boolean {
    return this.run === "" && this.runs.length === 0 && this.chunks.length === 0;
  }

  clear(): void {
    this.run = "";
    this.piecesInRun = 0;
    if (this.runs.length > 0) this.runs = [];
    if (this.chunks.length > 0) this.chunks = [];
  }

  toString(): string {
    if (this.runs.length === 0 && this.chunks.length === 0) return this.run;
    return this.chunks.join("") + this.runs.join("") + this.run;
  }

  private endRun(): void {
    if (this.run !== "") this.runs.push(this.run);
    this.run = "";
    this.piecesInRun = 0;
    if (this.runs.length < runsPerChunk) return;
    this.chunks.push(this.runs.join(""));
    this.runs = [];
  }
}

/** A complex type with simple content, among the types that xsi:type may name for an element of a simple type. */
export interface ExtendedType<Decoder> extends SimpleType<unknown> {
  /** Reads the attributes and the text of an element; returns the value of the text. */
  readonly readElement: ReadExtended<Decoder>;
}

type ReadExtended<Decoder> = (decoder: Decoder, constraint?: ValueConstraint) => unknown;

/** True for a complex type, which reads the attributes of its element itself. */
export function isExtendedType<Decoder>(type: SimpleType<unknown> | undefined): type is ExtendedType<Decoder> {
  return type !== undefined && "readElement" in type;
}

/** The value that an element of the declared type has where the text has a value of the extended one. Both have one primitive type. */
export function declaredValue<T>(
  declared: SimpleType<T>,
  { form }: SimpleType<unknown>,
  value: unknown,
  context: SimpleContext,
): T | undefined {
  if (value === undefined) return undefined;
  if (declared.form.is(value)) return value;
  // Names have one form in all types, so that no text with a prefix is written here.
  return context.attempt(declared, form.write(value, { prefixFor: () => "" }));
}

/** The namespace of xsi:type, xsi:nil and schema locations: XML Schema Part 1, section 2.6. */
export const xsiNamespace = "http://www.w3.org/2001/XMLSchema-instance";

/** The namespace of the built-in types. */
export const builtinNamespace = "http://www.w3.org/2001/XMLSchema";

/** An element without content (xsi:nil="true") that has attributes all the same; without any it is null. */
export type XmlNil<T, Attributes extends keyof T> = Pick<T, Attributes> & { "xsi:nil": true };

/** The attributes, of those so named, that a value of one type or another keeps when it is nil. */
export type XmlNilOf<T, Name extends string> = T extends unknown ? XmlNil<T, Name & keyof T> : never;

/** The attributes that a nil element keeps; none of a value that was not read, since its type is abstract. */
export function nilWith<T extends object, Name extends string>(
  value: T | undefined,
  attributes: readonly Name[],
): XmlNilOf<T, Name> | null {
  if (value === undefined) return null;
  const kept = attributes.filter((name) => Object.hasOwn(value, name));
  if (kept.length === 0) return null;
  const entries = kept.map((name) => [name, (value as Record<Name, unknown>)[name]]);
  return { ...(Object.fromEntries(entries) as object), "xsi:nil": true } as XmlNilOf<T, Name>;
}

/** True when a value is an element without content that has attributes. */
export function isXmlNil(value: unknown): boolean {
  return (value as { readonly "xsi:nil"?: unknown })["xsi:nil"] === true;
}

/** The text of the property "xsi:type" of a value. */
export function xsiTypeOf(value: object): string | undefined {
  const type = (value as { readonly "xsi:type"?: unknown })["xsi:type"];
  return typeof type === "string" ? type : undefined;
}

/** The name that xsi:type gives as "{namespace}local"; as written where its prefix is not declared. */
export function expandedTypeName(name: string, context: Pick<SimpleContext, "lookupPrefix">): string {
  const colon = name.indexOf(":");
  const namespace = context.lookupPrefix(name.slice(0, Math.max(0, colon))) ?? (colon < 0 ? "" : undefined);
  return namespace === undefined ? name : expandedName(namespace, name.slice(colon + 1));
}

/** True for xsi:type. */
export function isTypeAttribute({ namespace, name }: { readonly namespace: string; readonly name: string }): boolean {
  return namespace === xsiNamespace && name === "type";
}

/** True for the attributes that every element may have, in the namespace of XML Schema instances. */
export function isSchemaAttributeName(local: string): boolean {
  return ["nil", "type", "schemaLocation", "noNamespaceSchemaLocation"].includes(local);
}

/** The type of that name among those derived from a simple type. Part 1, section 3.3.4, clause 4. */
export function derivedTypeNamed(
  { derived }: Pick<SimpleType<unknown>, "derived">,
  expanded: string | undefined,
): SimpleType<unknown> | undefined {
  for (const type of derived?.() ?? []) {
    const found = isTypeNamed(type.name, expanded) ? type : derivedTypeNamed(type, expanded);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The names of the types that come from a simple type in one step. */
export function derivedNames({ derived }: Pick<SimpleType<unknown>, "derived">): readonly string[] {
  return (derived?.() ?? []).flatMap(({ name }) => (name === undefined ? [] : [name]));
}

/** The value of a text that a derived type reads too. Texts differ in white space at most, as both have one primitive type. */
export function readNarrower<T>(
  type: SimpleType<T>,
  narrower: SimpleType<unknown>,
  text: string,
  context: SimpleContext,
): T | undefined {
  const value = narrower.read(text, context);
  return value === undefined ? undefined : context.attempt(type, typeof value === "string" ? value : text);
}

/** True where a type of a schema has the name that xsi:type gives. Built-in types are called "xs:int" for short. */
export function isTypeNamed(name: string | undefined, expanded: string | undefined): boolean {
  return (
    name !== undefined && expanded === (name.startsWith("xs:") ? expandedName(builtinNamespace, name.slice(3)) : name)
  );
}

/** A TextDecoder of the platform. */
interface PlatformDecoder {
  /** The name of the encoding in the Encoding Standard, in small letters. */
  readonly encoding: string;
  /** Returns the text; `stream` keeps an incomplete sequence at the end for the next call. */
  decode(bytes: Uint8Array, options?: { readonly stream: boolean }): string;
}

/** The part of the platform that decodes bytes. */
interface DecoderPlatform {
  /** Throws for an encoding that the platform does not have. */
  readonly TextDecoder: new (label: string, options: { fatal: boolean; ignoreBOM: boolean }) => PlatformDecoder;
}

/**
 * The encodings that the platform's TextDecoder reads and whose markup is ASCII: no other sequence of bytes is markup, and no
 * escape changes the meaning of the bytes behind it (so ISO-2022 and UTF-7 are not in the list). Names of the Encoding Standard.
 */
const platformEncodings =
  /^(?:windows-(?:125[0-8]|874)|iso-8859-(?:[2-8]|1[03456])|koi8-[ru]|shift_jis|euc-jp|euc-kr|gbk|gb18030|big5|macintosh|ibm866)$/;

/** Characters of the bytes 0x80 to 0x9F. Some platforms read them as ISO-8859-1. */
const windows1252 =
  "\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f" +
  "\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178";

/** Decodes bytes in an encoding that contains ASCII, by any of its names; undefined if the encoding is not supported here. */
export function decodeLegacy(bytes: Uint8Array, encoding: string): DecodedText | undefined {
  const { TextDecoder } = globalThis as unknown as DecoderPlatform;
  const create = (): PlatformDecoder => new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  const decoder = attempt(create);
  if (decoder === undefined || !platformEncodings.test(decoder.encoding)) return undefined;
  // The Encoding Standard reads ASCII, ISO-8859-1, -9 and -11 as code pages of Windows. Their bytes 0x80 to 0x9F are C1 controls.
  const [, codePage = ""] = decoder.encoding.split("windows-");
  const isCodePage = encoding.includes(codePage);
  if (codePage === "1252") {
    const isAscii = /ascii|^ansi/i.test(encoding);
    return decodeSingleBytes(bytes, isAscii ? 0x7f : 0xff, isCodePage ? windows1252 : undefined);
  }
  const text = attempt(() => decoder.decode(bytes));
  if (text === undefined) return decodeUntilFault(bytes, create);
  return { text: isCodePage ? text : charactersFor(bytes, text), complete: true };
}

const chunkBytes = 4_096;

/** The text before the first wrong byte: by chunks, then byte by byte, so that the work is linear. */
function decodeUntilFault(bytes: Uint8Array, create: () => PlatformDecoder): DecodedText {
  const inChunks = create();
  let start = 0;
  const isRead = (end: number): boolean =>
    attempt(() => inChunks.decode(bytes.subarray(start, end), { stream: true })) !== undefined;
  while (start + chunkBytes < bytes.length && isRead(start + chunkBytes)) start += chunkBytes;
  const decoder = create();
  let text = decoder.decode(bytes.subarray(0, start), { stream: true });
  let wrongAt = start;
  for (; wrongAt < bytes.length; wrongAt++) {
    const next = attempt(() => decoder.decode(bytes.subarray(wrongAt, wrongAt + 1), { stream: true }));
    if (next === undefined) break;
    text += next;
  }
  return { text, complete: false, wrongAt: Math.min(wrongAt, bytes.length - 1) };
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** The reason why a child element is not welcome. */
export type ContentFault =
  /** Something else has to come first; the child is taken nevertheless. */
  | ({ readonly kind: "missing" } & MissingElements)
  /** It may not appear so often. */
  | { readonly kind: "too-many"; readonly most?: number }
  /** It may not appear here, or not at all. */
  | {
      readonly kind: "unexpected";
      readonly expected: readonly string[];
      /** The limit of the repetition that would have to begin once more. */
      readonly maxRounds?: number | undefined;
    };

/** Elements of which one is missing. */
export interface MissingElements {
  /** Their local names. */
  readonly expected: readonly string[];
  /** The number of times that the only one has to appear. */
  readonly count?: ElementCount | undefined;
}

/** The content of an element that has no children. */
export const noChildren: ContentModel = /* @__PURE__ */ emptyContent();

/**
 * The position of a decoder or validator in the children of one element. Used again for the next element at its depth.
 */
export class XmlContentCursor {
  model: ContentModel = noChildren;
  /** The fault that the last call of `accept` found. */
  fault: ContentFault | undefined = undefined;
  /** The state of a model without counters. */
  #state = 0;
  /** The places in a model with counters. */
  #ways: readonly ContentWay[] = [];
  /** The number of times that each child has appeared, welcome or not. */
  readonly #counts: number[] = [];

  /** Begins a content model. */
  enter(model: ContentModel): void {
    this.model = model;
    this.#state = 0;
    for (let index = 0; index < model.children.length; index++) this.#counts[index] = 0;
    if (model.kind === "states" && model.caps.length > 0) this.#ways = [startOf(model)];
  }

  /** Counts a child that stands here: 1 for the first of its kind. */
  count(child: ContentChild): number {
    const count = this.#counts[child.index]! + 1;
    this.#counts[child.index] = count;
    return count;
  }

  /**
   * Takes the next child, which `count` has counted; `child` is undefined for an element that the model does not know. Gives its
   * tag, or undefined where it has no place. `fault` says what is wrong.
   */
  accept(child: ContentChild | undefined, namespace: string): string | undefined {
    const { model } = this;
    this.fault = undefined;
    if (model.kind === "all") return this.#acceptInAll(child);
    return this.#take(model, child, namespace) ?? this.#recover(model, child, namespace);
  }

  /** The children that are missing at the end; undefined if none are. Changes nothing. */
  finish(): MissingElements | undefined {
    const { model } = this;
    if (model.kind === "states") return this.#mayEnd(model) ? undefined : this.#missing(model);
    if (model.optional && this.#counts.slice(0, model.children.length).every((count) => count === 0)) return undefined;
    const missing = model.children.filter((child) => child.required && this.#countOfMember(child) === 0);
    return missing.length === 0 ? undefined : { expected: missing.map(({ local }) => local) };
  }

  #mayEnd(model: StatesContent): boolean {
    if (model.caps.length > 0) return mayEndOn(model, this.#ways);
    let state: ContentState | undefined = model.states[this.#state];
    while (state !== undefined && state.final !== true) state = stateBehind(model, state);
    return state !== undefined;
  }

  #acceptInAll(child: ContentChild | undefined): string | undefined {
    if (child === undefined) {
      const expected = this.model.children.filter((open) => this.#countOfMember(open) === 0).map(({ local }) => local);
      this.fault = { kind: "unexpected", expected };
      return undefined;
    }
    if (this.#countOfMember(child) === 1) return child.tag;
    this.fault = { kind: "too-many" };
    return undefined;
  }

  /** The number of times that a member of an xs:all group has appeared, under whatever name. */
  #countOfMember({ index, member }: ContentChild): number {
    const { children } = this.model;
    if (member === index && children[index + 1]?.member !== member) return this.#counts[index]!;
    return children.reduce((sum, child) => (child.member === member ? sum + this.#counts[child.index]! : sum), 0);
  }

  #take(model: StatesContent, child: ContentChild | undefined, namespace: string): string | undefined {
    if (model.caps.length > 0) {
      const after = waysAfter(model, this.#ways, child, namespace);
      if (after !== undefined) this.#ways = after.ways;
      return after?.tag;
    }
    let state: ContentState | undefined = model.states[this.#state];
    for (; state !== undefined; state = stateBehind(model, state)) {
      const { edges } = state;
      if (edges === undefined) continue;
      for (const edge of edges) {
        if (!edgeFits(edge, child, namespace)) continue;
        this.#state = edge.to;
        return edge.on;
      }
    }
    return undefined;
  }

  /** The places, of which the first counts after a fault. */
  #places({ caps }: StatesContent): readonly [ContentWay, ...ContentWay[]] {
    const [first = { state: this.#state, least: caps, most: caps }, ...others] = caps.length > 0 ? this.#ways : [];
    return [first, ...others];
  }

  /** Says what is wrong, and goes on at the nearest place that takes this child, if there is one. */
  #recover(model: StatesContent, child: ContentChild | undefined, namespace: string): string | undefined {
    const [first] = this.#places(model);
    const expected = openNames(model, reached(model, this.#places(model)));
    const full = fullEdge(model, first, child, namespace);
    if (full !== undefined) {
      // A limit of the element itself, and not of a group around it.
      const most = full.to === first.state ? full.below?.at(-1)?.[1] : undefined;
      this.fault = { kind: "too-many", ...(most !== undefined && { most }) };
      return undefined;
    }
    const closed = closedEdges(model, first);
    const edge = expected.length === 0 ? undefined : edgeBehind(model, first.state, child, namespace, closed);
    if (edge === undefined) {
      const ended = [...closed.keys()].find(({ to }) => edgeBehind(model, to, child, namespace) !== undefined);
      this.fault = { kind: "unexpected", expected, maxRounds: ended && closed.get(ended) };
      return undefined;
    }
    this.fault = { kind: "missing", ...this.#missing(model) };
    const least = [...first.least];
    for (const [counter] of edge.below ?? []) least[counter] = 0;
    const next = wayThrough(model, { ...first, least, most: least }, edge);
    this.#state = edge.to;
    if (next !== undefined) this.#ways = [next];
    return edge.on;
  }

  /** Elements of which one has to come next: those of the states that cannot be skipped. */
  #missing(model: StatesContent): MissingElements {
    const places = this.#places(model);
    const blocked = places.flatMap((way) => reached(model, [way]).slice(-1));
    const required = openNames(model, blocked);
    if (required.length === 0) return { expected: openNames(model, reached(model, places)) };
    return { expected: required, count: required.length === 1 ? missingCount(model, places[0]) : undefined };
  }
}

/** Local names of elements that edges take. */
function openNames(model: StatesContent, places: ReturnType<typeof reached>): readonly string[] {
  const names = new Set<string>();
  for (const [way, edges] of places) {
    for (const edge of edges) if (wayThrough(model, way, edge) !== undefined) names.add(expectedName(model, edge));
  }
  return [...names];
}

function stateBehind({ states }: StatesContent, { skip }: ContentState): ContentState | undefined {
  return skip === undefined ? undefined : states[skip.to];
}

/** The edges that only a full counter closes at a place, with its limit. */
function closedEdges(model: StatesContent, start: ContentWay): ReadonlyMap<ContentEdge, number> {
  const closed = new Map<ContentEdge, number>();
  for (const [{ least }, edges] of reached(model, [start])) {
    for (const edge of edges) {
      const full = edge.below?.find(([counter, limit]) => least[counter]! >= limit);
      if (full !== undefined) closed.set(edge, full[1]);
    }
  }
  return closed;
}

/** The edge that a child would take at a place, had it not appeared too often. */
function fullEdge(
  model: StatesContent,
  start: ContentWay,
  child: ContentChild | undefined,
  namespace: string,
): ContentEdge | undefined {
  let state: ContentState | undefined = model.states[start.state];
  for (; state !== undefined; state = stateBehind(model, state)) {
    const full = state.edges?.find(
      (edge) => edgeFits(edge, child, namespace) && wayThrough(model, start, edge) === undefined,
    );
    if (full !== undefined) return full;
  }
  return undefined;
}

/** Returns the nearest edge for a child behind a state, independent of counters; does not pass the edges in `closed`. */
function edgeBehind(
  model: StatesContent,
  start: number,
  child: ContentChild | undefined,
  namespace: string,
  closed?: ReadonlyMap<ContentEdge, number>,
): ContentEdge | undefined {
  const seen = new Set<number>([start]);
  for (const at of seen) {
    const { edges = [], skip } = model.states[at] ?? {};
    const edge = edges.find((candidate) => edgeFits(candidate, child, namespace));
    if (edge !== undefined) return edge;
    if (skip !== undefined) seen.add(skip.to);
    for (const candidate of edges) if (closed?.has(candidate) !== true) seen.add(candidate.to);
  }
  return undefined;
}

function expectedName(model: StatesContent, edge: ContentEdge): string {
  return edge.wildcard === undefined ? (model.byTag.get(edge.on)?.local ?? edge.on) : wildcardName(edge.wildcard);
}

const doubleQuote = 0x22;
const apostrophe = 0x27;
const equals = 0x3d;

/** The attributes of one start tag. The lists are used again for every tag; a value is cut out of the text when asked for. */
export class XmlAttributes {
  count = 0;
  readonly names: XmlQName[] = [];
  readonly nameOffsets: number[] = [];
  readonly valueOffsets: number[] = [];
  private readonly valueEnds: number[] = [];
  private readonly values: (string | undefined)[] = [];
  private prefix: XmlPrefix | undefined;
  private severalPrefixes = false;
  private tag = 0;

  private readonly text: string;
  private readonly nameTable: XmlNameTable;
  private readonly scope: XmlNamespaces;
  private readonly maxCount: number;

  constructor(text: string, nameTable: XmlNameTable, scope: XmlNamespaces, maxCount: number) {
    this.text = text;
    this.nameTable = nameTable;
    this.scope = scope;
    this.maxCount = maxCount;
  }

  /** The normalised value of attribute `index`. */
  value(index: number): string {
    return (this.values[index] ??= this.text.slice(this.valueOffsets[index], this.valueEnds[index]));
  }

  /**
   * Reads the attributes that follow an element's name, puts the namespaces they declare in scope and resolves their prefixes.
   * Returns the offset of the "/" or ">" that ends the tag.
   */
  read(at: number, element: XmlQName): number {
    const text = this.text;
    this.beginTag();
    let declarations = 0;
    for (;;) {
      const next = skipWhiteSpace(text, at);
      const code = text.charCodeAt(next);
      if (code === greaterThan || code === slash) {
        if (this.prefix !== undefined) this.resolvePrefixes();
        return next;
      }
      if (next >= text.length) throw xmlSyntaxError("xml/unexpected-end", next, "a tag");
      const name = this.nameTable.read(next);
      if (name === undefined) throw xmlSyntaxError("xml/invalid-tag", next, element.text);
      if (next === at) throw xmlSyntaxError("xml/missing-space", next, name.text);
      if (name.lastTag === this.tag) throw xmlSyntaxError("xml/duplicate-attribute", next, name.text);
      name.lastTag = this.tag;
      if (this.count + declarations >= this.maxCount) {
        throw xmlSyntaxError("xml/too-many-attributes", next, this.maxCount);
      }
      at = this.readValue(next, name);
      if (name.declares !== undefined) {
        declarations++;
        this.declare(name.declares, this.value(this.count), next);
      } else {
        if (name.prefix.name !== "") this.notePrefix(name.prefix);
        this.count++;
      }
    }
  }

  private beginTag(): void {
    this.count = 0;
    this.prefix = undefined;
    this.severalPrefixes = false;
    this.tag++;
  }

  private notePrefix(prefix: XmlPrefix): void {
    this.severalPrefixes ||= this.prefix !== undefined && this.prefix !== prefix;
    this.prefix = prefix;
  }

  /** Reads `= "value"` into the lists, without counting it yet; returns the offset after the closing quote. */
  private readValue(nameOffset: number, name: XmlQName): number {
    const text = this.text;
    const end = text.length;
    let at = skipWhiteSpace(text, nameOffset + name.text.length);
    if (at >= end) throw xmlSyntaxError("xml/unexpected-end", at, "a tag");
    if (text.charCodeAt(at) !== equals) throw xmlSyntaxError("xml/attribute-syntax", at, name.text);
    at = skipWhiteSpace(text, at + 1);
    if (at >= end) throw xmlSyntaxError("xml/unexpected-end", at, "a tag");
    const quote = text.charCodeAt(at);
    if (quote !== doubleQuote && quote !== apostrophe) throw xmlSyntaxError("xml/attribute-syntax", at, name.text);
    const start = ++at;
    let plain = true;
    for (;;) {
      at = skipPlainAttributeText(text, at);
      if (at >= end) throw this.firstFault(xmlSyntaxError("xml/unexpected-end", at, "an attribute value"), start);
      const code = text.charCodeAt(at);
      if (code === quote) break;
      if (code === lessThan) throw this.firstFault(xmlSyntaxError("xml/less-than-in-attribute", at), start);
      const length = xmlCharLength(text, at);
      if (length === 0) throw this.firstFault(illegalCharacter(text, at), start);
      if (code < 0x80 && code !== doubleQuote && code !== apostrophe) plain = false;
      at += length;
    }
    const index = this.count;
    this.names[index] = name;
    this.nameOffsets[index] = nameOffset;
    this.valueOffsets[index] = start;
    this.valueEnds[index] = at;
    this.values[index] = plain ? undefined : normalizeAttributeValue(text, start, at);
    return at + 1;
  }

  /** A value that breaks off may hold a wrong reference before that; then this is the fault to tell. */
  private firstFault(fault: XmlSyntaxError, valueOffset: number): XmlSyntaxError {
    normalizeAttributeValue(this.text, valueOffset, fault.offset);
    return fault;
  }

  /** Namespaces in XML, sections 2.2 and 3: what "xml" and "xmlns" may stand for, and no undeclaring of prefixes. */
  private declare(prefix: XmlPrefix, uri: string, at: number): void {
    const { name } = prefix;
    if (name === "xmlns") throw xmlSyntaxError("xml/reserved-prefix", at, name);
    if (uri === xmlnsNamespace || (uri === xmlNamespace) !== (name === "xml")) {
      throw xmlSyntaxError("xml/reserved-namespace", at, name);
    }
    if (uri === "" && name !== "") throw xmlSyntaxError("xml/empty-prefix-binding", at, name);
    this.scope.declare(prefix, uri);
  }

  private resolvePrefixes(): void {
    // Of two attributes with one local name, only prefixes can hide that they are the same (section 6.3).
    const seen = this.severalPrefixes ? new Map<string, Set<XmlNamespace>>() : undefined;
    for (let index = 0; index < this.count; index++) {
      const { text, prefix, localName } = this.names[index]!;
      if (prefix.name === "") continue;
      const at = this.nameOffsets[index]!;
      if (prefix.namespace === undefined) throw xmlSyntaxError("xml/undeclared-prefix", at, prefix.name);
      if (seen === undefined) continue;
      const namespaces = seen.get(localName);
      if (namespaces === undefined) seen.set(localName, new Set([prefix.namespace]));
      else if (namespaces.has(prefix.namespace)) throw xmlSyntaxError("xml/duplicate-attribute", at, text);
      else namespaces.add(prefix.namespace);
    }
  }
}

/**
 * The events of the reader. "start" and "end" come in pairs, also for `<a/>`. "comment" and "instruction" come only
 * when asked for (`reportMisc`). "done" is the end of the document; every later call of `next` says "done" again.
 */
export type XmlEvent = "start" | "end" | "text" | "comment" | "instruction" | "done";

/** Limits of a document that the reader takes. A limit that is left out has its default. */
export interface XmlLimits {
  /** The largest number of elements open at once. Default 256. Refused with "xml/too-deep". */
  readonly maxDepth?: number;
  /** Attributes and namespace declarations of one element. Default 10,000. Refused with "xml/too-many-attributes". */
  readonly maxAttributes?: number;
  /** Length of a name as written, prefix included. Default 1,024. Refused with "xml/name-too-long". */
  readonly maxNameLength?: number;
  /** Length of the document in UTF-16 code units, or in bytes where bytes are read. Default 64 Mi. Refused with "xml/too-large". */
  readonly maxSize?: number;
}

/** Limits, and whether comments and processing instructions are events of their own. */
export interface XmlReaderOptions extends XmlLimits {
  /**
   * false (the default): comments and processing instructions are checked and skipped, and the text on both sides of one
   * arrives as one "text". true: they are events, and text ends where one begins.
   */
  readonly reportMisc?: boolean;
  /** "accept" (default) for a DOCTYPE that only names the root element. Nothing is ever declared, expanded or fetched. */
  readonly doctype?: "accept" | "reject";
}

/**
 * A pull reader over one XML 1.0 (fifth edition) document with Namespaces in XML 1.0 (third edition). Every accessor speaks
 * of the event that `next` returned last and allocates nothing that was not asked for.
 */
export interface XmlReader {
  /** Goes to the next event. Throws an XmlSyntaxError where the document is not well-formed, has a DOCTYPE or breaks a limit. */
  next(): XmlEvent;
  /** The event that `next` returned last; "done" before the first call. */
  readonly event: XmlEvent;
  /** The document's text, as given. All offsets count its UTF-16 code units. */
  readonly source: string;
  /** The XML declaration, once `next` was called; undefined when the document has none. */
  readonly declaration: XmlDeclaration | undefined;

  /**
   * The offset in `source` at which the event begins: the "<" of a tag, the first character of a text. For the "end" of
   * `<a/>`: after the tag.
   */
  readonly offset: number;
  /** The offset in `source` at which the event ends (exclusive). */
  readonly endOffset: number;
  /** Number of open elements. A "start" and its "end" have the same depth, the root has 1; text has the depth of its parent. */
  readonly depth: number;

  /** "start", "end": the namespace name of the element, "" when it is in none. */
  readonly namespace: string;
  /** "start", "end": the local name of the element. The same string object each time a name returns in one document. */
  readonly localName: string;
  /** "start", "end": the prefix as written, "" when there is none. */
  readonly prefix: string;

  /** "start": how many attributes the element has; namespace declarations are not among them. 0 on every other event. */
  readonly attributeCount: number;
  /** The namespace name of attribute `index`, "" when it has no prefix. */
  attributeNamespace(index: number): string;
  /** The local name of attribute `index`. */
  attributeLocalName(index: number): string;
  /** The prefix of attribute `index` as written, "" when there is none. */
  attributePrefix(index: number): string;
  /** The value with references replaced, and with line ends and white space normalised as for type CDATA (section 3.3.3). */
  attributeValue(index: number): string;
  /** The offset in `source` of the attribute's name. */
  attributeOffset(index: number): number;
  /** The offset in `source` of the attribute's value, after the quote. */
  attributeValueOffset(index: number): number;
  /** The index of the attribute with that expanded name, or -1. */
  findAttribute(namespace: string, localName: string): number;

  /** "start": how many namespaces the element itself declares. 0 on every other event. */
  readonly namespaceCount: number;
  /** The prefix that declaration `index` binds, "" for the default namespace. */
  namespacePrefix(index: number): string;
  /** The namespace name that declaration `index` binds to, "" where it undeclares the default namespace. */
  namespaceUri(index: number): string;
  /**
   * The namespace name that a prefix stands for here, undefined when it is not declared. "" asks for the default namespace,
   * which is "" when there is none. "xml" and "xmlns" are always bound. On "end" the element's own declarations still count.
   */
  lookupPrefix(prefix: string): string | undefined;

  /**
   * "text": the characters, with CDATA sections and references joined in and line ends normalised; never empty. "comment":
   * its content. "instruction": its data. "" on every other event.
   */
  readonly text: string;
  /** "text": whether there is only white space (space, tab, line feed, carriage return). Costs no copy. */
  readonly blank: boolean;
  /** "instruction": its target. "" on every other event. */
  readonly target: string;

  /** On a "start": goes to its "end". Elements that are passed over are checked like everything else. */
  skipElement(): void;
}

/** The prefixes that the root element declares if the document uses them: "" for the default namespace. */
export type XmlPrefixes = readonly (readonly [prefix: string, namespace: string])[];

/** The layout of a document that is written. */
export interface XmlWriterOptions {
  /** True where an XML declaration stands first. */
  readonly declaration: boolean;
  /** The indentation of one level; "" for a document in one line. */
  readonly indent: string;
}

/** The number of characters after which pieces become one text. */
const pieceLength = 8_192;

/** The text of a document that is written: its tags, attributes, prefixes and texts, and the place that has been reached. */
export abstract class XmlMarkup implements PrefixContext {
  /** The document up to the name of the root, whose declarations follow. */
  #head = "";
  /** The document up to a few thousand characters, and those that follow. */
  #done = "";
  protected out: string;
  protected readonly indent: string;
  protected readonly prefixes: XmlPrefixes;
  /** True for each prefix of the root that the document uses, by its index. The default namespace is always declared. */
  protected readonly usedPrefixes: boolean[];
  protected readonly names: string[] = [];
  readonly #positions: number[] = [];
  /** The element of a text alone that is being written, which is not among the names. */
  #leaf = "";
  #leafPosition = 0;
  /** Declarations that the start tag of that element needs. */
  #declarations = "";
  /** True while the last start tag still waits for its ">". */
  #tagOpen = false;
  /** True when a child element was written last, so that an end tag goes on a new line. */
  protected afterChild = false;
  /** True where white space would change the content. */
  protected mixed = false;
  /** Prefixes that the open start tag declares for itself, by what they stand for. */
  readonly #ownPrefixes = new Map<string, string>();
  /** The names in the open start tag: attributes and declarations of namespaces. */
  readonly #writtenNames: string[] = [];
  /** Prefixes that stand for something else here than at the root. */
  protected hidden: ReadonlySet<string> = new Set();

  constructor(prefixes: XmlPrefixes, { declaration, indent }: XmlWriterOptions) {
    this.prefixes = prefixes;
    this.usedPrefixes = [...prefixes.map(([prefix]) => prefix === ""), false];
    this.indent = indent;
    this.out = declaration ? `<?xml version="1.0" encoding="UTF-8"?>${indent === "" ? "" : "\n"}` : "";
  }

  /** The document. There is none of a value that shows nothing. */
  finished(): string {
    if (this.afterChild) return this.#head + this.#rootDeclarations() + this.#done + this.out;
    throw this.error("A value is required here.");
  }

  prefixFor(namespace: string): string {
    const known = this.prefixes.findIndex(([prefix, uri]) => uri === namespace && this.#isFree(prefix));
    if (known >= 0) {
      this.usedPrefixes[known] = true;
      return this.prefixes[known]![0];
    }
    if (namespace === xmlNamespace) return "xml";
    if (namespace === xmlnsNamespace) throw this.error("The namespace of xmlns declarations has no prefix.");
    const prefixOfNamespace = this.#ownPrefixes.get(namespace);
    if (prefixOfNamespace !== undefined) return prefixOfNamespace;
    const isTaken = (prefix: string): boolean =>
      this.prefixes.some(([root]) => root === prefix) || this.#writtenNames.includes(`xmlns:${prefix}`);
    let prefix = namespace === xsiNamespace ? "xsi" : "q1";
    for (let number = 1; isTaken(prefix); number += 1) prefix = `q${number}`;
    this.declare(prefix, namespace);
    return prefix;
  }

  /** True when a prefix of the root stands for the same namespace here. */
  #isFree(prefix: string): boolean {
    return prefix !== "" && !this.hidden.has(prefix);
  }

  /** Begins an element with its start tag up to the attributes. */
  protected beginElement(start: string, local: string, position: number): void {
    const depth = this.names.length;
    if (depth >= maxXmlDepth) throw this.tooDeep();
    this.closeTag();
    if (depth > 0 && this.indent !== "") this.newLine(depth);
    this.names.push(local);
    this.#positions.push(position);
    this.out += start;
    this.#tagOpen = true;
    this.afterChild = false;
    if (depth > 0) return;
    this.#head = this.out;
    this.out = "";
    for (const [prefix] of this.prefixes) this.#writtenNames.push(declarationName(prefix));
  }

  #rootDeclarations(): string {
    const used = this.prefixes.filter((_, index) => this.usedPrefixes[index]);
    return used.map(([prefix, namespace]) => this.#declarationText(prefix, namespace)).join("");
  }

  protected tooDeep(): XmlEncodeError {
    return this.error(`Elements are nested deeper than the limit of ${maxXmlDepth}.`);
  }

  /** Ends the innermost element. */
  protected endElement(tag: string): void {
    if (this.#tagOpen) {
      this.out += "/>";
      this.#tagOpen = false;
      this.forgetNames();
    } else {
      if (this.afterChild && this.indent !== "") this.newLine(this.names.length - 1);
      this.out += tag;
    }
    this.names.pop();
    this.#positions.pop();
    this.afterChild = true;
    if (this.out.length > pieceLength) this.#settle();
  }

  /** Makes one text of the pieces that were joined, by asking for a character: the collector would move each of them otherwise. */
  #settle(): void {
    if (this.out.charCodeAt(0) > 0) this.#done += this.out;
    this.out = "";
  }

  protected newLine(depth: number): void {
    if (!this.mixed) this.out += `\n${this.indent.repeat(depth)}`;
  }

  protected closeTag(): void {
    if (!this.#tagOpen) return;
    this.out += ">";
    this.#tagOpen = false;
    this.forgetNames();
  }

  /** The names in a start tag mean nothing after it. */
  protected forgetNames(): void {
    if (this.#writtenNames.length === 0) return;
    this.#writtenNames.length = 0;
    if (this.#ownPrefixes.size > 0) this.#ownPrefixes.clear();
  }

  /** An attribute without a namespace that the schema names. */
  protected writePlainAttribute(name: string, value: string): void {
    this.#writtenNames.push(name);
    this.out += ` ${name}="${this.#escapedAttribute(value)}"`;
  }

  protected writeAttribute(namespace: string, name: string, value: string): void {
    if (!isNCName(name)) throw this.error(`${JSON.stringify(name)} cannot name an attribute.`);
    const qualified = namespace === "" ? name : `${this.prefixFor(namespace)}:${name}`;
    this.#writtenNames.push(qualified);
    this.out += ` ${qualified}="${this.#escapedAttribute(value)}"`;
  }

  /** One that no schema names: it may say what is said already, or not be an attribute at all. */
  protected writeUnknownAttribute(namespace: string, name: string, value: string): void {
    if (namespace === xmlnsNamespace || (namespace === "" && name === "xmlns"))
      throw this.error("A declaration of a namespace is not an attribute.");
    const others = new Set(this.#writtenNames);
    this.writeAttribute(namespace, name, value);
    if (others.has(this.#writtenNames.at(-1) ?? ""))
      throw this.error(`Attribute ${JSON.stringify(name)} is duplicated.`);
  }

  protected writeText(text: string): void {
    if (text === "") return;
    const escaped = this.escapedText(text);
    this.closeTag();
    this.out += escaped;
    this.afterChild = false;
  }

  /** Declares a prefix for a fragment and what is in it. */
  protected declareFor(prefix: string, namespace: string): void {
    if (typeof prefix !== "string" || !canDeclare(prefix, namespace) || this.#writtenNames.includes(`xmlns:${prefix}`))
      throw this.error(`${describe(prefix)} cannot be a prefix here.`);
    this.hidden = new Set([...this.hidden, prefix]);
    this.declare(prefix, namespace);
  }

  /** A namespace that can be declared: Namespaces in XML, section 3. */
  protected declarable(namespace: string): string {
    if (namespace === xmlnsNamespace) throw this.error("The namespace of declarations has no elements.");
    return namespace;
  }

  protected declare(prefix: string, namespace: string): void {
    this.#ownPrefixes.set(namespace, prefix);
    this.declareText(prefix, namespace);
  }

  protected declareText(prefix: string, namespace: string): void {
    this.#writtenNames.push(declarationName(prefix));
    const text = this.#declarationText(prefix, namespace);
    if (this.#tagOpen) this.out += text;
    else this.#declarations += text;
  }

  #declarationText(prefix: string, namespace: string): string {
    return ` ${declarationName(prefix)}="${this.#escapedAttribute(namespace)}"`;
  }

  protected escapedText(text: string): string {
    return isPlainXmlText(text) ? text : escapeXmlText(this.#legal(text));
  }

  #escapedAttribute(text: string): string {
    return isPlainXmlAttribute(text) ? text : escapeXmlAttribute(this.#legal(text));
  }

  #legal(text: string): string {
    if (typeof text !== "string") throw this.error(`Expected a string, but found ${describe(text)}.`);
    if (findIllegalXmlChar(text) < 0) return text;
    throw this.error("The text has a character that XML does not allow.");
  }

  /** The error of an encoder at its present position. */
  error(message: string): XmlEncodeError {
    const parts = this.names.map((name, depth) => {
      const position = this.#positions[depth] ?? 0;
      return position === 0 ? `/${name}` : `/${name}[${position}]`;
    });
    if (this.#leaf !== "")
      parts.push(this.#leafPosition === 0 ? `/${this.#leaf}` : `/${this.#leaf}[${this.#leafPosition}]`);
    return xmlEncodeError(message, parts.join(""));
  }

  /** Says which element of a text alone comes next, which `writeLeaf` writes. */
  protected beginLeaf(local: string, position: number): void {
    if (this.names.length >= maxXmlDepth) throw this.tooDeep();
    this.closeTag();
    this.#leaf = local;
    this.#leafPosition = position;
  }

  /** Writes an element of a text alone at once: joining it in pieces takes half as long again. */
  protected writeLeaf(tags: WrittenTag, text: string): void {
    if (this.indent !== "") this.newLine(this.names.length);
    if (this.#declarations !== "") this.out += this.#declaringLeaf(tags, text);
    else this.out += text === "" ? `${tags.start}/>` : tags.open + text + tags.end;
    this.#leaf = "";
    this.afterChild = true;
    if (this.out.length > pieceLength) this.#settle();
  }

  /** An element whose qualified name needs declarations of its own. */
  #declaringLeaf({ start, end }: WrittenTag, text: string): string {
    const line = start + this.#declarations + (text === "" ? "/>" : `>${text}${end}`);
    this.#declarations = "";
    this.forgetNames();
    return line;
  }
}

function declarationName(prefix: string): string {
  return prefix === "" ? "xmlns" : `xmlns:${prefix}`;
}

/** Sections 2.5 to 2.7: the parts of a document that end with a fixed mark. `at` is always the "<". */

/** Checks the comment at `at`; returns the offset after its "-->". */
export function scanComment(text: string, at: number): number {
  const dashes = text.indexOf("--", at + 4);
  const end = dashes < 0 ? text.length : dashes;
  checkCharacters(text, at + 4, end);
  if (dashes < 0) throw unended(text, at, end, "a comment");
  if (text.charCodeAt(end + 2) === 0x3e) return end + 3;
  if (end + 2 === text.length) throw unended(text, at, end + 2, "a comment");
  throw xmlSyntaxError("xml/double-hyphen-in-comment", end);
}

/** Checks the CDATA section at `at`; returns the offset after its "]]>". */
export function scanCData(text: string, at: number): number {
  return scanTo("]]>", text, { at, from: at + 9 }, "a CDATA section");
}

/** A processing instruction: its target, where its data begins and where it ends. */
export interface XmlInstruction {
  /** The name behind "<?". */
  readonly target: string;
  /** The offset of the first character of its data. */
  readonly dataOffset: number;
  /** The offset behind "?>". */
  readonly endOffset: number;
}

/** Checks the processing instruction at `at`. Targets named "xml", in capitals or not, are reserved (section 2.6). */
export function readInstruction(text: string, at: number, names: XmlNameTable): XmlInstruction {
  if (startsDeclaration(text, at)) throw xmlSyntaxError("xml/misplaced-declaration", at);
  const name = names.read(at + 2);
  if (name === undefined) throw xmlSyntaxError("xml/invalid-name", at + 2);
  const target = name.text;
  if (name.prefix.name !== "") throw xmlSyntaxError("xml/invalid-qualified-name", at + 2, target);
  if (target.toLowerCase() === "xml") throw xmlSyntaxError("xml/reserved-target", at + 2, target);
  const targetEnd = at + 2 + target.length;
  if (targetEnd >= text.length) throw unended(text, at, targetEnd, "a processing instruction");
  if (!isWhiteSpace(text.charCodeAt(targetEnd)) && !text.startsWith("?>", targetEnd)) {
    throw xmlSyntaxError("xml/invalid-instruction", targetEnd, target);
  }
  const dataOffset = skipWhiteSpace(text, targetEnd);
  return { target, dataOffset, endOffset: scanTo("?>", text, { at, from: dataOffset }, "a processing instruction") };
}

function scanTo(
  mark: string,
  text: string,
  { at, from }: { readonly at: number; readonly from: number },
  what: string,
): number {
  const found = text.indexOf(mark, from);
  const end = found < 0 ? text.length : found;
  checkCharacters(text, from, end);
  if (found < 0) throw unended(text, at, end, what);
  return end + mark.length;
}

/** The end of a document in a part that begins at `at`. */
function unended(text: string, at: number, end: number, what: string): XmlSyntaxError {
  return xmlSyntaxError("xml/unexpected-end", end, `${what} that begins on line ${lineColumnAt(text, at).line}`);
}

function checkCharacters(text: string, from: number, to: number): void {
  const illegal = findIllegalXmlChar(text, from, to);
  if (illegal >= 0) throw illegalCharacter(text, illegal);
}

/**
 * Returns the end of the DOCTYPE at `at`, which may only name the root element: there is nothing to expand or to fetch then. Its internal
 * subset may have comments and processing instructions. Section 2.8, production 28.
 */
export function scanDoctype(source: string, at: number, names: XmlNameTable): number {
  const start = at + "<!DOCTYPE".length;
  const nameStart = skipWhiteSpace(source, start);
  const name = nameStart === start ? undefined : names.read(nameStart);
  let end = name === undefined ? nameStart : skipWhiteSpace(source, nameStart + name.text.length);
  if (name !== undefined && source[end] === "[") {
    end = skipMisc(source, end + 1, names);
    if (source[end] === "]") end = skipWhiteSpace(source, end + 1);
  }
  if (end >= source.length) throw xmlSyntaxError("xml/unexpected-end", source.length, "markup");
  if (name === undefined || source.charCodeAt(end) !== greaterThan) {
    throw xmlSyntaxError("xml/doctype", at, " with declarations or an external subset");
  }
  return end + 1;
}

/** Returns the offset after white space, comments and processing instructions. */
function skipMisc(source: string, from: number, names: XmlNameTable): number {
  let at = skipWhiteSpace(source, from);
  for (;;) {
    if (source.startsWith("<!--", at)) at = scanComment(source, at);
    else if (source.startsWith("<?", at)) at = readInstruction(source, at, names).endOffset;
    else return at;
    at = skipWhiteSpace(source, at);
  }
}

/** Places at which fragments were found, with the namespace of an unprefixed name there. */
export type FragmentPlaces = Map<XmlFragment, FragmentPlace>;

/** The place in a document at which a fragment begins. */
export interface FragmentPlace {
  readonly offset: number;
  /** The namespace of names without a prefix at that place; "" for none. */
  readonly defaultNamespace: string;
}

/** The element on whose start tag a reader stands, up to its end tag. Its depth is the reader's business. */
export function readFragment(reader: XmlReader, places: FragmentPlaces): XmlFragment {
  if (reader instanceof XmlFragmentReader) return reader.take();
  const { namespace, localName: name, offset } = reader;
  const defaultNamespace = reader.lookupPrefix("") ?? "";
  const prefixes = new Map<string, string>();
  const attributes = readAttributes(reader, prefixes);
  const children: (XmlFragment | string)[] = [];
  for (let event = reader.next(); event !== "end"; event = reader.next()) {
    if (event === "start") {
      children.push(readFragment(reader, places));
    } else if (event === "text") {
      notePrefix(reader.text, reader, prefixes);
      children.push(reader.text);
    }
  }
  const plain = { namespace, name, attributes, children };
  const fragment = prefixes.size === 0 ? plain : { ...plain, prefixes: [...prefixes] };
  places.set(fragment, { offset, defaultNamespace });
  return fragment;
}

function readAttributes(reader: XmlReader, prefixes: Map<string, string>): readonly XmlFragmentAttribute[] {
  const attributes: XmlFragmentAttribute[] = [];
  for (let index = 0; index < reader.attributeCount; index++) {
    const value = reader.attributeValue(index);
    notePrefix(value, reader, prefixes);
    attributes.push({ namespace: reader.attributeNamespace(index), name: reader.attributeLocalName(index), value });
  }
  return attributes;
}

/** The places of what a reader reads: those of a fragment, or an empty map to be filled. */
export function placesIn(reader: XmlReader): FragmentPlaces {
  return reader instanceof XmlFragmentReader ? reader.places : new Map<XmlFragment, FragmentPlace>();
}

/** A text such as "xs:string" may be a qualified name, which means nothing without what its prefix stands for. */
function notePrefix(text: string, reader: XmlReader, prefixes: Map<string, string>): void {
  const prefix = /^[ \t\n\r]*([^:\s]+):[^:\s]+[ \t\n\r]*$/.exec(text)?.[1];
  const namespace = prefix === undefined || prefix === "xml" ? undefined : reader.lookupPrefix(prefix);
  if (prefix !== undefined && namespace !== undefined && namespace !== "") prefixes.set(prefix, namespace);
}

/** An element of a fragment that is being read, and the child that comes next. */
interface OpenFragment {
  readonly fragment: XmlFragment;
  /** The position of the child among the fragment's children. */
  next: number;
}

/** Reads a fragment again, as if it were text: so that what a schema declares after all is checked like everything else. */
export class XmlFragmentReader implements XmlReader {
  event: XmlEvent = "done";
  readonly source = "";
  readonly declaration = undefined;
  readonly prefix = "";
  readonly namespaceCount = 0;
  readonly target = "";
  text = "";
  readonly places: FragmentPlaces;
  readonly #open: OpenFragment[] = [];
  #root: XmlFragment | undefined;

  constructor(root: XmlFragment, places: FragmentPlaces) {
    this.#root = root;
    this.places = places;
  }

  next(): XmlEvent {
    if (this.#root !== undefined) return this.#start(this.#root);
    if (this.event === "end") this.#open.pop();
    const top = this.#open.at(-1);
    if (top === undefined) return (this.event = "done");
    const child = top.fragment.children[top.next++];
    if (child === undefined) return (this.event = "end");
    if (typeof child !== "string") return this.#start(child);
    this.text = child;
    return (this.event = "text");
  }

  /** On a "start": the element as it is; goes to its "end". */
  take(): XmlFragment {
    const { fragment } = this.#top;
    this.skipElement();
    return fragment;
  }

  skipElement(): void {
    const top = this.#top;
    top.next = top.fragment.children.length;
    this.event = "end";
  }

  #start(fragment: XmlFragment): XmlEvent {
    this.#root = undefined;
    this.#open.push({ fragment, next: 0 });
    return (this.event = "start");
  }

  get #top(): OpenFragment {
    return this.#open.at(-1)!;
  }

  get depth(): number {
    return this.#open.length;
  }

  get namespace(): string {
    return this.#top.fragment.namespace;
  }

  get localName(): string {
    return this.#top.fragment.name;
  }

  get offset(): number {
    return this.places.get(this.#top.fragment)?.offset ?? 0;
  }

  get endOffset(): number {
    return this.offset;
  }

  get attributeCount(): number {
    return this.event === "start" ? this.#top.fragment.attributes.length : 0;
  }

  attributeNamespace(index: number): string {
    return this.#attribute(index).namespace;
  }

  attributeLocalName(index: number): string {
    return this.#attribute(index).name;
  }

  attributePrefix(): string {
    return "";
  }

  attributeValue(index: number): string {
    return this.#attribute(index).value;
  }

  attributeOffset(): number {
    return this.offset;
  }

  attributeValueOffset(): number {
    return this.offset;
  }

  findAttribute(namespace: string, localName: string): number {
    return this.#top.fragment.attributes.findIndex(
      (attribute) => attribute.name === localName && attribute.namespace === namespace,
    );
  }

  namespacePrefix(): string {
    return "";
  }

  namespaceUri(): string {
    return "";
  }

  lookupPrefix(prefix: string): string | undefined {
    const { fragment } = this.#top;
    if (prefix === "") return this.places.get(fragment)?.defaultNamespace ?? fragment.namespace;
    for (let depth = this.#open.length - 1; depth >= 0; depth--) {
      const found = this.#open[depth]?.fragment.prefixes?.find(([known]) => known === prefix);
      if (found !== undefined) return found[1];
    }
    return undefined;
  }

  get blank(): boolean {
    return this.event === "text" && isBlank(this.text);
  }

  #attribute(index: number): XmlFragmentAttribute {
    return this.#top.fragment.attributes[index]!;
  }
}

const carriageReturn = 0x0d;
const ampersand = 0x26;

/**
 * One run of character data inside an element, CDATA sections and references joined in: sections 2.4, 2.7 and 4.1. The text
 * itself is made when asked for, and most runs are one piece of the document.
 */
export class XmlCharData {
  /** True when all of the run is white space. */
  blank = true;
  private from = 0;
  private to = 0;
  private inPieces = false;
  private readonly pieces = new XmlTextBuilder();

  private readonly source: string;
  private readonly names: XmlNameTable;
  private readonly joinOverMisc: boolean;

  constructor(source: string, names: XmlNameTable, joinOverMisc: boolean) {
    this.source = source;
    this.names = names;
    this.joinOverMisc = joinOverMisc;
  }

  /** The text of the run. */
  get text(): string {
    return this.inPieces ? this.pieces.toString() : this.source.slice(this.from, this.to);
  }

  get isEmpty(): boolean {
    return this.inPieces ? this.pieces.isEmpty : this.from === this.to;
  }

  /** Reads a run from `at` to the markup that ends it; returns where that is. The run may be empty. */
  read(at: number): number {
    const source = this.source;
    const end = source.length;
    this.start(at);
    for (;;) {
      if (this.blank) at = skipPlainSpace(source, at);
      const textAt = at;
      at = skipPlainText(source, at);
      if (at > textAt) this.blank = false;
      if (at >= end) break;
      const code = source.charCodeAt(at);
      if (code === lessThan) {
        const next = this.readJoined(at);
        if (next === at) break;
        at = next;
      } else if (code === ampersand) {
        at = this.addReference(at);
      } else if (code === carriageReturn) {
        this.addPiece(at, "\n");
        at = this.continueAt(source.charCodeAt(at + 1) === 0x0a ? at + 2 : at + 1);
      } else {
        at = this.skipCharacter(at);
      }
    }
    this.to = at;
    if (this.inPieces) this.pieces.add(source.slice(this.from, at));
    return at;
  }

  private start(at: number): void {
    this.blank = true;
    this.from = at;
    if (!this.inPieces) return;
    this.inPieces = false;
    this.pieces.clear();
  }

  /** Joins what begins with "<" and does not end the run; returns `at` when the run ends here. */
  private readJoined(at: number): number {
    const source = this.source;
    const code = source.charCodeAt(at + 1);
    if (code === exclamationMark) {
      if (source.startsWith("[CDATA[", at + 2)) {
        const end = scanCData(source, at);
        if (this.blank) this.blank = isBlankBetween(source, at + 9, end - 3);
        this.addPiece(at, normalizeLineEnds(source.slice(at + 9, end - 3)));
        return this.continueAt(end);
      }
      if (this.joinOverMisc && source.startsWith("--", at + 2)) {
        this.addPiece(at, "");
        return this.continueAt(scanComment(source, at));
      }
    } else if (code === questionMark && this.joinOverMisc) {
      this.addPiece(at, "");
      return this.continueAt(readInstruction(source, at, this.names).endOffset);
    }
    return at;
  }

  private addReference(at: number): number {
    const character = readReference(this.source, at);
    this.blank &&= isWhiteSpace(character.charCodeAt(0));
    this.addPiece(at, character);
    return this.continueAt(this.source.indexOf(";", at) + 1);
  }

  private skipCharacter(at: number): number {
    const length = xmlCharLength(this.source, at);
    if (length === 0) throw illegalCharacter(this.source, at);
    if (this.source.startsWith("]]>", at)) throw xmlSyntaxError("xml/cdata-end-in-text", at);
    this.blank = false;
    return at + length;
  }

  private addPiece(at: number, piece: string): void {
    this.inPieces = true;
    this.pieces.add(this.source.slice(this.from, at));
    this.pieces.add(piece);
  }

  private continueAt(at: number): number {
    this.from = at;
    return at;
  }
}

const defaults: Required<XmlLimits> = {
  maxDepth: 256,
  maxAttributes: 10_000,
  maxNameLength: 1_024,
  maxSize: 67_108_864,
};

/** The limits that hold: those given, and the default of those left out. */
export function resolveXmlLimits(limits: XmlLimits): Required<XmlLimits> {
  return {
    maxDepth: limits.maxDepth ?? defaults.maxDepth,
    maxAttributes: limits.maxAttributes ?? defaults.maxAttributes,
    maxNameLength: limits.maxNameLength ?? defaults.maxNameLength,
    maxSize: limits.maxSize ?? defaults.maxSize,
  };
}

/** A fault without its place. */
export interface XmlFinding {
  /** The rule that is broken: `code` of the problem. */
  readonly code: string;
  readonly message: string;
  /** The message without the value that was found, where it tells one. */
  readonly discreet?: string;
  /** A description of what is allowed; absent where the message says it all. */
  readonly expected?: string;
  /** The text or name that was found; absent where it is not shown. */
  readonly actual?: string;
  /** See `Problem`. */
  readonly lacking?: number;
}

/** Settings for the collection of problems. */
export interface XmlProblemOptions {
  /** The number of problems after which the rest is passed over. Default 100. */
  readonly maxProblems?: number;
  /** False leaves what was found out of messages: `actual` has it for those who ask. */
  readonly values?: boolean;
}

/** Thrown when there are more problems than anybody wants to read; caught where the document is decoded. */
export const tooManyXmlProblems: object = /* @__PURE__ */ Object.freeze({});

/** Collects the problems of one document or value, in the order in which they are found. */
export class XmlProblems {
  readonly #limit: number;
  /** False when messages leave out what was found. */
  readonly #showsValues: boolean;
  /** The number of bytes that problems may still take. */
  #room: number;
  readonly #found: (Problem & { readonly offset?: number })[] = [];
  #truncated = false;

  constructor({ maxProblems = defaultMaxProblems, values = true }: XmlProblemOptions) {
    this.#limit = Math.max(1, maxProblems);
    this.#showsValues = values;
    this.#room = problemBudget(this.#limit);
  }

  get count(): number {
    return this.#found.length;
  }

  /** Records a problem; `offset` is its place in the text, if there is one. Throws `tooManyXmlProblems` beyond the limit. */
  add(finding: XmlFinding, path: string, offset?: number): void {
    if (this.addLast(finding, path, offset)) return;
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- a mark that nobody outside sees
    throw tooManyXmlProblems;
  }

  /** Records a problem after which nothing more is read. Says whether there was room for it. */
  addLast({ discreet, ...finding }: XmlFinding, path: string, offset?: number): boolean {
    const message = this.#showsValues ? finding.message : (discreet ?? finding.message);
    const problem = fittingProblem({ ...finding, message, path });
    this.#room -= problemBytes(problem);
    if (this.#found.length >= this.#limit || (this.#room < 0 && this.#found.length > 0)) {
      this.#truncated = true;
      return false;
    }
    this.#found.push({ ...problem, ...(offset === undefined ? {} : { offset }) });
    return true;
  }

  /** The result to return; `source` gives offsets their lines and columns. */
  failure(source: string = ""): Failure {
    const placeOf = createLineFinder(source);
    const problems = this.#found.map(({ offset, ...problem }): Problem => {
      return offset === undefined ? problem : { ...problem, ...placeOf(offset) };
    });
    return { ok: false, problems, truncated: this.#truncated };
  }
}

/** A text that breaks a rule of its simple type; `measure` is its length where the rule is about that. */
export function valueFinding(code: string, expected: string, actual: string, measure?: number): XmlFinding {
  const but = measure === undefined ? "" : `, but ${measure}`;
  const message = `${quoted(actual)} is not ${expected}${but}.`;
  return { ...secretFinding(code, expected), message, actual: quoted(actual) };
}

/** The same of a text that no problem shows. */
export function secretFinding(code: string, expected: string): XmlFinding & { readonly discreet: string } {
  const message = `The text is not ${expected}.`;
  return { code, message, discreet: message, expected };
}

/** The words for a value that a declaration fixes. */
export function fixedText(fixed: string): string {
  return `the fixed value ${quoted(fixed)}`;
}

/** Text where none may stand: Part 1, section 3.4.4, clauses 2.1 and 2.3. */
export function strayText(text: string, inEmpty: boolean): XmlFinding {
  const actual = quoted(text);
  const rest = inEmpty ? "is not allowed here; the element must be empty." : "is not allowed between elements.";
  return {
    code: inEmpty ? "cvc-complex-type.2.1" : "cvc-complex-type.2.3",
    message: `Text ${actual} ${rest}`,
    discreet: `Text ${rest}`,
    expected: inEmpty ? "no content" : "elements",
    actual,
  };
}

/** A type that xsi:type names, and that may not stand where it does: section 3.3.4, clause 4. */
export function xsiTypeFinding(
  text: string,
  context: Pick<SimpleContext, "lookupPrefix">,
  open: readonly string[],
): XmlFinding {
  const prefix = text.slice(0, Math.max(0, text.indexOf(":"))).trim();
  return prefix !== "" && context.lookupPrefix(prefix) === undefined
    ? valueFinding("cvc-elt.4.1", "the name of a type with a declared prefix", text)
    : valueFinding(
        "cvc-elt.4.3",
        `a type that is allowed here${open.length === 0 ? "" : `: ${typesListed(open)}`}`,
        text,
      );
}

/** Types by their local names where all are of one namespace. */
function typesListed(names: readonly string[]): string {
  const namespaces = new Set(names.map((name) => name.slice(0, name.lastIndexOf("}") + 1)));
  return listed(namespaces.size > 1 ? names : names.map((name) => name.slice(name.lastIndexOf("}") + 1)));
}

/** An element whose type is abstract, and that names no other. Part 1, section 3.4.4. */
export const abstractTypeFinding: XmlFinding = {
  code: "cvc-type.2",
  message: "The type of this element is abstract, so xsi:type must name another.",
};

/** A document with another root. Part 1, section 3.3.4, clause 1. */
export function rootFinding(name: string, roots: readonly string[]): XmlFinding {
  const expected = roots.map((root) => quoted(root, maxElementName)).join(" or ");
  const actual = quoted(name, maxElementName);
  return { code: "cvc-elt.1", message: `The root element is ${actual}, not ${expected}.`, expected, actual };
}

/** An attribute that its element requires. Part 1, section 3.4.4, clause 4. */
export function missingAttribute(name: string): XmlFinding {
  const expected = quoted(name);
  return { code: "cvc-complex-type.4", message: `Attribute ${expected} is missing.`, expected };
}

/** An attribute that its element may not have. */
export function unexpectedAttribute(name: string, code: string): XmlFinding {
  const actual = quoted(name);
  return { code, message: `Attribute ${actual} is not allowed here.`, actual };
}

/** A child of an element whose content is simple. */
export function onlyText(name: string, code: string): XmlFinding {
  const actual = quoted(name);
  return { code, message: `Element ${actual} is not allowed here; only text is.`, expected: "text", actual };
}

/** xsi:nil at an element that is not nillable. Part 1, section 3.3.4, clause 3.1. */
export const notNillable: XmlFinding = { code: "cvc-elt.3.1", message: "This element must not have xsi:nil." };

/** A nil element with a character or an element in it. Part 1, section 3.3.4, clause 3.2.1. */
export const nilContent: XmlFinding = {
  code: "cvc-elt.3.2.1",
  message: "A nil element must have no content.",
  expected: "no content",
};

/** A nil element whose declaration fixes its value. Part 1, section 3.3.4, clause 3.2.2. */
export function nilFixedFinding(fixed: string): XmlFinding {
  const expected = quoted(fixed);
  return { code: "cvc-elt.3.2.2", message: `This element is always ${expected}, so it cannot be nil.`, expected };
}

/** Facts about an element that is not allowed. */
interface UnexpectedElementOptions {
  /** True if the content of its parent is empty. */
  readonly inEmpty?: boolean;
  /** The limit of the repetition that would have to begin once more. */
  readonly maxRounds?: number | undefined;
}

/** An element that may not stand where it stands: Part 1, section 3.4.4, clause 2.4. */
export function unexpectedElement(
  name: string,
  expected: readonly string[],
  { inEmpty = false, maxRounds }: UnexpectedElementOptions = {},
): XmlFinding {
  const actual = quoted(name, maxElementName);
  if (inEmpty) {
    const message = `Element ${actual} is not allowed here; the parent element must be empty.`;
    return { code: "cvc-complex-type.2.4.d", message, expected: "no content", actual };
  }
  const limit = maxRounds === undefined ? "" : `; the content ends after ${maxRounds} rounds`;
  if (expected.length === 0) {
    return {
      code: "cvc-complex-type.2.4.d",
      message: `Element ${actual} is not allowed here${limit}.`,
      expected: "no more elements",
      actual,
    };
  }
  const names = listed(expected);
  const message = `Element ${actual} is not allowed here; expected is ${names}.`;
  return { code: "cvc-complex-type.2.4.a", message, expected: names, actual };
}

/** An abstract element, in whose place others stand: section 3.3.4, clause 2. */
export function abstractElement(name: string, expected: readonly string[]): XmlFinding {
  const actual = quoted(name, maxElementName);
  const names = expected.length === 0 ? "no more elements" : listed(expected);
  const message = `Element ${actual} is abstract and cannot be used; expected is ${names}.`;
  return { code: "cvc-elt.2", message, expected: names, actual };
}

/** An element that comes once too often. */
export function repeatedElement(name: string, most?: number): XmlFinding {
  const limit = most === undefined ? "" : `; at most ${most} are allowed`;
  return {
    code: "cvc-complex-type.2.4.d",
    message: `Element ${quoted(name)} appears too often${limit}.`,
    actual: quoted(name),
  };
}

/** Elements that are missing before another one, or before the end: clause 2.4 again. */
export function missingElement({ expected, count }: MissingElements, before?: string): XmlFinding {
  const code = before === undefined ? "cvc-complex-type.2.4.b" : "cvc-complex-type.2.4.a";
  if (expected.length === 0) return { code, message: "The content is incomplete, and no element can complete it." };
  const names = listed(expected);
  const subject = isWildcardName(expected[0] ?? "") ? names.replace("a", "A") : `Element ${names}`;
  const actual = before === undefined ? undefined : quoted(before);
  const beforeActual = actual === undefined ? "" : ` before ${actual}`;
  const message =
    count === undefined
      ? `${subject} is missing${beforeActual}.`
      : `${amountOf(count)} of ${names} are required${beforeActual}, found ${count.found}.`;
  return { code, message, expected: names, ...(actual !== undefined && { actual }), lacking: expected.length };
}

/** "2 to 5", "2", "At least 2". */
function amountOf({ least, most }: ElementCount): string {
  if (most === undefined) return `At least ${least}`;
  return most === least ? String(least) : `${least} to ${most}`;
}

/** The finding for an element or attribute that callers may not give where they create or update. */
export function leftOutFinding(what: "Element" | "Attribute", name: string, code: LeftOutCode): XmlFinding {
  const actual = quoted(name);
  const done = code === "cannotUpdate" ? "updated" : "created";
  return { code, message: `${what} ${actual} cannot be ${done}.`, actual };
}

function listed(names: readonly string[]): string {
  const shown: string[] = [];
  let length = 0;
  for (const name of names.slice(0, 10)) {
    const text = isWildcardName(name) ? name : quoted(name, maxElementName);
    length += text.length;
    if (length > maxListLength && shown.length > 0) break;
    shown.push(text);
  }
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(" or ")} or one of ${more} more` : shown.join(" or ");
}

/** Longer lists are cut. */
const maxListLength = 300;
/** Longer names are cut: one with a namespace before it differs from others in its end. */
export const maxElementName = 200;

/** A family of encodings that the first bytes tell apart: XML 1.0, appendix F. */
interface ByteForm {
  /** The first bytes of a document in this form. */
  readonly mark: readonly number[];
  /** The name in messages: "UTF-16LE". */
  readonly encoding: string;
  /** Declared names, in capitals, that agree with these bytes. Left out where nothing of the kind is supported. */
  readonly names?: readonly string[];
  /** Absent for a form that is recognised and not read. */
  readonly decode?: (bytes: Uint8Array) => DecodedText;
}

/** Section 4.3.3: UTF-16 must begin with a byte order mark, unless the declaration names one of the encodings that have none (RFC 2781). */
const unmarked = "UTF-16 without byte order mark";

/** The names of UTF-8, in capitals; many programs leave out the hyphen. */
const utf8Names = ["UTF-8", "UTF8", "CSUTF8"];

// The first that fits counts, so the marks of UTF-32 stand before those of UTF-16 that they begin with.
const byteForms: readonly ByteForm[] = [
  { mark: [0xff, 0xfe, 0, 0], encoding: "UTF-32" },
  { mark: [0, 0, 0xfe, 0xff], encoding: "UTF-32" },
  { mark: [0, 0, 0, 0x3c], encoding: "UTF-32" },
  { mark: [0x3c, 0, 0, 0], encoding: "UTF-32" },
  {
    mark: [0xff, 0xfe],
    encoding: "UTF-16",
    names: ["UTF-16", "UTF-16LE", "ISO-10646-UCS-2"],
    decode: (bytes) => decodeUtf16(bytes, 2, true),
  },
  {
    mark: [0xfe, 0xff],
    encoding: "UTF-16",
    names: ["UTF-16", "UTF-16BE", "ISO-10646-UCS-2"],
    decode: (bytes) => decodeUtf16(bytes, 2, false),
  },
  {
    mark: [0x3c, 0],
    encoding: unmarked,
    names: ["UTF-16LE"],
    decode: (bytes) => decodeUtf16(bytes, 0, true),
  },
  {
    mark: [0, 0x3c],
    encoding: unmarked,
    names: ["UTF-16BE"],
    decode: (bytes) => decodeUtf16(bytes, 0, false),
  },
  { mark: [0x4c, 0x6f, 0xa7, 0x94], encoding: "EBCDIC" },
  { mark: [0xef, 0xbb, 0xbf], encoding: "UTF-8", names: utf8Names, decode: (bytes) => decodeUtf8Chunk(bytes, 3) },
];

/** Encodings that cannot be in bytes whose declaration reads as ASCII. */
const neverAscii = /^(?:UTF-16|UTF-32|UCS-|ISO-10646-UCS-)/;

/**
 * The text of a document that came as bytes, without its byte order mark. Supported are UTF-8, UTF-16 with a byte order mark,
 * UTF-16LE and UTF-16BE that say so without one, and those of `decodeLegacy`; without mark and declaration it is UTF-8. Fails with "xml/unsupported-encoding",
 * "xml/encoding-conflict" (declared one, found another), "xml/malformed-bytes", "xml/text-outside-root" (a second mark) or "xml/too-large". XML 1.0, section 4.3.3.
 */
export function decodeXmlBytes(bytes: Uint8Array, limits: XmlLimits = {}): Result<string> {
  const { maxSize } = resolveXmlLimits(limits);
  if (bytes.length > maxSize) return failure("xml/too-large", "", 0, maxSize);
  const form = startsWith(bytes, asciiStart) ? undefined : byteForms.find(({ mark }) => startsWith(bytes, mark));
  if (form === undefined) return decodeAsDeclared(bytes);
  const { encoding, names, decode } = form;
  if (names === undefined || decode === undefined) return failure("xml/unsupported-encoding", "", 0, encoding);
  const decoded = decode(bytes);
  // The mark is a signature; a second one is text.
  if (decoded.text.startsWith("\ufeff")) return failure("xml/text-outside-root", decoded.text, 0, "");
  const declaration = declarationOf(decoded.text);
  const isNamed = declaration?.encoding !== undefined && declaration.encoding.toUpperCase() !== "UTF-16";
  if (encoding === unmarked && !isNamed) return failure("xml/unsupported-encoding", "", 0, encoding);
  if (declaration?.encoding !== undefined && !names.includes(declaration.encoding.toUpperCase())) {
    return failure("xml/encoding-conflict", decoded.text, declaration.encodingOffset, declaration.encoding);
  }
  return resultOf(bytes, decoded, encoding);
}

/** "<?xml", as most documents begin. */
const asciiStart = [0x3c, 0x3f, 0x78, 0x6d, 0x6c];

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  for (let index = 0; index < mark.length; index++) if (bytes[index] !== mark[index]) return false;
  return true;
}

function decodeAsDeclared(bytes: Uint8Array): Result<string> {
  if (!startsWith(bytes, asciiStart)) return resultOf(bytes, decodeUtf8Chunk(bytes, 0), "UTF-8");
  const start = decodeSingleBytes(bytes.subarray(0, bytes.indexOf(greaterThan) + 1), 0xff).text;
  const declaration = declarationOf(start);
  const encoding = declaration?.encoding ?? "UTF-8";
  const decoded = decodeNamed(bytes, encoding);
  if (decoded !== undefined) return resultOf(bytes, decoded, encoding);
  const code = neverAscii.test(encoding.toUpperCase()) ? "xml/encoding-conflict" : "xml/unsupported-encoding";
  return failure(code, start, declaration?.encodingOffset ?? 0, encoding);
}

function decodeNamed(bytes: Uint8Array, encoding: string): DecodedText | undefined {
  return utf8Names.includes(encoding.toUpperCase()) ? decodeUtf8Chunk(bytes, 0) : decodeLegacy(bytes, encoding);
}

/** The text of a document whose encoding is known from elsewhere, such as a Content-Type; undefined if it is not supported. */
export function decodeXmlBytesAs(bytes: Uint8Array, encoding: string): Result<string> | undefined {
  const decoded = decodeNamed(bytes, encoding);
  return decoded && resultOf(bytes, decoded, encoding);
}

/**
 * The XML declaration at the start of a text. A malformed one says nothing here; the reader reports it at its place.
 */
function declarationOf(text: string): XmlDeclaration | undefined {
  if (!startsDeclaration(text, 0)) return undefined;
  try {
    return readDeclaration(text, 0);
  } catch (error) {
    if (isXmlSyntaxError(error)) return undefined;
    throw error;
  }
}

function resultOf(bytes: Uint8Array, decoded: DecodedText, encoding: string): Result<string> {
  const { text, complete, wrongAt = 0 } = decoded;
  if (complete) return { ok: true, value: text };
  const wrong = `0x${(bytes[wrongAt] ?? 0).toString(16).toUpperCase().padStart(2, "0")}`;
  return failure("xml/malformed-bytes", text, text.length, encoding, wrong);
}

function failure(code: XmlErrorCode, text: string, offset: number, name: string | number, other: string = ""): Failure {
  const { line, column } = lineColumnAt(text, offset);
  return {
    ok: false,
    problems: [{ code, message: xmlErrorMessage(code, name, other), path: "", line, column }],
    truncated: false,
  };
}

/**
 * The fault that keeps a value of unknown origin from being a fragment that can be written and is read back the same;
 * undefined when there is none.
 */
export function fragmentFault(value: unknown, levels: number): XmlFinding | undefined {
  if (levels < 0) return fault("xml/too-deep", "The element is nested too deeply.");
  if (typeof value !== "object" || value === null) return notAFragment;
  const { namespace, name, attributes, children, prefixes = [] } = value as Record<string, unknown>;
  if (typeof name !== "string" || !isNCName(name) || !isText(namespace)) return notAFragment;
  if (!isWholeArray(attributes) || !isWholeArray(children) || !isWholeArray(prefixes)) return notAFragment;
  if (namespace === xmlnsNamespace || !attributes.every(isFragmentAttribute) || !prefixes.every(isPrefix))
    return notAFragment;
  const names = new Set(attributes.map((attribute) => expandedName(attribute.namespace, attribute.name)));
  if (names.size < attributes.length) return fault("xml/duplicate-attribute", "An attribute is duplicated.");
  if (new Set(prefixes.map(([prefix]) => prefix)).size < prefixes.length) return notAFragment;
  let wasText = false;
  for (const child of children) {
    const isTextChild = typeof child === "string";
    if (isTextChild && (child === "" || wasText))
      return fault("xml/split-text", "A string child must not be empty or next to another string.");
    if (isTextChild && !isText(child))
      return fault("xml/illegal-character", "The text has a character that XML does not allow.");
    const inner = isTextChild ? undefined : fragmentFault(child, levels - 1);
    if (inner !== undefined) return inner;
    wasText = isTextChild;
  }
  return undefined;
}

const notAFragment: XmlFinding = {
  code: "xml/fragment-expected",
  message: "An element is required here: an object with namespace, name, attributes and children.",
  expected: "an element",
};

function fault(code: string, message: string): XmlFinding {
  return { code, message };
}

function isText(value: unknown): value is string {
  return typeof value === "string" && findIllegalXmlChar(value) < 0;
}

/** True when a value of unknown origin is an attribute that can be written. */
export function isFragmentAttribute(value: unknown): value is XmlFragmentAttribute {
  if (typeof value !== "object" || value === null) return false;
  const { namespace, name, value: text } = value as Record<string, unknown>;
  if (!isText(namespace) || !isText(text) || typeof name !== "string" || !isNCName(name)) return false;
  return namespace !== xmlnsNamespace && (namespace !== "" || name !== "xmlns");
}

function isPrefix(value: unknown): value is readonly [string, string] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [prefix, namespace] = value as readonly unknown[];
  return typeof prefix === "string" && isText(namespace) && canDeclare(prefix, namespace);
}

/** An element whose values are compared. */
export interface ComparedElement {
  /** The place of the element, as problems have it. */
  readonly path: string;
  /** The values of its fields, as messages show them. */
  readonly texts: ((() => string) | undefined)[];
  /** True where no message shows them. */
  isSecret: boolean;
}

/** A value that another element has already. Part 1, section 3.11.4, clauses 4.1 and 4.2.2. */
export function repeatedKey(identity: Identity, selected: ComparedElement, first: ComparedElement): XmlFinding {
  const code = `cvc-identity-constraint.${identity.kind === "key" ? "4.2.2" : "4.1"}`;
  const asks = `repeats that of ${first.path}; ${named(identity)} requires unique values.`;
  return finding(code, selected, `a value that differs from that of ${first.path}`, (value) => `${value} ${asks}`);
}

/** A value that nothing has. Clause 4.3. */
export function danglingReference(identity: Identity, selected: ComparedElement): XmlFinding {
  const refer = quoted(localPart(identity.refer ?? ""));
  const end = `is not among the values of ${refer}, which ${named(identity)} refers to.`;
  return finding(
    "cvc-identity-constraint.4.3",
    selected,
    `one of the values of ${refer}`,
    (value) => `${value} ${end}`,
  );
}

/** A field of a key without a value. Clause 4.2.1. */
export function missingField(identity: Identity, field: number): XmlFinding {
  const expected = quoted(fieldText(identity, field));
  const message = `A value for ${expected} is missing, which ${named(identity)} requires.`;
  return { code: "cvc-identity-constraint.4.2.1", message, expected };
}

/** A field that is not the one simple value that it must be. Clauses 3 and 4.2.3. */
export function brokenField(identity: Identity, field: number, fault: keyof typeof fieldFaults): XmlFinding {
  const { code, words } = fieldFaults[fault];
  const message = `${quoted(fieldText(identity, field))} of ${named(identity)} ${words}.`;
  return { code: `cvc-identity-constraint.${code}`, message };
}

const fieldFaults = {
  several: { code: "3", words: "appears more than once" },
  complex: { code: "3", words: "selects an element without a simple value" },
  nillable: { code: "4.2.3", words: "selects an element that may be nil" },
} as const;

function finding(
  code: string,
  { isSecret, texts }: ComparedElement,
  expected: string,
  messageOf: (value: string) => string,
): XmlFinding {
  const discreet = messageOf("The value");
  if (isSecret) return { code, message: discreet, discreet, expected };
  const values = texts.map((text) => quoted(text?.() ?? "")).join(", ");
  const actual = texts.length === 1 ? values : `(${values})`;
  return { code, message: messageOf(actual), discreet, expected, actual };
}

/** 'key "Name"' */
function named({ kind, name }: Identity): string {
  return `${kind} ${quoted(localPart(name))}`;
}

function localPart(name: string): string {
  return name.slice(name.lastIndexOf("}") + 1);
}

/** A field as a schema writes it, without prefixes. */
function fieldText({ fields }: Identity, field: number): string {
  return (fields[field] ?? []).map(pathText).join(" | ");
}

function pathText({ anywhere, steps, attribute }: IdentityPath): string {
  const parts = steps.map(testText);
  if (attribute !== undefined) parts.push(`@${testText(attribute)}`);
  return `${anywhere ? ".//" : ""}${parts.length === 0 ? "." : parts.join("/")}`;
}

function testText({ local }: NameTest): string {
  return local ?? "*";
}

/** The innermost open element, as those who follow a document see it. */
export interface WatchedElement {
  /** Its place, as problems have it: "/Order/Line[2]". */
  path(): string;
  /** Its place in the text; undefined where there is no text. */
  readonly offset: number | undefined;
}

/** Follows elements and their values, in order of the document, for rules that hold among them. Depths count open elements. */
export interface XmlWatch {
  /** Depth of the element in which a fragment is read with a context of its own. */
  outer: number;
  /** An element begins. */
  start(element: WatchedElement, depth: number, namespace: string, local: string): void;
  /** The innermost element has identity constraints. Its attributes are not read yet. */
  begin(element: WatchedElement, depth: number, identities: XmlIdentities): void;
  /** An attribute of the innermost element; a value that is undefined was faulty. */
  attribute<T>(depth: number, namespace: string, local: string, type: SimpleType<T>, value: T | undefined): void;
  /** The text of the innermost element. */
  value<T>(depth: number, type: SimpleType<T>, value: T | undefined, nillable: boolean): void;
  /** The innermost element is passed over: that it may not stand there has been told. */
  passOver(depth: number): void;
  /** The innermost element is nil. */
  nil(depth: number): void;
  /** At the end of the document. */
  finish(): void;
}

/** The identity constraints of an element declaration, which bring what follows them. */
export interface XmlIdentities {
  /** The constraints, made when they are first asked for. */
  all(): readonly Identity[];
  /** Begins to follow a document; problems go to the list. */
  watch(problems: XmlProblems): XmlWatch;
}

/**
 * A strict pull reader for XML 1.0 (fifth edition) with Namespaces in XML 1.0 (third edition), without declarations in a DOCTYPE.
 *
 *     const reader = createXmlReader(text);
 *     while (reader.next() !== "done") {
 *       if (reader.event === "start" && reader.localName === "Profile" && reader.namespace === "") ...
 *     }
 *
 * - `createXmlReader(text, options?)` gives an `XmlReader`; its accessors and `XmlReaderOptions` are in `events.ts`.
 * - Every fault is thrown by `next` as an `XmlSyntaxError`; `isXmlSyntaxError` and `xmlSyntaxProblem` turn it into a `Problem`.
 *   After that the reader is not used any more.
 * - A text that came in as bytes goes through `decodeXmlBytes` (`decode-xml-bytes.ts`) first. In a text, a declared encoding is only
 *   checked for its syntax, because whoever made the text has already applied it.
 * - The work is linear in the size of the text and no recursion depends on it.
 */

/** A reader at the start of a document. Nothing is read before the first `next`. */
export function createXmlReader(text: string, options: XmlReaderOptions = {}): XmlReader {
  return new PullReader(text, options);
}

/** The tag of an element that is open: its name, its namespace, where its tag began and how many namespaces were in scope before it. */
interface OpenTag {
  name: XmlQName;
  namespace: string;
  offset: number;
  /** The number of namespaces that were declared around it. */
  scope: number;
}

class PullReader implements XmlReader {
  event: XmlEvent = "done";
  declaration: XmlDeclaration | undefined = undefined;
  offset = 0;
  endOffset = 0;
  depth = 0;
  namespace = "";
  localName = "";
  prefix = "";

  private begun = false;
  private rootSeen = false;
  private mayHaveDoctype: boolean;
  private selfClosing = false;
  private instructionTarget = "";
  private contentOffset = 0;
  private readonly reportMisc: boolean;
  private readonly limits: ReturnType<typeof resolveXmlLimits>;
  private readonly scope = new XmlNamespaces();
  private readonly names: XmlNameTable;
  private readonly attributes: XmlAttributes;
  private readonly charData: XmlCharData;
  // One record for each depth that was reached, used again by the next element there.
  private readonly open: OpenTag[] = [];

  readonly source: string;

  constructor(source: string, options: XmlReaderOptions) {
    this.source = source;
    this.limits = resolveXmlLimits(options);
    this.reportMisc = options.reportMisc ?? false;
    this.mayHaveDoctype = options.doctype !== "reject";
    this.names = new XmlNameTable(source, this.scope, this.limits.maxNameLength);
    this.attributes = new XmlAttributes(source, this.names, this.scope, this.limits.maxAttributes);
    this.charData = new XmlCharData(source, this.names, !this.reportMisc);
  }

  next(): XmlEvent {
    if (this.event === "end") this.leaveElement();
    else if (this.event === "start" && this.selfClosing) return this.endElement(this.endOffset, this.endOffset);
    return (this.event = this.depth === 0 ? this.readOutside() : this.readContent());
  }

  /** Production document: declaration, comments and instructions, one element, comments and instructions. */
  private readOutside(): XmlEvent {
    if (!this.begun) this.begin();
    const { source } = this;
    let at = this.endOffset;
    for (;;) {
      at = skipWhiteSpace(source, at);
      if (at >= source.length) return this.finish(at);
      if (source.charCodeAt(at) !== lessThan) {
        if (xmlCharLength(source, at) === 0) throw illegalCharacter(source, at);
        this.fail("xml/text-outside-root", at);
      }
      const code = source.charCodeAt(at + 1);
      if (code !== exclamationMark && code !== questionMark) break;
      if (this.mayHaveDoctype && !this.rootSeen && source.startsWith("!DOCTYPE", at + 1)) {
        this.mayHaveDoctype = false;
        at = scanDoctype(source, at, this.names);
        continue;
      }
      const event = this.readMisc(at, code);
      if (this.reportMisc) return event;
      at = this.endOffset;
    }
    return this.readTag(at);
  }

  private begin(): void {
    this.begun = true;
    const { source, limits } = this;
    if (source.length > limits.maxSize) this.fail("xml/too-large", 0, limits.maxSize);
    const at = source.charCodeAt(0) === 0xfeff ? 1 : 0;
    if (startsDeclaration(source, at)) this.declaration = readDeclaration(source, at);
    this.endOffset = this.declaration?.endOffset ?? at;
  }

  private finish(at: number): XmlEvent {
    if (!this.rootSeen) this.fail("xml/missing-root", at);
    this.offset = this.endOffset = at;
    return "done";
  }

  /** Production content, between the tags of an element. */
  private readContent(): XmlEvent {
    const { source, charData } = this;
    const start = this.endOffset;
    const at = charData.read(start);
    if (!charData.isEmpty) {
      this.offset = start;
      this.endOffset = at;
      return "text";
    }
    if (at >= source.length) this.failUnclosed();
    const code = source.charCodeAt(at + 1);
    return code === exclamationMark || code === questionMark ? this.readMisc(at, code) : this.readTag(at);
  }

  private readTag(at: number): XmlEvent {
    return this.source.charCodeAt(at + 1) === slash ? this.readEndTag(at) : this.readStartTag(at);
  }

  /** Section 3.1: start tags and empty-element tags. */
  private readStartTag(at: number): XmlEvent {
    const { source, limits, attributes } = this;
    const name = this.names.read(at + 1);
    if (name === undefined) {
      if (at + 1 >= source.length) this.fail("xml/unexpected-end", at + 1, "a tag");
      this.fail("xml/invalid-markup", at);
    }
    if (this.depth === 0) {
      if (this.rootSeen) this.fail("xml/multiple-roots", at, name.text);
      this.rootSeen = true;
    }
    if (this.depth >= limits.maxDepth) this.fail("xml/too-deep", at, limits.maxDepth);
    const scope = this.scope.size;
    let end = at + 1 + name.text.length;
    if (source.charCodeAt(end) === greaterThan) attributes.count = 0;
    else end = attributes.read(end, name);
    this.selfClosing = source.charCodeAt(end) === slash;
    if (this.selfClosing && source.charCodeAt(++end) !== greaterThan) {
      if (end >= source.length) this.fail("xml/unexpected-end", end, "a tag");
      this.fail("xml/invalid-tag", end, name.text);
    }
    const namespace = name.prefix.namespace;
    if (namespace === undefined) this.fail("xml/undeclared-prefix", at + 1, name.prefix.name);
    if (name.prefix.name === "xmlns") this.fail("xml/reserved-prefix", at + 1, "xmlns");
    this.enterElement(name, namespace.uri, at, scope);
    this.offset = at;
    this.endOffset = end + 1;
    return "start";
  }

  private enterElement(name: XmlQName, namespace: string, offset: number, scope: number): void {
    this.showName(name, namespace);
    const open = this.open[this.depth++];
    if (open === undefined) {
      this.open.push({ name, namespace, offset, scope });
      return;
    }
    open.name = name;
    open.namespace = namespace;
    open.offset = offset;
    open.scope = scope;
  }

  private showName(name: XmlQName, namespace: string): void {
    this.namespace = namespace;
    this.localName = name.localName;
    this.prefix = name.prefix.name;
  }

  private readEndTag(at: number): XmlEvent {
    const { source } = this;
    const element = this.open[this.depth - 1];
    if (this.depth === 0 || element === undefined) this.fail("xml/unexpected-end-tag", at, this.readName(at + 2));
    const { text } = element.name;
    let end = at + 2 + text.length;
    if (source.slice(at + 2, end) !== text || source.charCodeAt(end) !== greaterThan) {
      const name = this.readName(at + 2);
      if (name !== text) {
        const { line } = lineColumnAt(source, element.offset);
        throw xmlSyntaxError("xml/mismatched-tag", at, text, name, line);
      }
      end = skipWhiteSpace(source, end);
      if (end >= source.length) this.fail("xml/unexpected-end", end, "a tag");
      if (source.charCodeAt(end) !== greaterThan) this.fail("xml/invalid-tag", end, text);
    }
    return this.endElement(at, end + 1);
  }

  private readName(at: number): string {
    if (at >= this.source.length) this.fail("xml/unexpected-end", at, "a tag");
    return this.names.read(at)?.text ?? this.fail("xml/invalid-name", at);
  }

  private endElement(offset: number, endOffset: number): XmlEvent {
    const element = this.open[this.depth - 1]!;
    this.selfClosing = false;
    this.showName(element.name, element.namespace);
    this.offset = offset;
    this.endOffset = endOffset;
    return (this.event = "end");
  }

  private leaveElement(): void {
    const element = this.open[--this.depth]!;
    this.scope.undo(element.scope);
  }

  /** A comment or a processing instruction; everything else that begins with "<!" has no place in a document without DTD. */
  private readMisc(at: number, code: number): XmlEvent {
    const { source } = this;
    this.offset = at;
    if (code === questionMark) {
      const instruction = readInstruction(source, at, this.names);
      this.instructionTarget = instruction.target;
      this.contentOffset = instruction.dataOffset;
      this.endOffset = instruction.endOffset;
      return "instruction";
    }
    if (source.startsWith("--", at + 2)) {
      this.contentOffset = at + 4;
      this.endOffset = scanComment(source, at);
      return "comment";
    }
    if (source.startsWith("DOCTYPE", at + 2)) this.fail("xml/doctype", at);
    if (source.startsWith("[CDATA[", at + 2)) this.fail("xml/text-outside-root", at);
    if (isStartOf(["--", "DOCTYPE", "[CDATA["], source.slice(at + 2))) {
      this.fail("xml/unexpected-end", source.length, "markup");
    }
    this.fail("xml/invalid-markup", at);
  }

  get text(): string {
    switch (this.event) {
      case "text":
        return this.charData.text;
      case "comment":
        return normalizeLineEnds(this.source.slice(this.contentOffset, this.endOffset - "-->".length));
      case "instruction":
        return normalizeLineEnds(this.source.slice(this.contentOffset, this.endOffset - "?>".length));
      case "start":
      case "end":
      case "done":
        return "";
    }
  }

  get blank(): boolean {
    return this.event === "text" && this.charData.blank;
  }

  get target(): string {
    return this.event === "instruction" ? this.instructionTarget : "";
  }

  get attributeCount(): number {
    return this.event === "start" ? this.attributes.count : 0;
  }

  attributeNamespace(index: number): string {
    const { prefix } = this.attributeName(index);
    return prefix.name === "" ? "" : (prefix.namespace?.uri ?? "");
  }

  attributeLocalName(index: number): string {
    return this.attributeName(index).localName;
  }

  attributePrefix(index: number): string {
    return this.attributeName(index).prefix.name;
  }

  attributeValue(index: number): string {
    this.attributeName(index);
    return this.attributes.value(index);
  }

  attributeOffset(index: number): number {
    this.attributeName(index);
    return this.attributes.nameOffsets[index]!;
  }

  attributeValueOffset(index: number): number {
    this.attributeName(index);
    return this.attributes.valueOffsets[index]!;
  }

  findAttribute(namespace: string, localName: string): number {
    for (let index = 0; index < this.attributeCount; index++) {
      if (this.attributeLocalName(index) === localName && this.attributeNamespace(index) === namespace) return index;
    }
    return -1;
  }

  // The lists keep what earlier tags had, so an index past the end must not reach them.
  private attributeName(index: number): XmlQName {
    const name = index < this.attributeCount ? this.attributes.names[index] : undefined;
    if (name === undefined) throw new RangeError(`Attribute ${index} does not exist.`);
    return name;
  }

  get namespaceCount(): number {
    return this.event === "start" ? this.scope.size - this.open[this.depth - 1]!.scope : 0;
  }

  namespacePrefix(index: number): string {
    const prefix = index < this.namespaceCount && this.scope.declared(this.scope.size - this.namespaceCount + index);
    if (!prefix) throw new RangeError(`Namespace declaration ${index} does not exist.`);
    return prefix.name;
  }

  namespaceUri(index: number): string {
    return this.scope.lookup(this.namespacePrefix(index)) ?? "";
  }

  lookupPrefix(prefix: string): string | undefined {
    return this.scope.lookup(prefix);
  }

  skipElement(): void {
    const { depth } = this;
    while (this.event !== "done" && (this.next() !== "end" || this.depth > depth));
  }

  private failUnclosed(): never {
    const element = this.open[this.depth - 1]!;
    this.fail("xml/unclosed-element", element.offset, element.name.text);
  }

  private fail(code: XmlErrorCode, offset: number, name?: string | number): never {
    throw xmlSyntaxError(code, offset, name);
  }
}

function isStartOf(marks: readonly string[], text: string): boolean {
  return marks.some((mark) => text.length < mark.length && mark.startsWith(text));
}

/** An element that a selector found, while its fields come in. */
export interface SelectedElement extends ComparedElement {
  readonly table: IdentityTable;
  /** The number of open elements, itself included. */
  readonly depth: number;
  /** Its number among the elements of the document. */
  readonly time: number;
  /** The offset of its start tag; undefined where there is no text. */
  readonly offset: number | undefined;
  /** The open scopes that the element counts in; of paths from any depth, the outermost stands for all. */
  readonly scopes: IdentityScope[];
  /** The depth of the innermost scope that it can count in. */
  reach: number;
  /** For each field a text that equal values share; undefined until there is a value. */
  readonly keys: (string | undefined)[];
  /** Numbers of values that each field has, and the number of the last one's element or attribute. */
  readonly counts: number[];
  /** The number of the element or attribute that each field's last value came from. */
  readonly nodes: number[];
  isBroken: boolean;
}

/** An open element whose declaration has a constraint. */
export interface IdentityScope {
  readonly table: IdentityTable;
  /** The number of open elements, itself included. */
  readonly depth: number;
  readonly time: number;
  /** The elements that it selects, by their keys. */
  readonly elements: Map<string, SelectedElement>;
  /** Of a keyref: those whose values have to be found at the end. */
  readonly references: { readonly selected: SelectedElement; readonly key: string }[];
}

/** The values of one identity constraint in a document. Part 1, section 3.11.5. */
export class IdentityTable {
  readonly identity: Identity;
  /** The element that was selected last. */
  latest: SelectedElement | undefined = undefined;
  readonly #problems: XmlProblems;
  readonly #open: IdentityScope[] = [];
  readonly #byDepth: (IdentityScope | undefined)[] = [];
  /** Times at which a key was met last, and before that: a keyref further out goes by them. */
  readonly #met = new Map<string, { last: number; before: number }>();

  constructor(identity: Identity, problems: XmlProblems) {
    this.identity = identity;
    this.#problems = problems;
  }

  open(depth: number, time: number): IdentityScope {
    const scope = { table: this, depth, time, elements: new Map<string, SelectedElement>(), references: [] };
    this.#open.push(scope);
    this.#byDepth[depth] = scope;
    return scope;
  }

  close({ depth }: IdentityScope): void {
    this.#open.pop();
    this.#byDepth[depth] = undefined;
  }

  /** True where a path that leads back to a depth begins in an open scope. */
  isReached({ anywhere }: IdentityPath, reach: number): boolean {
    if (!anywhere) return this.#byDepth[reach] !== undefined;
    const outermost = this.#open[0];
    return outermost !== undefined && outermost.depth <= reach;
  }

  select(element: WatchedElement, time: number, path: IdentityPath, reach: number): SelectedElement {
    const selected: SelectedElement = {
      table: this,
      depth: reach + path.steps.length,
      time,
      path: element.path(),
      offset: element.offset,
      scopes: [],
      reach,
      keys: [],
      texts: [],
      counts: [],
      nodes: [],
      isBroken: false,
      isSecret: false,
    };
    this.latest = selected;
    this.add(selected, path, reach);
    return selected;
  }

  /** Another path leads to the same element. */
  add(selected: SelectedElement, { anywhere }: IdentityPath, reach: number): void {
    selected.reach = Math.max(selected.reach, reach);
    for (const scope of anywhere ? this.#reached(reach) : [this.#byDepth[reach]]) {
      if (scope !== undefined && !selected.scopes.includes(scope)) selected.scopes.push(scope);
    }
  }

  /**
   * Scopes in which an element at any depth counts. If all paths are such, each of them sees what the inner ones see: equal
   * values are told by the outermost, and a reference that the innermost finds, all find.
   */
  #reached(reach: number): readonly IdentityScope[] {
    const { identity } = this;
    if (!identity.isAnywhere) return this.#open.filter(({ depth }) => depth <= reach);
    if (identity.kind !== "keyref") return this.#open.slice(0, 1);
    for (let index = this.#open.length - 1; index >= 0; index--) {
      const scope = this.#open[index]!;
      if (scope.depth <= reach) return [scope];
    }
    return [];
  }

  /** The element is over, and its fields are known. */
  complete(selected: SelectedElement): void {
    if (selected.isBroken) return;
    const { identity } = this;
    const missing = identity.fields.findIndex((_, field) => selected.keys[field] === undefined);
    if (missing >= 0) {
      if (identity.kind === "key") this.report(selected, missingField(identity, missing));
      return;
    }
    const key = joinedKeys(selected.keys as string[]);
    if (identity.kind === "keyref") {
      for (const scope of selected.scopes) scope.references.push({ selected, key });
      return;
    }
    const first = selected.scopes.map(({ elements }) => elements.get(key)).find((known) => known !== undefined);
    if (first !== undefined) this.#tellRepeated(selected, first);
    for (const { elements } of selected.scopes) if (!elements.has(key)) elements.set(key, selected);
    if (identity.referred !== true) return;
    this.#met.set(key, { last: selected.time, before: this.#met.get(key)?.last ?? -1 });
  }

  /** Tells of the one that begins later in the document: an outer element is complete after those inside. */
  #tellRepeated(selected: SelectedElement, other: SelectedElement): void {
    const [first, second] = other.time < selected.time ? [other, selected] : [selected, other];
    this.report(second, repeatedKey(this.identity, second, first));
  }

  /** At the end of the scope of a keyref: what refers is found in the table that it refers to. */
  checkReferences(scope: IdentityScope, to: IdentityTable | undefined): void {
    for (const { selected, key } of scope.references) {
      if (to?.holds(key, scope) === true) continue;
      this.report(selected, danglingReference(this.identity, selected));
    }
  }

  /** True where an element of the scope has the key: one that the same element selects, or the only one below it. */
  holds(key: string, { depth, time }: IdentityScope): boolean {
    const tableOfScope =
      this.#byDepth[depth] === undefined
        ? undefined
        : (this.identity.isAnywhere ? this.#open[0] : this.#byDepth[depth])?.elements.get(key);
    if (
      tableOfScope !== undefined &&
      tableOfScope.time >= time &&
      (tableOfScope.scopes.length > 1 || tableOfScope.reach >= depth)
    )
      return true;
    const met = this.#met.get(key);
    return met !== undefined && met.last >= time && met.before < time;
  }

  report({ path, offset }: SelectedElement, finding: XmlFinding): void {
    this.#problems.add(finding, path, offset);
  }
}

/** An element that is open. Records are used again by the next element at the same depth. */
export interface OpenElement {
  name: string;
  /** The position among elements of its name; 0 where there can only be one. */
  position: number;
  /** Its place in the text; undefined where there is no text. */
  offset: number | undefined;
  readonly cursor: XmlContentCursor;
  /** The child that the last unwelcome one was probably meant to be: its name is misspelt, or of another namespace. */
  meant: string | undefined;
  /** The children that were expected where an element that the model does not know stood, which its problem told. */
  refusedFor: readonly string[] | undefined;
}

/** The place of an element. */
export interface XmlPlace {
  /** Names of elements from the root, with positions where they repeat: "/Order/Line[2]". */
  readonly path: string;
  readonly offset: number | undefined;
}

/**
 * The common part of a decoder and a validator: the elements around, their content models, identifiers, and problems.
 */
export abstract class XmlContext implements SimpleContext, WatchedElement {
  protected readonly problems: XmlProblems;
  /** The path to the first element. */
  readonly #base: string;
  readonly #open: OpenElement[] = [];
  #ids = new Set<string>();
  #references: { readonly id: string; readonly path: string; readonly offset: number | undefined }[] = [];
  #attribute: string | undefined = undefined;
  #attributeOffset: number | undefined = undefined;
  #muted = 0;
  missed = "";
  /** The types that xsi:type may name beside the declared one, for the element at a depth. */
  protected openTypes: { readonly names: readonly string[]; readonly depth: number } | undefined = undefined;
  /** The number of open elements. */
  protected depth = 0;
  /** The number of faults that simple types have reported, those included that are never shown. */
  protected faults = 0;
  /** True while the text that is looked at is one that no problem shows. */
  protected isSecret = false;
  /** Follows identity constraints, from the first element on that has any. */
  protected watch: XmlWatch | undefined = undefined;

  constructor(problems: XmlProblems, base: string = "") {
    this.problems = problems;
    this.#base = base;
  }

  abstract lookupPrefix(prefix: string): string | undefined;

  /** The innermost open element. */
  protected get top(): OpenElement {
    return this.#open[this.depth - 1]!;
  }

  /** Opens an element. Whoever opens one closes it by taking one from `depth`. */
  protected open(name: string, position: number, offset: number | undefined): OpenElement {
    let element = this.#open[this.depth++];
    if (element === undefined) {
      element = { name, position, offset, cursor: new XmlContentCursor(), meant: undefined, refusedFor: undefined };
      this.#open.push(element);
    } else {
      element.name = name;
      element.position = position;
      element.offset = offset;
      element.meant = undefined;
      element.refusedFor = undefined;
    }
    return element;
  }

  /**
   * Opens a child of the innermost element and gives its tag; reports what is wrong with its place. undefined when it has none:
   * then it is open all the same, to be passed over.
   */
  protected openChild(
    child: ContentChild | undefined,
    namespace: string,
    name: string,
    offset?: number,
  ): string | undefined {
    const parent = this.top;
    const { cursor } = parent;
    const count = child === undefined ? 0 : cursor.count(child);
    this.open(name, child?.repeats === true || count > 1 ? count : 0, offset);
    if (this.watch !== undefined) this.watch.start(this, this.depth, namespace, name);
    const tag = cursor.accept(child, namespace);
    const { fault } = cursor;
    if (fault === undefined) return tag;
    if (child === undefined && cursor.model.keepsUnknown) return "#unknown";
    switch (fault.kind) {
      case "missing":
        if (!this.#isTold(parent, fault.expected)) this.report(missingElement(fault, name));
        break;
      case "too-many":
        this.report(repeatedElement(name, fault.most));
        break;
      case "unexpected":
        if (isHead(cursor.model, namespace, name)) this.report(abstractElement(name, fault.expected));
        else this.#reportUnexpected(name, namespace, fault.expected, fault.maxRounds);
        parent.meant = fault.expected.includes(name) ? name : nearestName(name, fault.expected);
        parent.refusedFor = this.#isUnknown(child, name, parent) ? fault.expected : undefined;
        break;
    }
    if (tag === undefined) this.watch?.passOver(this.depth);
    return tag;
  }

  /** True for an element that is none of the model's, and not a misspelling of one. */
  #isUnknown(child: ContentChild | undefined, name: string, { cursor: { model } }: OpenElement): boolean {
    return child === undefined && nearestName(name, model.byLocal.keys()) === undefined;
  }

  /**
   * True when the element that is missing was there, under a name that was reported, or when something else stood at its place and was
   * reported with all that was expected there: one problem is enough for it.
   */
  #isTold({ meant, refusedFor }: OpenElement, expected: readonly string[]): boolean {
    if (meant !== undefined && expected.includes(meant)) return true;
    return refusedFor !== undefined && expected.every((name) => refusedFor.includes(name));
  }

  /** Names tell their namespaces where only these differ from what is expected. */
  #reportUnexpected(name: string, namespace: string, expected: readonly string[], maxRounds?: number): void {
    const alike = expected.includes(name) ? (this.#open[this.depth - 2]?.cursor.model.byLocal.get(name) ?? []) : [];
    if (alike.length === 0 || alike.some((child) => child.namespace === namespace)) {
      const around = this.#open[this.depth - 2]?.cursor.model;
      const inEmpty = around !== undefined && isEmptyContent(around);
      this.report(unexpectedElement(name, expected, { inEmpty, maxRounds }));
      return;
    }
    const tags = expected.flatMap((tag) =>
      tag === name ? alike.map((child) => expandedName(child.namespace, child.local)) : [tag],
    );
    this.report(unexpectedElement(expandedName(namespace, name), tags));
  }

  /** The innermost element, whose attributes come next, has identity constraints. */
  keyed(identities: XmlIdentities): this {
    this.watch ??= identities.watch(this.problems);
    this.watch.begin(this, this.depth, identities);
    return this;
  }

  /** Goes on with the identifiers and identity constraints of another context, in which so many elements are open around. */
  continue(other: XmlContext, outside: number): void {
    this.#ids = other.#ids;
    this.#references = other.#references;
    this.watch = other.watch;
    if (this.watch !== undefined) this.watch.outer += outside;
  }

  /** Ends what `continue` began. */
  handBack(other: XmlContext, outside: number): void {
    if (other.watch === undefined) this.watch?.finish();
    else other.watch.outer -= outside;
  }

  /** The types that the innermost element may have: the declared one, if it has a name, and those that xsi:type may name. */
  protected typesHere(declared: string | undefined): readonly string[] {
    const { names = [], depth } = this.openTypes ?? {};
    return [...(declared === undefined ? [] : [declared]), ...(depth === this.depth ? names : [])];
  }

  /** The place of the innermost element in the text. */
  get offset(): number | undefined {
    return this.top.offset;
  }

  /** At the end of an element's children: reports those that are missing. */
  protected finishChildren(): void {
    const missing = this.top.cursor.finish();
    if (missing !== undefined && !this.#isTold(this.top, missing.expected)) this.report(missingElement(missing));
  }

  /** Reports a problem of the innermost element. */
  report(finding: XmlFinding): void {
    this.problems.add(finding, this.path(), this.top.offset);
  }

  /** The innermost element, for a problem that is told after it was closed. */
  place(): XmlPlace {
    return { path: this.path(), offset: this.top.offset };
  }

  /** Reports a problem of an element that may be closed by now. */
  reportAt(finding: XmlFinding, { path, offset }: XmlPlace): void {
    this.problems.add(finding, path, offset);
  }

  reportAttribute(name: string, finding: XmlFinding, offset?: number): void {
    this.problems.add(finding, `${this.path()}/@${name}`, offset);
  }

  /** Until `endAttribute`, faults are those of an attribute. */
  protected beginAttribute(name: string, offset?: number): void {
    this.#attribute = name;
    this.#attributeOffset = offset;
  }

  protected endAttribute(): void {
    this.#attribute = undefined;
  }

  /** Reports a problem of the attribute that is being read, or of the innermost element. */
  protected reportValue(finding: XmlFinding): void {
    if (this.#attribute === undefined) this.report(finding);
    else this.reportAttribute(this.#attribute, finding, this.#attributeOffset);
  }

  fault(code: string, expected: string, actual: string, measure?: number): undefined {
    this.faults++;
    if (this.#muted > 0) this.missed = expected;
    else
      this.reportValue(this.isSecret ? secretFinding(code, expected) : valueFinding(code, expected, actual, measure));
  }

  attempt<T>(type: SimpleType<T>, text: string): T | undefined {
    const before = this.faults;
    this.#muted++;
    const value = type.read(text, this);
    this.#muted--;
    const failed = this.faults !== before;
    this.faults = before;
    return failed ? undefined : value;
  }

  declareId(id: string): void {
    if (this.#muted > 0) return;
    if (this.#ids.has(id)) this.fault("cvc-id.2", "an identifier that is unique in the document", id);
    this.#ids.add(id);
  }

  referToId(id: string): void {
    if (this.#muted === 0) this.#references.push({ id, path: this.path(), offset: this.top.offset });
  }

  /** At the end: every reference has its identifier. Part 1, section 3.14.4. */
  checkReferences(): void {
    this.watch?.finish();
    for (const { id, path, offset } of this.#references) {
      if (this.#ids.has(id)) continue;
      this.problems.add(valueFinding("cvc-id.1", "an identifier of the document", id), path, offset);
    }
  }

  /** "/Profile/Telephones/Telephone[2]" */
  path(): string {
    let path = this.#base;
    for (let depth = 0; depth < this.depth; depth++) {
      const { name, position } = this.#open[depth]!;
      // The document itself has no name.
      if (name !== "") path += position === 0 ? `/${name}` : `/${name}[${position}]`;
    }
    return path;
  }
}

/** A field of a selected element that waits for the element that holds its value, or for an attribute of it. */
interface PendingField {
  readonly selected: SelectedElement;
  /** The position of the field in its constraint. */
  readonly field: number;
  readonly path: IdentityPath;
}

/** Knowledge of an open element. Records are used again by the next element at the same depth. */
interface Level {
  namespace: string;
  local: string;
  /** True when its value is known, or is not to be expected. */
  isSettled: boolean;
  /** Fields whose value is the text of this element. */
  readonly values: PendingField[];
  /** Fields whose value is an attribute of this element. */
  readonly attributes: PendingField[];
  /** Fields that are so many steps below this element. */
  readonly below: PendingField[];
  readonly selected: SelectedElement[];
  readonly scopes: IdentityScope[];
}

/** A path of a selector, by the name at its end. */
interface Matcher {
  readonly table: IdentityTable;
  readonly path: IdentityPath;
}

/**
 * Follows identity constraints through a document, in one pass (XML Schema Part 1, section 3.11.4). Elements are found by the
 * name at the end of a path; values are looked up by their keys. An element is closed when the next one at its depth starts, so
 * work grows with the elements and the fields that they have a part in.
 */
export class IdentityWatch implements XmlWatch {
  outer = 0;
  readonly #problems: XmlProblems;
  readonly #levels: Level[] = [];
  readonly #tables = new Map<string, IdentityTable>();
  readonly #matchers = new Map<string | undefined, Matcher[]>();
  /** Fields that may be at any depth below an open element. */
  readonly #roving: PendingField[] = [];
  /** The depth of the innermost element that is not closed. */
  #depth = 0;
  /** The number of elements so far, and of attributes that a field may lead to. */
  #time = 0;
  #attributes = 0;
  #longestField = 0;

  constructor(problems: XmlProblems) {
    this.#problems = problems;
  }

  start(element: WatchedElement, inner: number, namespace: string, local: string): void {
    const depth = inner + this.outer;
    const level = this.#open(depth, namespace, local);
    this.#findFields(depth, level);
    this.#select(element, depth, level, this.#matchers.get(local));
    this.#select(element, depth, level, this.#matchers.get(undefined));
  }

  begin(element: WatchedElement, inner: number, identities: XmlIdentities): void {
    const depth = inner + this.outer;
    // The root is opened by nobody else.
    const level = this.#depth < depth ? this.#open(depth, "", "") : this.#levels[depth]!;
    const scopes = identities.all().map((identity) => this.#tableOf(identity).open(depth, this.#time));
    level.scopes.push(...scopes);
    const watching = scopes.flatMap(({ table }) =>
      table.identity.selector.flatMap((path) => (path.steps.length === 0 ? [{ table, path }] : [])),
    );
    this.#select(element, depth, level, watching);
  }

  attribute<T>(inner: number, namespace: string, local: string, type: SimpleType<T>, value: T | undefined): void {
    const { attributes = [] } = this.#levels[inner + this.outer] ?? {};
    if (attributes.length === 0) return;
    this.#attributes++;
    for (const pending of attributes) {
      if (!passes(pending.path.attribute!, namespace, local)) continue;
      this.#count(pending, -this.#attributes);
      this.#settle(pending, type, value);
    }
  }

  value<T>(inner: number, type: SimpleType<T>, value: T | undefined, nillable: boolean): void {
    const level = this.#levels[inner + this.outer];
    if (level === undefined) return;
    level.isSettled = true;
    for (const pending of level.values) {
      this.#settle(pending, type, value);
      if (nillable) this.#refuseNillable(pending);
    }
  }

  passOver(inner: number): void {
    const level = this.#levels[inner + this.outer];
    if (level === undefined) return;
    level.isSettled = true;
    for (const { selected } of level.values) selected.isBroken = true;
  }

  nil(inner: number): void {
    const level = this.#levels[inner + this.outer];
    if (level === undefined) return;
    level.isSettled = true;
    level.values.forEach((pending) => this.#refuseNillable(pending));
  }

  finish(): void {
    this.outer = 0;
    this.#closeDownTo(1);
  }

  #open(depth: number, namespace: string, local: string): Level {
    this.#closeDownTo(depth);
    while (this.#levels.length <= depth) this.#levels.push(newLevel());
    const level = this.#levels[depth]!;
    level.namespace = namespace;
    level.local = local;
    level.isSettled = false;
    this.#depth = depth;
    this.#time++;
    return level;
  }

  #tableOf(identity: Identity): IdentityTable {
    const known = this.#tables.get(identity.name);
    if (known !== undefined) return known;
    const table = new IdentityTable(identity, this.#problems);
    this.#tables.set(identity.name, table);
    for (const path of identity.selector) {
      const local = path.steps.at(-1)?.local;
      const list = this.#matchers.get(local) ?? [];
      this.#matchers.set(local, list);
      list.push({ table, path });
    }
    const lengths = identity.fields.flatMap((alternatives) => alternatives.map(({ steps }) => steps.length));
    this.#longestField = Math.max(this.#longestField, ...lengths);
    return table;
  }

  /** Selects the innermost element for the constraints whose paths lead to it. */
  #select(element: WatchedElement, depth: number, level: Level, matchers: readonly Matcher[] = []): void {
    for (const { table, path } of matchers) {
      const reach = depth - path.steps.length;
      if (!table.isReached(path, reach) || !this.#leads(path.steps, depth)) continue;
      const known = table.latest;
      if (known?.time === this.#time) {
        table.add(known, path, reach);
        continue;
      }
      const selected = table.select(element, this.#time, path, reach);
      level.selected.push(selected);
      table.identity.fields.forEach((alternatives, field) => {
        for (const alternative of alternatives) this.#expect({ selected, field, path: alternative }, level);
      });
    }
  }

  #expect(pending: PendingField, level: Level): void {
    const { anywhere, steps } = pending.path;
    if (steps.length === 0) this.#reach(pending, level);
    if (anywhere) this.#roving.push(pending);
    else if (steps.length > 0) level.below.push(pending);
  }

  /** An element is the one at the end of a field's path, but for an attribute. */
  #reach(pending: PendingField, level: Level): void {
    if (pending.path.attribute !== undefined) {
      level.attributes.push(pending);
      return;
    }
    this.#count(pending, this.#time);
    level.values.push(pending);
  }

  #findFields(depth: number, level: Level): void {
    for (let steps = 1; steps <= this.#longestField && steps < depth; steps++) {
      for (const pending of this.#levels[depth - steps]!.below) {
        const { path } = pending;
        if (path.steps.length === steps && this.#leads(path.steps, depth)) this.#reach(pending, level);
      }
    }
    for (const pending of this.#roving) {
      const { steps } = pending.path;
      const isBelow = depth - steps.length >= pending.selected.depth;
      if (isBelow && depth > pending.selected.depth && this.#leads(steps, depth)) this.#reach(pending, level);
    }
  }

  /** True where the names of the innermost elements are those of a path's steps. */
  #leads(steps: readonly NameTest[], depth: number): boolean {
    const first = depth - steps.length + 1;
    for (let index = steps.length - 1; index >= 0; index--) {
      const { namespace, local } = this.#levels[first + index]!;
      if (!passes(steps[index]!, namespace, local)) return false;
    }
    return true;
  }

  /** A field has at most one value. Alternatives may lead to the same element or attribute, which has a number. */
  #count({ selected, field }: PendingField, node: number): void {
    if (selected.nodes[field] === node) return;
    selected.nodes[field] = node;
    const count = (selected.counts[field] ?? 0) + 1;
    selected.counts[field] = count;
    if (count !== 2) return;
    selected.isBroken = true;
    selected.table.report(selected, brokenField(selected.table.identity, field, "several"));
  }

  #settle<T>({ selected, field }: PendingField, type: SimpleType<T>, value: T | undefined): void {
    const key = value === undefined ? undefined : keyOf(type.form, value);
    if (value === undefined || key === undefined) {
      // A fault of the value has been told.
      selected.isBroken = true;
      return;
    }
    selected.keys[field] = key;
    if (type.isSecret === true) selected.isSecret = true;
    selected.texts[field] = () => type.form.write(value, shownPrefixes);
  }

  #refuseNillable({ selected, field }: PendingField): void {
    const { table } = selected;
    if (table.identity.kind !== "key" || selected.isBroken) return;
    selected.isBroken = true;
    table.report(selected, brokenField(table.identity, field, "nillable"));
  }

  #closeDownTo(depth: number): void {
    for (; this.#depth >= depth; this.#depth--) {
      const level = this.#levels[this.#depth];
      if (level !== undefined) this.#close(level);
    }
  }

  #close(level: Level): void {
    for (const { selected, field } of level.isSettled ? [] : level.values) {
      if (!selected.isBroken) selected.table.report(selected, brokenField(selected.table.identity, field, "complex"));
      selected.isBroken = true;
    }
    while (this.#roving.length > 0 && this.#roving.at(-1)!.selected.depth >= this.#depth) this.#roving.pop();
    for (const selected of level.selected) selected.table.complete(selected);
    for (const scope of level.scopes)
      scope.table.checkReferences(scope, this.#tables.get(scope.table.identity.refer ?? ""));
    for (const scope of level.scopes) scope.table.close(scope);
    for (const list of [level.values, level.attributes, level.below, level.selected, level.scopes]) list.length = 0;
  }
}

function newLevel(): Level {
  return {
    namespace: "",
    local: "",
    isSettled: false,
    values: [],
    attributes: [],
    below: [],
    selected: [],
    scopes: [],
  };
}

/** A qualified name in a message: "{namespace}:local". */
const shownPrefixes = { prefixFor: (namespace: string): string => `{${namespace}}` };

/**
 * A reader that knows the path to its position and the content models of the elements
 * around. The decoder of an element finds the reader on its start tag and leaves it on its end tag. Values are only
 * used when there was no problem at all, so every method may give nothing useful after it has reported one.
 */
export class XmlDecoder extends XmlContext {
  #reader: XmlReader;
  /** The depth of the element whose xsi:nil may be true, that of one that is nil while its attributes are read, where one begins whose text has been reported, and the depth of one whose text no problem shows. */
  #nillableDepth = -1;
  #nilDepth = -1;
  #reportedTextAt: number | undefined = undefined;
  #secretDepth = -1;

  /** True where what a view leaves out is a problem; else it is passed over. */
  readonly #refusesLeftOut: boolean;
  #view: ContentView | undefined = undefined;

  /** `base` is the path to what the reader reads. */
  constructor(reader: XmlReader, problems: XmlProblems, base: string = "", refusesLeftOut: boolean = false) {
    super(problems, base);
    this.#reader = reader;
    this.#refusesLeftOut = refusesLeftOut;
  }

  get reader(): XmlReader {
    return this.#reader;
  }

  /** Goes to the root element. True if it is the one that the content model of the document names. */
  openRoot(document: ContentModel): boolean {
    const { reader } = this;
    this.#view = viewOf(document);
    reader.next();
    const { namespace, localName } = reader;
    const known = findChild(document, namespace, localName);
    this.open("", 0, 0).cursor.enter(document);
    this.open(localName, 0, reader.offset);
    if (known !== undefined) return true;
    const names = document.children.map((child) => expandedName(child.namespace, child.local));
    this.report(rootFinding(expandedName(namespace, localName), names));
    reader.skipElement();
    this.depth--;
    return false;
  }

  /** Reads the rest of the document, which has to be well-formed too. */
  closeDocument(): void {
    this.reader.next();
    this.checkReferences();
  }

  /** The number of attributes of the element. */
  get attributeCount(): number {
    return this.reader.attributeCount;
  }

  /** The local name of an attribute without namespace; else "{namespace}local". */
  attributeName(index: number): string {
    return expandedName(this.reader.attributeNamespace(index), this.reader.attributeLocalName(index));
  }

  /** The value of an attribute. */
  attribute<T>(index: number, type: SimpleType<T>, fixed?: string): T {
    const { reader } = this;
    this.beginAttribute(reader.attributeLocalName(index), reader.attributeOffset(index));
    const text = reader.attributeValue(index);
    this.isSecret = type.isSecret === true;
    const value = type.read(text, this);
    if (fixed !== undefined && value !== undefined) this.#checkFixed(type, value, fixed, text, "cvc-attribute.4");
    this.watch?.attribute(this.depth, reader.attributeNamespace(index), reader.attributeLocalName(index), type, value);
    this.endAttribute();
    return value as T;
  }

  /** An attribute that is not there and has a value all the same. Part 1, section 3.2.1. */
  absentAttribute<T>(name: string, type: SimpleType<T>, text: string, namespace: string = ""): void {
    const value = type.read(text, this);
    this.watch?.attribute(this.depth, namespace, name, type, value);
  }

  /** An attribute that the type does not name: those of XML Schema itself are always welcome. `typeName` is "{namespace}local". */
  otherAttribute(index: number, typeName?: string): void {
    this.#refuseAttribute(index, typeName, "cvc-complex-type.3.2.2");
  }

  /** An attribute of the schema that a view leaves out. */
  leaveOutAttribute(index: number, code: LeftOutCode): void {
    if (!this.#refusesLeftOut) return;
    const name = this.reader.attributeLocalName(index);
    this.reportAttribute(name, leftOutFinding("Attribute", name, code), this.reader.attributeOffset(index));
  }

  /** For a type without attributes. */
  noAttributes(typeName?: string): void {
    for (let index = 0; index < this.reader.attributeCount; index++) this.otherAttribute(index, typeName);
  }

  /** Reports a required attribute that is not there. */
  missingAttribute(name: string): void {
    this.report(missingAttribute(name));
  }

  /** The name of the type that xsi:type gives, as "{namespace}local", with an undeclared prefix as written; undefined when there is none. `open` are those that it may name. */
  typeName(open?: readonly string[]): string | undefined {
    const { reader } = this;
    const index = reader.attributeCount === 0 ? -1 : reader.findAttribute(xsiNamespace, "type");
    if (index < 0) return undefined;
    if (open !== undefined) this.openTypes = { names: open, depth: this.depth };
    return expandedTypeName(reader.attributeValue(index).trim(), this);
  }

  /** Reports an element whose type is abstract and that names no other, or a wrong one; it is passed over. Part 1, section 3.4.4. */
  abstractType(): never {
    const index = this.reader.findAttribute(xsiNamespace, "type");
    if (index < 0) this.report(abstractTypeFinding);
    else this.#checkType(index, undefined);
    this.reader.skipElement();
    this.depth--;
    return undefined as never;
  }

  /** Reads an element from somewhere else, which counts as the one that is open, and leaves it open. */
  readAgain(reader: XmlReader, read: (decoder: XmlDecoder) => unknown): void {
    const outer = this.#reader;
    const view = this.#view;
    this.#reader = reader;
    // Marks speak of the members of a type: what a wildcard lets in is held to the schema alone.
    this.#view = undefined;
    reader.next();
    read(this);
    this.#view = view;
    // Whoever reads an element closes it.
    this.depth++;
    this.#reader = outer;
  }

  /** Opens an element that no content model leads to. */
  openElement(name: string, offset: number | undefined, namespace?: string): void {
    this.open(name, 0, offset);
    if (namespace !== undefined) this.watch?.start(this, this.depth, namespace, name);
  }

  /** Closes the innermost element. */
  close(): void {
    this.depth--;
  }

  /**
   * True when an attribute is one of XML Schema itself, which may always stand there. Checks what it says. Part 1,
   * section 2.6.
   */
  isSchemaAttribute(index: number, typeName?: string): boolean {
    const { reader } = this;
    if (reader.attributeNamespace(index) !== xsiNamespace) return false;
    const name = reader.attributeLocalName(index);
    if (name === "nil") this.#checkNil(index);
    if (name === "type") this.#checkType(index, typeName);
    return isSchemaAttributeName(name);
  }

  #refuseAttribute(index: number, typeName: string | undefined, code: string): void {
    if (this.isSchemaAttribute(index, typeName)) return;
    const finding = unexpectedAttribute(this.attributeName(index), code);
    this.reportAttribute(this.reader.attributeLocalName(index), finding, this.reader.attributeOffset(index));
  }

  /** True when the element is nil (xsi:nil="true"); then it is read to its end. Part 1, section 3.3.4, clause 3. */
  nil(type: Pick<SimpleType<unknown>, "name" | "derived">, constraint?: ValueConstraint): boolean {
    if (!this.#isNil(constraint)) return false;
    const named = this.#typeNamed(type);
    this.#nilDepth = this.depth;
    if (isExtendedType<XmlDecoder>(named)) named.readElement(this);
    else {
      this.#refuseAttributes(named ?? type, "cvc-complex-type.3.2.2");
      this.#readNothing();
    }
    return true;
  }

  /** The value of an element whose type has attributes: they stay when it is nil. `attributes` are their properties. */
  nillable<T extends object, Name extends string>(
    read: (decoder: XmlDecoder) => T,
    attributes: readonly Name[],
    constraint?: ValueConstraint,
  ): T | XmlNilOf<T, Name> | null {
    if (!this.#isNil(constraint)) return read(this);
    this.#nilDepth = this.depth;
    const value = nilWith(read(this), attributes);
    this.#nilDepth = -1;
    return value;
  }

  /** The value of an element without attributes and children. */
  simple<T>(type: SimpleType<T>, constraint?: ValueConstraint): T {
    const named = this.#typeNamed(type);
    if (!isExtendedType<XmlDecoder>(named)) {
      this.#refuseAttributes(named ?? type, "cvc-type.3.1.1");
      return this.content(type, constraint, "cvc-type.3.1.2", named);
    }
    if (type.isSecret === true) this.#secretDepth = this.depth;
    const value = declaredValue(type, named, named.readElement(this, constraint), this);
    this.#secretDepth = -1;
    return value as T;
  }

  /** The type that xsi:type names, of those derived from the simple type of the element. */
  #typeNamed(type: Pick<SimpleType<unknown>, "derived">): SimpleType<unknown> | undefined {
    const { reader } = this;
    if (reader.attributeCount === 0 || type.derived === undefined) return undefined;
    if (reader.findAttribute(xsiNamespace, "type") < 0) return undefined;
    return derivedTypeNamed(type, this.typeName(derivedNames(type)));
  }

  /** For an element of a simple type. */
  #refuseAttributes({ name }: Pick<SimpleType<unknown>, "name">, code: string): void {
    const { attributeCount } = this.reader;
    for (let index = 0; index < attributeCount; index++) this.#refuseAttribute(index, name, code);
  }

  /** The value of simple content, up to the end tag; the attributes have been read. `narrower` is what xsi:type named. */
  content<T>(
    type: SimpleType<T>,
    constraint?: ValueConstraint,
    code: string = "cvc-complex-type.2.2",
    narrower?: SimpleType<unknown>,
  ): T {
    if (this.#nilDepth === this.depth) {
      this.#readNothing();
      return undefined as T;
    }
    const { reader } = this;
    let text = "";
    let isEmpty = true;
    for (let event = reader.next(); event !== "end"; event = reader.next()) {
      isEmpty = false;
      if (event === "text") text += reader.text;
      else this.#refuseChild(code);
    }
    if (isEmpty && constraint !== undefined) text = constraint.fixed ?? constraint.default ?? text;
    this.isSecret = type.isSecret === true || narrower?.isSecret === true || this.#secretDepth === this.depth;
    const value = narrower === undefined ? type.read(text, this) : readNarrower(type, narrower, text, this);
    if (constraint?.fixed !== undefined && value !== undefined) {
      this.#checkFixed(type, value, constraint.fixed, text, "cvc-elt.5.2.2.2.2");
    }
    this.watch?.value(this.depth, type, value, this.#nillableDepth === this.depth);
    this.depth--;
    return value as T;
  }

  /** Begins the children of the element; its attributes have been read. */
  enter(model: ContentModel): void {
    this.top.cursor.enter(this.#nilDepth === this.depth ? noChildren : seenFrom(model, this.#view));
  }

  /**
   * Goes to the next child and gives its tag in the content model: "#text" for text in mixed content, "#unknown" for an element
   * to be kept. undefined at the end tag. A child that was given has to be read before the next call.
   */
  child(): string | undefined {
    const { reader } = this;
    for (;;) {
      switch (reader.next()) {
        case "start": {
          const { namespace, localName } = reader;
          const { model } = this.top.cursor;
          const known = findChild(model, namespace, localName);
          if (known === undefined && leavesOut(model, namespace, localName)) {
            this.#leaveOut(localName, model);
            break;
          }
          const tag = this.openChild(known, namespace, localName, reader.offset);
          if (tag !== undefined) return tag;
          reader.skipElement();
          this.depth--;
          break;
        }
        case "text":
          if (this.top.cursor.model.mixed) return "#text";
          if (this.#nilDepth === this.depth) this.#refuseText(nilContent);
          else if (!reader.blank) this.#refuseText();
          break;
        case "end":
        case "done":
        case "comment":
        case "instruction":
          this.finishChildren();
          this.depth--;
          return undefined;
      }
    }
  }

  /** Passes over an element that a view leaves out. */
  #leaveOut(name: string, { leftOut }: ContentModel): void {
    const { reader } = this;
    this.open(name, 0, reader.offset);
    if (leftOut !== undefined && this.#refusesLeftOut) this.report(leftOutFinding("Element", name, leftOut.code));
    reader.skipElement();
    this.depth--;
  }

  /** The text that `child` stands on. */
  get text(): string {
    return this.reader.text;
  }

  lookupPrefix(prefix: string): string | undefined {
    return this.reader.lookupPrefix(prefix);
  }

  #refuseChild(code: string): void {
    const { reader } = this;
    this.open(reader.localName, 0, reader.offset);
    this.report(onlyText(reader.localName, code));
    reader.skipElement();
    this.depth--;
  }

  /** Once for each element is enough. */
  #refuseText(finding?: XmlFinding): void {
    const { offset } = this.top;
    if (this.#reportedTextAt === offset) return;
    this.#reportedTextAt = offset;
    this.report(finding ?? strayText(this.reader.text.trim(), isEmptyContent(this.top.cursor.model)));
  }

  /** Part 1, section 3.3.4, clause 3.2. */
  #isNil(constraint: ValueConstraint | undefined): boolean {
    const { reader } = this;
    this.#nillableDepth = this.depth;
    const index = reader.attributeCount === 0 ? -1 : reader.findAttribute(xsiNamespace, "nil");
    if (index < 0) return false;
    const text = reader.attributeValue(index).trim();
    if (text === "true" || text === "1") {
      if (constraint?.fixed !== undefined) this.report(nilFixedFinding(constraint.fixed));
      return true;
    }
    if (text !== "false" && text !== "0") {
      const finding = valueFinding("cvc-datatype-valid.1.2.1", "a value of xs:boolean", text);
      this.reportAttribute("nil", finding, reader.attributeOffset(index));
    }
    return false;
  }

  /** Reads an empty element to its end and closes it. */
  #readNothing(): void {
    const { reader } = this;
    this.#nilDepth = -1;
    this.watch?.nil(this.depth);
    if (reader.next() !== "end") {
      this.report(nilContent);
      for (let { event } = reader; event !== "end"; event = reader.next()) if (event === "start") reader.skipElement();
    }
    this.depth--;
  }

  #checkNil(index: number): void {
    if (this.#nillableDepth !== this.depth)
      this.reportAttribute("nil", notNillable, this.reader.attributeOffset(index));
  }

  #checkType(index: number, typeName: string | undefined): void {
    if (isTypeNamed(typeName, this.typeName())) return;
    const { reader } = this;
    const finding = xsiTypeFinding(reader.attributeValue(index), this, this.typesHere(typeName));
    this.reportAttribute("type", finding, reader.attributeOffset(index));
  }

  #checkFixed<T>(type: SimpleType<T>, value: T, fixed: string, text: string, code: string): void {
    const expected = this.attempt(type, fixed);
    if (expected === undefined || !isEqual(type.form, value, expected)) this.fault(code, fixedText(fixed), text);
  }
}

/** Checks of values of unknown origin against simple types. */
export abstract class XmlValueChecks extends XmlContext implements PrefixContext {
  /** Namespaces of qualified names; a prefix is the place in this list. */
  readonly #namespaces: string[] = [];

  lookupPrefix(prefix: string): string | undefined {
    return prefix === "" ? "" : this.#namespaces[Number(prefix.slice(1))];
  }

  prefixFor(namespace: string): string {
    const known = this.#namespaces.indexOf(namespace);
    return `q${known >= 0 ? known : this.#namespaces.push(namespace) - 1}`;
  }

  /** A value is fine when it has the form of its type, and its text is read back as the same value. */
  protected checkValue<T>(type: SimpleType<T>, value: unknown): value is T {
    const { form } = type;
    this.isSecret = type.isSecret === true;
    if (!form.is(value)) {
      const actual = describe(value);
      const message = `The value is ${actual}, not ${form.expected}.`;
      this.reportValue({ code: "cvc-datatype-valid.1.2.1", message, expected: form.expected, actual });
      return false;
    }
    const text = form.write(value, this);
    if (!this.checkCharacters(text)) return false;
    const faults = this.faults;
    const read = type.read(text, this);
    if (this.faults !== faults || read === undefined) return false;
    if (form.same(value, read)) return true;
    this.fault(
      "cvc-datatype-valid.1.2.1",
      this.isSecret ? "in the notation of its type" : `written as ${quoted(form.write(read, this))}`,
      text,
    );
    return false;
  }

  /** True when a value of a type equals the one that its declaration fixes. */
  protected checkFixed<T>(type: SimpleType<T>, value: T, fixed: string, code: string): void {
    const expected = this.attempt(type, fixed);
    if (expected !== undefined && isEqual(type.form, value, expected)) return;
    this.fault(code, fixedText(fixed), type.form.write(value, this));
  }

  protected checkCharacters(text: string): boolean {
    if (findIllegalXmlChar(text) < 0) return true;
    const message = "The text has a character that XML does not allow.";
    this.reportValue({ code: "xml/illegal-character", message, ...(!this.isSecret && { actual: quoted(text) }) });
    return false;
  }

  /** Reports a value that is something else than `what` must be. */
  protected refuse(code: string, what: string, expected: string, value: unknown): void {
    const actual = typeof value === "string" ? quoted(value) : describe(value);
    const discreet = `${what} must be ${expected}.`;
    this.report({ code, message: `${what} must be ${expected}, not ${actual}.`, discreet, expected, actual });
  }
}

/**
 * The value of an element with mixed content whose declaration fixes its text, or gives that of an empty one. `property` holds the
 * items. Part 1, section 3.3.4, clause 5.
 */
export function constrainedMixed<T extends object>(
  decoder: XmlDecoder,
  read: (decoder: XmlDecoder) => T,
  property: keyof T,
  constraint: ValueConstraint,
): T {
  const textPlace = decoder.place();
  const value = read(decoder);
  const items: unknown = value[property];
  if (!Array.isArray(items)) return value;
  const text = constraint.fixed ?? constraint.default ?? "";
  if (items.length === 0) return text === "" ? value : { ...value, [property]: [text] };
  const finding = fixedTextFinding(constraint, items);
  if (finding !== undefined) decoder.reportAt(finding, textPlace);
  return value;
}

/** The fault of content that has to be one text. */
export function fixedTextFinding({ fixed }: ValueConstraint, items: readonly unknown[]): XmlFinding | undefined {
  if (fixed === undefined) return undefined;
  const expected = quoted(fixed);
  if (items.some((item) => typeof item !== "string"))
    return {
      code: "cvc-elt.5.2.2.1",
      message: `This element has ${fixedText(fixed)}, so it must not contain elements.`,
      expected,
    };
  const text = items.join("");
  if (text === fixed) return undefined;
  const actual = quoted(text);
  return { code: "cvc-elt.5.2.2.2.1", message: `${actual} is not ${fixedText(fixed)}.`, expected, actual };
}

/** The fault of a value without a text where an empty element stands for one: it would be read back as another value. */
export function emptyTextFinding(constraint: ValueConstraint): XmlFinding | undefined {
  const text = constraint.fixed ?? constraint.default ?? "";
  if (text === "") return undefined;
  const expected = `text, because an empty element means ${quoted(text)}`;
  return { code: "cvc-elt.5.1.2", message: `The element needs ${expected}.`, expected };
}

/** The identity constraints of an element declaration. */
export function identities(defs: readonly IdentityDef[]): XmlIdentities {
  // Made on first use: a module that is only imported does nothing.
  let made: readonly Identity[] | undefined;
  return {
    all: () => (made ??= defs.map(identityOf)),
    watch: (problems) => new IdentityWatch(problems),
  };
}

/** Reads an element on whose start tag a decoder stands; that of a type, with the text that its element fixes or gives. */
export type ElementReader = (decoder: XmlDecoder, constraint?: ValueConstraint) => unknown;

/**
 * Global declarations of a schema, for elements and attributes that a wildcard lets in. Keys are "{namespace}local".
 */
export interface XmlGlobals {
  readonly elements: ReadonlyMap<string, ElementReader>;
  readonly attributes: ReadonlyMap<string, GlobalAttribute>;
  /** Types that xsi:type may name where no declaration says otherwise. */
  readonly types: ReadonlyMap<string, ElementReader>;
}

/** A global attribute, as wildcards check it. */
export interface GlobalAttribute {
  readonly type: SimpleType<unknown>;
  /** The text of the only value that it may have; absent where any will do. */
  readonly fixed?: string;
}

/** For wildcards that check nothing. */
export const noGlobals: XmlGlobals = { elements: new Map(), attributes: new Map(), types: new Map() };

/** An element declaration: Part 1, section 3.3. */
export interface XmlElementDeclaration extends ValueConstraint {
  readonly name: string;
  /** Absent where the element is in no namespace. */
  readonly namespace?: string;
  /** Absent for an element of the type xs:anyType. */
  readonly type?: XmlType | SimpleType<unknown>;
  /** The complex types that xsi:type may name instead, where there are any. */
  readonly derived?: () => readonly DerivedType[];
  /** Names of the types that xsi:type may give an element of xs:anySimpleType, or of xs:anyType that blocks others. */
  readonly types?: readonly string[];
  /** Declarations for an element of xs:anyType or xs:anySimpleType. */
  readonly globals?: XmlGlobals;
  /** The function that reads an element of xs:anyType or xs:anySimpleType: only decoders of such elements contain it. */
  readonly read?: (decoder: XmlDecoder, globals: XmlGlobals, element: XmlElementDeclaration) => unknown;
  /** Set for an element that may be nil; with attributes only where some are required. */
  readonly nillable?: true | "with attributes";
  /** The properties that a nil element keeps; absent where there are none. */
  readonly nilProperties?: readonly string[];
  /** Rules that hold among the values inside. */
  readonly identities?: XmlIdentities;
  /** Of a root: the side from which it is looked at. */
  readonly view?: "create" | "update";
}

/** A type that xsi:type may name, and the value of the property "xsi:type". */
export type DerivedType = readonly [type: XmlType, tag: string];

/** A child of a complex type. */
export interface XmlChild extends XmlElementDeclaration {
  /** The name of the property, or of the kind of item, where it is not that of the element. */
  readonly tag?: string;
  /** At most once, any number of times, or at least once; absent where it appears once. */
  readonly occurs?: "?" | "*" | "+";
}

/** Children whose order counts: one list of items, each with the tag of its element. */
export interface XmlItems {
  /** The property that holds the list. */
  readonly items: string;
  /** The elements of which there may be items. */
  readonly children: readonly XmlChild[];
  /** The tags of what wildcards let in, and how it is judged; the value of an item is then a fragment with the tag "*". */
  readonly wildcards?: readonly (readonly [tag: string, process: WildcardProcess])[];
  /** Declarations for the wildcards. */
  readonly globals?: XmlGlobals;
  /** The function that reads what they let in. */
  readonly read?: ReadAnyElement;
  /** Present where the items are the whole content, so that the list is always there. */
  readonly isWhole?: true;
}

/** Elements that a wildcard lets in. */
export interface XmlAnyElements {
  /** The property that holds them. */
  readonly any: string;
  readonly process: WildcardProcess;
  /** Declarations for the wildcard. */
  readonly globals: XmlGlobals;
  readonly read: ReadAnyElement;
}

/** Reads an element that a wildcard lets in. */
type ReadAnyElement = (decoder: XmlDecoder, process: WildcardProcess, globals: XmlGlobals) => XmlFragment;

/** A property for children of a complex type. */
export type XmlMember = XmlChild | XmlItems | XmlAnyElements;

/** An attribute of a complex type: Part 1, section 3.5. */
export interface XmlAttributeUse {
  readonly name: string;
  /** Absent where the attribute is in no namespace. */
  readonly namespace?: string;
  readonly type: SimpleType<unknown>;
  /** The property, where it is not named like the attribute. */
  readonly property?: string;
  /** Present where the attribute must be there. */
  readonly required?: true;
  /** The text of the only value that it may have; absent where any will do. */
  readonly fixed?: string;
  /** The text of the value that identity constraints find where the attribute is absent. */
  readonly absent?: string;
}

/** The attributes that a wildcard lets in. */
export interface XmlAnyAttributes {
  readonly property: string;
  readonly wildcard: ContentWildcard;
  readonly globals: XmlGlobals;
  readonly read: ReadAnyAttribute;
}

/** Reads an attribute that may be one that a wildcard lets in, which then goes into the list. */
type ReadAnyAttribute = (
  decoder: XmlDecoder,
  index: number,
  others: XmlFragmentAttribute[],
  wildcard: ContentWildcard,
  globals: XmlGlobals,
  typeName?: string,
) => void;

/** Attributes of the schema that a view has no place for. */
export interface LeftOutAttributes {
  readonly code: LeftOutCode;
  /** Their names, with those of the properties that they have elsewhere. */
  readonly attributes: readonly (readonly [expandedName: string, property: string])[];
}

/** The attributes and the content of a complex type: Part 1, section 3.4. */
export interface XmlTypeDefinition {
  /** The attributes that the type declares; absent where there are none. */
  readonly attributes?: readonly XmlAttributeUse[];
  /** The wildcard for other attributes; absent where they are refused. */
  readonly anyAttributes?: XmlAnyAttributes;
  /** The attributes of the schema that callers of this view may not send; absent where there are none. */
  readonly leftOut?: LeftOutAttributes;
  /** The property for the value of simple content, and its type. */
  readonly text?: readonly [property: string, type: SimpleType<unknown>];
  /** The properties for children, in an order in which the schema takes them. */
  readonly members?: readonly XmlMember[];
  /** The content model; absent where the members are a sequence of children. */
  readonly content?: ContentModel;
  /** The property for elements that the schema does not know, and the function that reads them; absent where they are refused. */
  readonly unknown?: readonly [property: string, read: (decoder: XmlDecoder) => XmlFragment];
}

/** The properties of the values of a complex type. */
export interface ShownType {
  /** In the order in which a value is shown. */
  readonly all: readonly XmlProperty[];
  /** The same by their names. */
  readonly byName: ReadonlyMap<string, XmlProperty>;
  /** Properties that may be in a value and are not shown. */
  readonly leftOut: readonly string[] | undefined;
  /** The value of simple content, which is shown last, also if it is absent. */
  readonly text: XmlProperty<{ readonly use: SimpleType<unknown> }> | undefined;
}

/** A property of a value, with its part of the type. */
export type XmlProperty<Part = XmlTypePart> = Part & {
  readonly name: string;
  /** Its place in the order. */
  readonly index: number;
  /** True for the name of a member that every object inherits, such as "constructor". */
  readonly isInherited: boolean;
};

/** A part of a type with one property. */
export type XmlTypePart =
  | { readonly kind: "attribute"; readonly use: XmlAttributeUse }
  | { readonly kind: "attributes"; readonly use: XmlAnyAttributes }
  | { readonly kind: "child"; readonly use: XmlChild }
  | { readonly kind: "items"; readonly use: XmlItemList }
  | { readonly kind: "fragments"; readonly use: XmlAnyElements }
  | { readonly kind: "unknown"; readonly use: undefined };

/** Children whose order counts, with the elements by their tags. */
export type XmlItemList = XmlItems & { readonly byTag: ReadonlyMap<string, XmlChild> };

/** A complex type, as codecs read, write and check its elements. Its definition is made when it is first needed. */
export class XmlType {
  /** "{namespace}local"; undefined for a type that xsi:type cannot name. */
  readonly name: string | undefined;
  /** True for a type that no element has: a derived one takes its place. */
  readonly isAbstract: boolean;
  /** The properties of its values as they are shown, once one was. */
  shown: ShownType | undefined = undefined;
  readonly #define: () => XmlTypeDefinition;
  #definition: XmlTypeDefinition | undefined;
  #model: ContentModel | undefined;

  constructor(name: string | undefined, define: () => XmlTypeDefinition, isAbstract: boolean) {
    this.name = name;
    this.isAbstract = isAbstract;
    this.#define = define;
  }

  get definition(): XmlTypeDefinition {
    return (this.#definition ??= this.#define());
  }

  /** The content model. */
  get model(): ContentModel {
    if (this.#model !== undefined) return this.#model;
    const { content, members = [] } = this.definition;
    return (this.#model = content ?? sequenceContent(members.filter(isChild)));
  }
}

/** A complex type. */
export function complexType(local: string, namespace: string, define: () => XmlTypeDefinition): XmlType {
  return new XmlType(expandedName(namespace, local), define, false);
}

/** A complex type without a name. */
export function unnamedType(define: () => XmlTypeDefinition): XmlType {
  return new XmlType(undefined, define, false);
}

/** A type with the attributes and the content of its base. */
export function sameType(local: string, namespace: string, base: () => XmlType): XmlType {
  return complexType(local, namespace, () => base().definition);
}

/** An abstract complex type. Its definition is given where types that are derived from it have the same. */
export function abstractType(local: string, namespace: string, define: () => XmlTypeDefinition = () => ({})): XmlType {
  return new XmlType(expandedName(namespace, local), define, true);
}

/** An element that appears at most once. */
export function zeroOrOne(element: XmlElementDeclaration): XmlChild {
  return { ...element, occurs: "?" };
}

/** An element that appears any number of times. */
export function zeroOrMore(element: XmlElementDeclaration): XmlChild {
  return { ...element, occurs: "*" };
}

/** An element that appears once or more often. */
export function oneOrMore(element: XmlElementDeclaration): XmlChild {
  return { ...element, occurs: "+" };
}

/** True for a property that one element declaration has. */
export function isChild(member: XmlMember): member is XmlChild {
  return "name" in member;
}

/** The name of the property of a child, or of its kind of item. */
export function tagOf({ tag, name }: XmlChild): string {
  return tag ?? name;
}

/** True for a child whose property is a list. */
export function isRepeated({ occurs }: XmlChild): boolean {
  return occurs === "*" || occurs === "+";
}

/** True for a complex type. */
export function isComplex(type: XmlType | SimpleType<unknown>): type is XmlType {
  return type instanceof XmlType;
}

const roots = new WeakMap<XmlElementDeclaration, ContentModel>();

/** The content model of a document with this root element; made once. */
export function documentModel(root: XmlElementDeclaration): ContentModel {
  let model = roots.get(root);
  if (model === undefined) roots.set(root, (model = rootContent(root.name, root.namespace, root.view)));
  return model;
}

/** An element that the schema does not know, as it is. */
export function keptElement(decoder: XmlDecoder): XmlFragment {
  const value = readFragment(decoder.reader, new Map());
  decoder.close();
  return value;
}

/** The element as it is, where a wildcard lets it in. Part 1, section 3.10.4. */
export function anyElement(decoder: XmlDecoder, process: WildcardProcess, globals: XmlGlobals): XmlFragment {
  const places = placesIn(decoder.reader);
  const value = readFragment(decoder.reader, places);
  if (process !== "skip") assessElement({ decoder, globals, places }, value, process);
  decoder.close();
  return value;
}

/** An element of the type xs:anyType. Part 1, section 3.4.7. */
export function anything(decoder: XmlDecoder, globals: XmlGlobals, rules: XmlElementDeclaration): XmlFragment {
  const places = placesIn(decoder.reader);
  const value = readFragment(decoder.reader, places);
  const assessment: Assessment = { decoder, globals, places };
  const read = namedTypeReader(assessment, value, rules.types);
  // The reader of a type checks xsi:nil itself.
  const isNil = read === undefined ? checkNil(assessment, value, rules.nillable === true) : isNilElement(value);
  if (read === undefined) {
    assessParts(assessment, value);
    const finding = isNil ? undefined : fixedTextFinding(rules, value.children);
    if (finding !== undefined && value.children.length > 0) decoder.report(finding);
  } else {
    const readOrNil: ElementReader = (again) =>
      again.nillable<{ value: unknown }, "value">((inside) => ({ value: read(inside, rules) }), []);
    const readFixed: ElementReader = (again) => read(again, rules);
    decoder.readAgain(new XmlFragmentReader(value, places), rules.nillable === true ? readOrNil : readFixed);
  }
  decoder.close();
  const text = rules.fixed ?? rules.default ?? "";
  return isNil || value.children.length > 0 || text === "" ? value : { ...value, children: [text] };
}

/** The text of an element of the type xs:anySimpleType or xs:anyAtomicType; xsi:type may name one of its `types`, which says what it has to be like. */
export function anySimple(decoder: XmlDecoder, globals: XmlGlobals, element: XmlElementDeclaration): string {
  const { types = [] } = element;
  const constraint = element.fixed === undefined && element.default === undefined ? undefined : element;
  const name = decoder.typeName() ?? "";
  const read = types.includes(name) ? globals.types.get(name) : undefined;
  if (read === undefined) {
    const isAtomic = !types.includes("{http://www.w3.org/2001/XMLSchema}anySimpleType");
    return decoder.simple(isAtomic ? xsAnyAtomicType : xsAnySimpleType, constraint);
  }
  const places = placesIn(decoder.reader);
  const value = readFragment(decoder.reader, places);
  decoder.readAgain(new XmlFragmentReader(value, places), (again) => read(again, constraint));
  decoder.close();
  if (value.children.length === 0 && constraint !== undefined) return constraint.fixed ?? constraint.default ?? "";
  return value.children.filter((child) => typeof child === "string").join("");
}

/** An attribute where a wildcard lets others in; goes into the list when it may stand there. */
export function anyAttribute(
  decoder: XmlDecoder,
  index: number,
  others: XmlFragmentAttribute[],
  wildcard: ContentWildcard,
  globals: XmlGlobals,
  typeName?: string,
): void {
  const { reader } = decoder;
  const namespace = reader.attributeNamespace(index);
  const name = reader.attributeLocalName(index);
  if (decoder.isSchemaAttribute(index, typeName)) return;
  if (!wildcardAllows(wildcard, namespace)) {
    decoder.otherAttribute(index, typeName);
    return;
  }
  const declared = globals.attributes.get(expandedName(namespace, name));
  if (wildcard.process !== "skip" && declared !== undefined) {
    decoder.attribute(index, declared.type, declared.fixed);
  } else if (wildcard.process === "strict") {
    const actual = quoted(expandedName(namespace, name));
    const finding = { code: "cvc-complex-type.3.2.2", message: `Attribute ${actual} is not declared.`, actual };
    decoder.reportAttribute(name, finding, reader.attributeOffset(index));
  }
  others.push({ namespace, name, value: reader.attributeValue(index) });
}

/** Part 1, section 3.3.4, clause 3. */
function checkNil({ decoder, places }: Assessment, value: XmlFragment, nillable: boolean): boolean {
  const nil = nilAttribute(value);
  if (nil !== undefined && !nillable) decoder.reportAttribute("nil", notNillable, places.get(value)?.offset);
  else if (nil !== undefined && !["true", "false", "1", "0"].includes(nil.value.trim())) {
    const finding = valueFinding("cvc-datatype-valid.1.2.1", "a value of xs:boolean", nil.value);
    decoder.reportAttribute("nil", finding, places.get(value)?.offset);
  }
  const isNil = nillable && isNilElement(value);
  if (isNil && value.children.length > 0) decoder.report(nilContent);
  return isNil;
}

function isNilElement(value: XmlFragment): boolean {
  return /^\s*(?:true|1)\s*$/.test(nilAttribute(value)?.value ?? "");
}

function nilAttribute(value: XmlFragment): XmlFragmentAttribute | undefined {
  return value.attributes.find(({ namespace, name }) => namespace === xsiNamespace && name === "nil");
}

interface Assessment {
  readonly decoder: XmlDecoder;
  readonly globals: XmlGlobals;
  readonly places: FragmentPlaces;
}

/** Checks a fragment whose element is open. */
function assessElement(assessment: Assessment, value: XmlFragment, process: "strict" | "lax"): void {
  const { decoder, globals, places } = assessment;
  const key = expandedName(value.namespace, value.name);
  const read = globals.elements.get(key) ?? namedTypeReader(assessment, value);
  if (read !== undefined) {
    decoder.readAgain(new XmlFragmentReader(value, places), read);
  } else if (process === "strict") {
    const actual = quoted(key);
    decoder.report({ code: "cvc-complex-type.2.4.c", message: `Element ${actual} is not declared.`, actual });
  } else {
    assessParts(assessment, value);
  }
}

/** Attributes and children of an element that nobody declares are checked where they are declared themselves. */
function assessParts(assessment: Assessment, value: XmlFragment): void {
  const { decoder, globals, places } = assessment;
  if (globals.attributes.size > 0) {
    decoder.readAgain(new XmlFragmentReader(value, places), () => {
      for (let index = 0; index < decoder.attributeCount; index++) {
        const declared = globals.attributes.get(decoder.attributeName(index));
        if (declared !== undefined) decoder.attribute(index, declared.type, declared.fixed);
      }
      decoder.close();
    });
  }
  for (const child of value.children) {
    if (typeof child === "string") continue;
    decoder.openElement(child.name, places.get(child)?.offset, child.namespace);
    assessElement(assessment, child, "lax");
    decoder.close();
  }
}

/** The reader of the type that xsi:type names, which has to be one of `types` where that is given. */
function namedTypeReader(
  { decoder, globals, places }: Assessment,
  value: XmlFragment,
  types?: readonly string[],
): ElementReader | undefined {
  if (!value.attributes.some(isTypeAttribute)) return undefined;
  let read: ElementReader | undefined;
  decoder.readAgain(new XmlFragmentReader(value, places), () => {
    const name = decoder.typeName() ?? "";
    read = globals.types.get(name);
    if (types !== undefined && name !== anyTypeName() && !types.includes(name)) {
      read = undefined;
      const finding = valueFinding("cvc-elt.4.3", "a type that is allowed here", name);
      decoder.reportAttribute("type", finding, decoder.reader.offset);
    } else if (read === undefined && name !== anyTypeName()) {
      decoder.reportAttribute(
        "type",
        valueFinding("cvc-elt.4.2", "a type that the schema knows", name),
        decoder.reader.offset,
      );
    }
    decoder.close();
  });
  return read;
}

function anyTypeName(): string {
  return `{${builtinNamespace}}anyType`;
}

/** The name of a root element that the schema does not declare. */
export interface XmlRootName {
  /** The local name. */
  readonly name: string;
  /** Absent if the element is in no namespace. */
  readonly namespace?: string;
}

/**
 * The declaration of a root element whose type xsi:type names, one of these or a built-in simple type. Part 1, section 5.2. No type is
 * allowed if no element can have the name.
 */
export function typedRoot(root: XmlRootName, types: () => readonly DerivedType[]): XmlElementDeclaration {
  const type = abstractType("anyType", builtinNamespace);
  if (!isRootName(root)) return { name: "", namespace: "", type, derived: () => [] };
  const { name, namespace = "" } = root;
  return { name, namespace, type, derived: () => [...types(), ...(builtinRoots ??= madeBuiltinRoots())] };
}

/** Callers without types may pass any value. Namespaces in XML, section 4. */
function isRootName(root: Partial<XmlRootName> | undefined): root is XmlRootName {
  const { name, namespace = "" } = root ?? {};
  return typeof name === "string" && isNCName(name) && typeof namespace === "string";
}

let builtinRoots: readonly DerivedType[] | undefined;

function madeBuiltinRoots(): readonly DerivedType[] {
  return Object.entries(builtinTypes()).map(([name, type]): DerivedType => {
    return [complexType(name, builtinNamespace, () => ({ text: ["value", type] })), `{${builtinNamespace}}${name}`];
  });
}

/**
 * The prefixes of a document with such a root: one more for the namespace of the root unless it has one. Throws an XmlEncodeError if no
 * element can have the name.
 */
export function typedRootPrefixes(root: XmlRootName, prefixes: XmlPrefixes): XmlPrefixes {
  if (!isRootName(root)) throw xmlEncodeError("The root has no valid name of an element.", "");
  const { namespace = "" } = root;
  if (namespace === "" || prefixes.some(([, known]) => known === namespace)) return prefixes;
  let prefix = "root";
  while (prefixes.some(([known]) => known === prefix)) prefix += "1";
  return [[prefix, namespace], ...prefixes];
}

/** Reads an element on whose start tag a decoder stands. */
type ReadElement = (decoder: XmlDecoder) => unknown;

/** Reads an element of a complex type, which may be empty and then has a value of its declaration. */
type ReadType = (decoder: XmlDecoder, constraint?: ValueConstraint) => object;

/** A value while it is being read. */
type Draft = Record<string, unknown>;

/** The function that reads elements of a declaration. */
export function elementReader(element: XmlElementDeclaration): ReadElement {
  const { identities, nillable, nilProperties, fixed, type } = element;
  const content = contentReader(element);
  const read: ReadElement = identities === undefined ? content : (decoder) => content(decoder.keyed(identities));
  if (nillable === undefined || type === undefined) return read;
  const constraint = fixed === undefined ? undefined : { fixed };
  if (nilProperties === undefined) return (decoder) => (decoder.nil(type, constraint) ? null : read(decoder));
  return (decoder) => decoder.nillable(read as (decoder: XmlDecoder) => Draft, nilProperties, constraint);
}

function contentReader(element: XmlElementDeclaration): ReadElement {
  const { type, globals = noGlobals, read } = element;
  const constraint = element.fixed === undefined && element.default === undefined ? undefined : element;
  if (read !== undefined) return (decoder) => read(decoder, globals, element);
  const declared = type ?? xsAnySimpleType;
  return isComplex(declared)
    ? complexReader(element, declared, constraint)
    : (decoder) => decoder.simple(declared, constraint);
}

function complexReader({ derived }: XmlElementDeclaration, type: XmlType, constraint?: ValueConstraint): ReadElement {
  // Made on the first element: types contain each other.
  let read: ReadType | undefined;
  return (decoder) => {
    read ??= derived === undefined ? declaredReader(type) : derivedReader(type, derived());
    return constraint === undefined ? read(decoder) : constrained(type, read, constraint)(decoder);
  };
}

/** The value that an empty element has, or the only one, goes to the text of the type or to its list of items. */
function constrained({ definition }: XmlType, read: ReadType, constraint: ValueConstraint): ReadElement {
  const [list] = definition.members ?? [];
  if (definition.text !== undefined || list === undefined || !("items" in list)) {
    return (decoder) => read(decoder, constraint);
  }
  return (decoder) => constrainedMixed(decoder, read as (decoder: XmlDecoder) => Draft, list.items, constraint);
}

/** The largest number of types that a problem with xsi:type lists. */
const maxOpenTypes = 10;

/** Reads the declared type, or the one that xsi:type names. */
function derivedReader(type: XmlType, derived: readonly DerivedType[]): ReadType {
  const byName = new Map(derived.map(([candidate, tag]) => [candidate.name, { candidate, tag }]));
  const open = derived.length > maxOpenTypes ? undefined : derived.flatMap(([{ name }]) => name ?? []);
  return (decoder, constraint) => {
    const found = byName.get(decoder.typeName(open));
    if (found !== undefined) {
      return { ...typeReader(found.candidate)(decoder, constraint), "xsi:type": found.tag };
    }
    return declaredReader(type)(decoder, constraint);
  };
}

function declaredReader(type: XmlType): ReadType {
  return type.isAbstract ? (decoder) => decoder.abstractType() : typeReader(type);
}

const readers = new WeakMap<XmlType, ReadType>();

/** The function that reads elements of a complex type; made once. */
export function typeReader(type: XmlType): ReadType {
  let read = readers.get(type);
  if (read === undefined) readers.set(type, (read = madeReader(type)));
  return read;
}

function madeReader(type: XmlType): ReadType {
  const { definition, name } = type;
  const { text, members = [], unknown } = definition;
  const readAttributes = attributesReader(definition, name);
  if (text !== undefined) {
    const [property, simple] = text;
    const put = assignTo(property);
    return (decoder, constraint) => {
      const value: Draft = {};
      readAttributes(decoder, value);
      put(value, decoder.content(simple, constraint));
      return value;
    };
  }
  const { model } = type;
  const children = new Map<string, ReadChild>();
  for (const member of members) addReaders(member, children);
  if (unknown !== undefined) children.set("#unknown", readInto(appendTo(unknown[0]), unknown[1]));
  const whole = members.find((member) => "isWhole" in member);
  const begin = whole === undefined ? undefined : assignTo((whole as XmlItems).items);
  return (decoder) => {
    const value: Draft = {};
    readAttributes(decoder, value);
    begin?.(value, []);
    decoder.enter(model);
    for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) children.get(tag)!(decoder, value);
    return value;
  };
}

/** Reads a child with a tag into a value. */
type ReadChild = (decoder: XmlDecoder, value: Draft) => void;

function addReaders(member: XmlMember, children: Map<string, ReadChild>): void {
  if (isChild(member)) {
    const tag = tagOf(member);
    children.set(tag, readInto(isRepeated(member) ? appendTo(tag) : assignTo(tag), elementReader(member)));
    return;
  }
  const { globals = noGlobals } = member;
  if ("any" in member) {
    const { any, process, read } = member;
    children.set(
      any,
      readInto(appendTo(any), (decoder) => read(decoder, process, globals)),
    );
    return;
  }
  const put = appendTo(member.items);
  const readItem = (tag: string, read: ReadElement): ReadChild =>
    readInto(put, (decoder) => ({ tag, value: read(decoder) }));
  children.set(
    "#text",
    readInto(put, (decoder) => decoder.text),
  );
  for (const child of member.children) children.set(tagOf(child), readItem(tagOf(child), elementReader(child)));
  for (const [tag, process] of member.wildcards ?? []) {
    children.set(
      tag,
      readItem("*", (decoder) => member.read?.(decoder, process, globals)),
    );
  }
}

/** Reads a child and puts what it is into the value. */
function readInto(put: Put, read: ReadElement): ReadChild {
  return (decoder, value) => put(value, read(decoder));
}

/** Gives a value a property, or adds to its list. */
type Put = (value: Draft, member: unknown) => void;

/** The function that gives values a property of this name. */
function assignTo(name: string): Put {
  if (name === "__proto__") return (value, member) => setOwnProperty(value, name, member);
  return (value, member) => void (value[name] = member);
}

/** The function that adds to lists of this name. */
function appendTo(name: string): Put {
  const assign = assignTo(name);
  // Objects inherit members such as "constructor".
  const isInherited = name in Object.prototype;
  return (value, item) => {
    const list = isInherited ? ownProperty(value, name) : value[name];
    if (list === undefined) assign(value, [item]);
    else (list as unknown[]).push(item);
  };
}

/** The function that reads the attributes of an element into a value. */
function attributesReader(definition: XmlTypeDefinition, typeName: string | undefined): ReadChild {
  const { attributes = [], anyAttributes, leftOut } = definition;
  if (attributes.length === 0 && anyAttributes === undefined && leftOut === undefined) {
    return (decoder) => decoder.noAttributes(typeName);
  }
  const byName = new Map(
    attributes.map((attribute) => {
      const { name, namespace = "", property = name } = attribute;
      return [expandedName(namespace, name), { ...attribute, put: assignTo(property) }];
    }),
  );
  const absent = new Set(leftOut?.attributes.map(([name]) => name));
  const putOthers = assignTo(anyAttributes?.property ?? "");
  const expected = attributes.filter(({ required, absent }) => required === true || absent !== undefined);
  return (decoder, value) => {
    const others: XmlFragmentAttribute[] = [];
    for (let index = 0; index < decoder.attributeCount; index++) {
      const name = decoder.attributeName(index);
      const found = byName.get(name);
      if (found !== undefined) {
        found.put(value, decoder.attribute(index, found.type, found.fixed));
      } else if (leftOut !== undefined && absent.has(name)) decoder.leaveOutAttribute(index, leftOut.code);
      else if (anyAttributes === undefined) decoder.otherAttribute(index, typeName);
      else anyAttributes.read(decoder, index, others, anyAttributes.wildcard, anyAttributes.globals, typeName);
    }
    if (anyAttributes !== undefined && others.length > 0) putOthers(value, others);
    for (const attribute of expected) tellAbsent(decoder, attribute, value);
  };
}

/** Tells of an attribute that is not there and has to be, or whose default counts. */
function tellAbsent(
  decoder: XmlDecoder,
  { name, namespace, property, type, absent }: XmlAttributeUse,
  value: Draft,
): void {
  if (Object.hasOwn(value, property ?? name)) return;
  if (absent === undefined) decoder.missingAttribute(name);
  else decoder.absentAttribute(name, type, absent, namespace);
}

const extendedByType = new WeakMap<XmlType, ExtendedType<XmlDecoder>>();

/** Complex types with simple content, as types that xsi:type may name for an element of a simple type. */
export function extendedTypes(types: readonly XmlType[]): readonly ExtendedType<XmlDecoder>[] {
  return types.map((type) => {
    let extended = extendedByType.get(type);
    if (extended === undefined) extendedByType.set(type, (extended = extendedType(type)));
    return extended;
  });
}

function extendedType(type: XmlType): ExtendedType<XmlDecoder> {
  const { name, definition } = type;
  const [property, content] = definition.text ?? ["", xsAnySimpleType];
  return {
    ...content,
    name,
    derived: undefined,
    readElement: (decoder, constraint) => (typeReader(type)(decoder, constraint) as Draft)[property],
  };
}

/** The properties of a type; found once. */
export function shownType(type: XmlType): ShownType {
  return (type.shown ??= madeShownType(type));
}

function madeShownType({ definition }: XmlType): ShownType {
  const { attributes = [], anyAttributes, text, members = [], unknown } = definition;
  const leftOut = definition.leftOut?.attributes.map(([, property]) => property);
  const parts: (readonly [name: string, part: XmlTypePart])[] = [
    ...attributes.map((use) => [use.property ?? use.name, { kind: "attribute", use }] as const),
    ...(anyAttributes === undefined
      ? []
      : [[anyAttributes.property, { kind: "attributes", use: anyAttributes }] as const]),
    ...members.map(memberPart),
    ...(unknown === undefined ? [] : [[unknown[0], { kind: "unknown", use: undefined }] as const]),
  ];
  const all = parts.map(([name, part], index) => ({ name, index, isInherited: name in Object.prototype, ...part }));
  const shownText = text && { name: text[0], index: 0, isInherited: text[0] in Object.prototype, use: text[1] };
  return { all, byName: new Map(all.map((property) => [property.name, property])), leftOut, text: shownText };
}

function memberPart(member: XmlMember): readonly [name: string, part: XmlTypePart] {
  if (isChild(member)) return [tagOf(member), { kind: "child", use: member }];
  if ("any" in member) return [member.any, { kind: "fragments", use: member }];
  const byTag = new Map(member.children.map((child) => [tagOf(child), child]));
  return [member.items, { kind: "items", use: { ...member, byTag } }];
}

/** The number of properties up to which looking at each is as fast as looking for those of a value. */
const maxTriedProperties = 8;

/** The properties that a value may have: of a plain object those that it has. Values often have few of many. */
export function shownProperties(value: object, { all, byName }: ShownType): readonly XmlProperty[] {
  if (all.length <= maxTriedProperties) return all;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return all;
  const found: XmlProperty[] = [];
  let isSorted = true;
  for (const name of Object.keys(value)) {
    const property = byName.get(name);
    if (property === undefined) continue;
    isSorted &&= property.index >= (found.at(-1)?.index ?? 0);
    found.push(property);
  }
  return isSorted ? found : found.sort((one, other) => one.index - other.index);
}

/** The value of a property; of the value itself if every object inherits such a one. */
export function valueOf(value: object, { name, isInherited }: XmlProperty<unknown>): unknown {
  return isInherited ? ownProperty(value, name as never) : (value as Record<string, unknown>)[name];
}

/**
 * Visits a value in the order of its schema: the writer, which makes XML of it, and the validator. The attributes of an
 * element come first, then its text or its children in order. A value that is undefined is absent.
 */
export interface XmlVisitor {
  /** True if properties without a value are shown too. */
  readonly seesAbsent: boolean;
  /** An attribute; not written where the value is undefined. */
  attribute(attribute: XmlAttributeUse, value: unknown): void;
  /** Properties of attributes that may be in a value and are not shown: callers cannot create or update them. */
  leftOut(...properties: readonly string[]): void;
  /** Attributes that a wildcard lets in. */
  attributes(
    property: string,
    values: readonly XmlFragmentAttribute[] | undefined,
    wildcard: ContentWildcard,
    globals: XmlGlobals,
  ): void;
  /** The text of simple content. */
  text(property: string, type: SimpleType<unknown>, value: unknown): void;
  /** The children begin: every tag that follows is one of this model. */
  enter(model: ContentModel): void;
  /** A child, or those of a list, by the tag of the child. */
  child(tag: string, child: XmlChild, value: unknown): void;
  /** The type, "{namespace}local", that a value has instead of the declared one. Called first for it. */
  type(name: string): void;
  /** The declared type is abstract, and the value names no other. */
  abstractType(): void;
  /** Children whose order the value tells: each item names its tag, text stands by itself. */
  items(list: XmlItemList, values: readonly (XmlItem | string)[] | undefined): void;
  /** Elements that a wildcard lets in; or one of several, each with the tag of what it lets in. */
  fragments(
    tag: string,
    values: readonly XmlFragment[] | undefined,
    process: WildcardProcess | WildcardWays,
    globals: XmlGlobals,
  ): void;
  /** Elements that the schema does not know. */
  unknown(property: string, values: readonly XmlFragment[] | undefined): void;
}

/** A child in an ordered list. */
export interface XmlItem {
  /** The name of the child. */
  readonly tag: string;
  /** The value of the child, as its type has it. */
  readonly value: unknown;
}

/** Deeper documents are refused whatever the options say: each level takes from the stack. */
const deepest = 1_000;

/** Settings of a decoder that reads a document. `maxDepth` is at most 1,000. */
export interface XmlDecodeOptions extends XmlLimits, XmlProblemOptions, Pick<XmlReaderOptions, "doctype"> {
  /** The fate of what the schema marks as not to be created or updated; normally it is dropped. */
  readonly cannotUpdate?: "drop" | "refuse";
}

/** Reads a document with a root element. Never throws: what is wrong with the text or its content is in the result. */
export function xmlDecode<T>(
  xml: string | Uint8Array,
  root: XmlElementDeclaration,
  options: XmlDecodeOptions = {},
): Result<T> {
  if (!isTextInput(xml)) return noTextInput("xml");
  try {
    const text = typeof xml === "string" ? { ok: true as const, value: xml } : decodeXmlBytes(xml, options);
    return text.ok === false ? text : decodeText<T>(text.value, root, options);
  } catch {
    // No memory for the text, or no room on a call stack that was already nearly full.
    const message = "The document cannot be read completely.";
    return { ok: false, problems: [{ code: "xml/unreadable", message, path: "" }], truncated: false };
  }
}

function decodeText<T>(xml: string, root: XmlElementDeclaration, options: XmlDecodeOptions): Result<T> {
  const problems = new XmlProblems(options);
  const limits = { ...options, maxDepth: Math.min(options.maxDepth ?? maxXmlDepth, deepest) };
  const decoder = new XmlDecoder(createXmlReader(xml, limits), problems, "", options.cannotUpdate === "refuse");
  try {
    const value = readDocument(decoder, root);
    if (problems.count === 0) return { ok: true, value: value as T };
  } catch (error) {
    if (isXmlSyntaxError(error))
      problems.addLast({ code: error.code, message: error.message }, decoder.path(), error.offset);
    else if (error !== tooManyXmlProblems) throw error;
  }
  return problems.failure(xml);
}

function readDocument(decoder: XmlDecoder, root: XmlElementDeclaration): unknown {
  const value = decoder.openRoot(documentModel(root)) ? elementReader(root)(decoder) : undefined;
  decoder.closeDocument();
  return value;
}

/** Global components of a schema: Part 1, section 3.15. */
export interface SchemaDeclarations {
  /** The elements that a document may have as its root. */
  readonly elements: readonly XmlElementDeclaration[];
  /** Attributes by "{namespace}local". */
  readonly attributes: { readonly [expandedName: string]: GlobalAttribute };
  /** Complex types that have a name. */
  readonly types: readonly XmlType[];
  /** Simple types by "{namespace}local". */
  readonly simpleTypes: { readonly [expandedName: string]: SimpleType<unknown> };
}

/** Global declarations of a schema, with the built-in types. They are made when a wildcard first asks for them. */
export function schemaGlobals(declare: () => SchemaDeclarations): XmlGlobals {
  return new SchemaGlobals(declare);
}

class SchemaGlobals implements XmlGlobals {
  readonly #declare: () => SchemaDeclarations;
  #elements: ReadonlyMap<string, ElementReader> | undefined;
  #attributes: ReadonlyMap<string, GlobalAttribute> | undefined;
  #types: ReadonlyMap<string, ElementReader> | undefined;

  constructor(declare: () => SchemaDeclarations) {
    this.#declare = declare;
  }

  get elements(): ReadonlyMap<string, ElementReader> {
    return (this.#elements ??= new Map(
      this.#declare().elements.map((element): [string, ElementReader] => [
        expandedName(element.namespace ?? "", element.name),
        (decoder) => elementReader(element)(decoder),
      ]),
    ));
  }

  get attributes(): ReadonlyMap<string, GlobalAttribute> {
    return (this.#attributes ??= new Map(Object.entries(this.#declare().attributes)));
  }

  get types(): ReadonlyMap<string, ElementReader> {
    if (this.#types !== undefined) return this.#types;
    const { types, simpleTypes } = this.#declare();
    const simple = ([name, type]: [string, SimpleType<unknown>]): [string, ElementReader] => {
      return [name, (decoder, constraint) => decoder.simple(type, constraint)];
    };
    return (this.#types = new Map([
      ...Object.entries(builtinTypes()).map(([name, type]) => simple([expandedName(builtinNamespace, name), type])),
      ...types.map((type): [string, ElementReader] => {
        return [type.name ?? "", (decoder, constraint) => typeReader(type)(decoder, constraint)];
      }),
      ...Object.entries(simpleTypes).map(simple),
    ]));
  }
}

/** Shows the value of an element of a complex type, or of the one that its "xsi:type" names. */
export function visitComplex(
  visitor: XmlVisitor,
  { derived }: XmlElementDeclaration,
  type: XmlType,
  value: object,
): void {
  const tag = derived === undefined ? undefined : xsiTypeOf(value);
  const found = tag === undefined ? undefined : derived?.().find(([, candidate]) => candidate === tag);
  if (found !== undefined) {
    const [candidate] = found;
    visitor.type(candidate.name ?? "");
    visitType(visitor, candidate, value);
  } else if (type.isAbstract) visitor.abstractType();
  else visitType(visitor, type, value);
}

/** Shows the attributes and the content of a value, in the order of the schema. */
function visitType(visitor: XmlVisitor, type: XmlType, value: object): void {
  const shown = shownType(type);
  const { seesAbsent } = visitor;
  const { leftOut, text } = shown;
  if (leftOut !== undefined) visitor.leftOut(...leftOut);
  if (text === undefined) visitor.enter(type.model);
  for (const property of seesAbsent ? shown.all : shownProperties(value, shown)) {
    const member = valueOf(value, property);
    if (member !== undefined || seesAbsent) visitProperty(visitor, property, member);
  }
  if (text !== undefined) visitor.text(text.name, text.use, valueOf(value, text));
}

function visitProperty(visitor: XmlVisitor, { kind, name, use }: XmlProperty, value: unknown): void {
  switch (kind) {
    case "attribute":
      return visitor.attribute(use, value);
    case "attributes":
      return visitor.attributes(name, value as never, use.wildcard, use.globals);
    case "child":
      return visitor.child(name, use, value);
    case "items":
      return visitor.items(use, value as never);
    case "fragments":
      return visitor.fragments(name, value as never, use.process, use.globals);
    case "unknown":
      return visitor.unknown(name, value as never);
  }
}

/** Shows an item of a list in which children stand in any order. */
export function visitItem(
  visitor: XmlVisitor,
  { byTag, wildcards, globals = noGlobals }: XmlItemList,
  item: XmlItem,
): void {
  const { tag, value } = item;
  const child = byTag.get(tag);
  if (child !== undefined) visitor.child(tag, child, value);
  else if (tag === "*" && wildcards !== undefined) visitor.fragments(tag, [value as never], wildcards, globals);
}

/** Checks a value of unknown origin against the same content models and simple types as a decoder. */
export class XmlValidator extends XmlValueChecks implements XmlVisitor {
  readonly seesAbsent = true;
  /** Elements whose objects are being looked at. */
  readonly #shown: { readonly rules: Partial<XmlElementDeclaration>; readonly isNil: boolean }[] = [];
  /** For each depth, the properties that the schema knows. */
  readonly #known: Set<string>[] = [];
  /** And the names of the attributes that it has or names. */
  readonly #attributeNames: Set<string>[] = [];
  readonly #view: ContentView | undefined;

  constructor(problems: XmlProblems, root: ContentModel) {
    super(problems);
    this.#view = viewOf(root);
    this.open("", 0, undefined).cursor.enter(root);
    this.#known.push(new Set(), new Set());
  }

  /** At the end of the document: its root is there, and what refers finds. */
  finish(): void {
    this.finishChildren();
    this.checkReferences();
  }

  attribute(attribute: XmlAttributeUse, value: unknown): void {
    const { name, namespace = "", property, type, required, fixed, absent } = attribute;
    this.#know(property ?? name);
    this.#attributeNames[this.depth]?.add(expandedName(namespace, name));
    if (value === undefined) {
      if (absent !== undefined) {
        this.watch?.attribute(this.depth, namespace, name, type, type.read(absent, this));
      }
      if (required === true) this.report(missingAttribute(name));
      return;
    }
    this.beginAttribute(name);
    const isFine = this.checkValue(type, value);
    if (isFine && fixed !== undefined) this.checkFixed(type, value, fixed, "cvc-attribute.4");
    this.watch?.attribute(this.depth, namespace, name, type, isFine ? value : undefined);
    this.endAttribute();
  }

  leftOut(...properties: readonly string[]): void {
    for (const property of properties) this.#know(property);
  }

  attributes(
    property: string,
    values: readonly XmlFragmentAttribute[] | undefined,
    wildcard: ContentWildcard,
    globals: XmlGlobals,
  ): void {
    const taken = this.#attributeNames[this.depth] ?? new Set();
    for (const value of this.#list(property, values)) {
      if (!isFragmentAttribute(value)) {
        this.refuse("xml/attribute-expected", "An attribute", "an object with namespace, name and value", value);
        continue;
      }
      const name = expandedName(value.namespace, value.name);
      if (taken.has(name) || value.namespace === xsiNamespace) {
        this.refuse("xml/known-attribute", "An attribute", "one that the element does not already have", value.name);
      } else {
        const owner: XmlFragment = { namespace: "", name: "", attributes: [value], children: [] };
        this.#assess(owner, (decoder) => anyAttribute(decoder, 0, [], wildcard, globals), true);
      }
      taken.add(name);
    }
  }

  text(property: string, type: SimpleType<unknown>, value: unknown): void {
    const shown = this.#shown.at(-1);
    if (shown?.isNil === true) {
      this.watch?.nil(this.depth);
      return;
    }
    this.#know(property);
    this.#checkElement(type, value, shown?.rules ?? {});
  }

  enter(whole: ContentModel): void {
    const model = seenFrom(whole, this.#view);
    this.leftOut(...(model.leftOut?.children ?? []).map(({ tag }) => tag));
    this.top.cursor.enter(this.#shown.at(-1)?.isNil === true ? noChildren : model);
  }

  child(tag: string, child: XmlChild, value: unknown): void {
    if (isRepeated(child)) {
      for (const item of this.#children(tag, value as readonly unknown[] | undefined)) this.#element(tag, child, item);
      return;
    }
    this.#know(tag);
    if (value !== undefined && !this.#leavesOut(tag)) this.#element(tag, child, value);
  }

  type(): void {
    this.#know("xsi:type");
  }

  abstractType(): void {
    this.report({
      code: "cvc-type.2",
      message: 'The type of this element is abstract, so "xsi:type" must name another.',
    });
  }

  items(list: XmlItemList, values: readonly (XmlItem | string)[] | undefined): void {
    const { items: property, isWhole = false } = list;
    this.#know(property);
    if (values === undefined && (!isWhole || this.#shown.at(-1)?.isNil === true)) return;
    const { mixed, byTag } = this.top.cursor.model;
    let wasText = false;
    if (mixed && isWhole) this.#checkMixed(values ?? []);
    for (const item of this.#list(property, values ?? null, isWhole)) {
      const isText = typeof item === "string";
      if (isItem(item) && this.#leavesOut(item.tag)) continue;
      if (isText) this.#checkItemText(item, mixed, wasText);
      else if (isItem(item) && (item.tag === "*" || byTag.has(item.tag))) visitItem(this, list, item);
      else this.refuse("xml/unknown-item", "An item", "text or an object with a declared tag and a value", item);
      wasText = isText;
    }
  }

  fragments(
    tag: string,
    values: readonly XmlFragment[] | undefined,
    process: WildcardProcess | WildcardWays,
    globals: XmlGlobals,
  ): void {
    const ways: WildcardWays = typeof process === "string" ? [[tag, process]] : process;
    for (const value of this.#list(tag, values)) {
      if (!this.#isFragment(value)) continue;
      const { namespace, name } = value;
      const accepted = this.openChild(findChild(this.top.cursor.model, namespace, name), namespace, name);
      this.depth--;
      const way = ways.find(([on]) => on === accepted);
      if (way !== undefined) this.#assess(value, (decoder) => anyElement(decoder, way[1], globals));
      else if (accepted !== undefined) this.#reportKnown(name);
    }
  }

  unknown(property: string, values: readonly XmlFragment[] | undefined): void {
    for (const value of this.#list(property, values)) {
      if (!this.#isFragment(value)) continue;
      const known = findChild(this.top.cursor.model, value.namespace, value.name);
      if (known !== undefined) this.#reportKnown(value.name);
    }
  }

  // Children

  #element(tag: string, element: XmlElementDeclaration, value: unknown): void {
    const { type } = element;
    if (type === undefined) {
      this.#anything(tag, value as XmlFragment, element);
      return;
    }
    const accepted = this.#openTag(tag);
    const isNil = value === null && element.nillable === true;
    if (element.identities !== undefined && !isComplex(type)) this.keyed(element.identities);
    if (isNil) this.#nil(element);
    else if (accepted) {
      if (isComplex(type)) this.#checkObject(element, type, value);
      else this.#checkElement(type, value, element);
    }
    this.depth--;
  }

  /** Part 1, section 3.3.4, clause 3.2. */
  #nil({ fixed }: XmlElementDeclaration): void {
    this.watch?.nil(this.depth);
    if (fixed !== undefined) this.report(nilFixedFinding(fixed));
  }

  /** True for a child that callers cannot create or update. */
  #leavesOut(tag: string): boolean {
    return leavesOutTag(this.top.cursor.model, tag);
  }

  #openTag(tag: string): boolean {
    const child = this.top.cursor.model.byTag.get(tag);
    return this.openChild(child, child?.namespace ?? "", child?.local ?? tag) !== undefined;
  }

  /** Checks what a schema lets in as a decoder would, as a child of the innermost element. */
  #assess(value: XmlFragment, read: (decoder: XmlDecoder) => unknown, isOpen: boolean = false): void {
    const reader = new XmlFragmentReader(value, new Map());
    const decoder = new XmlDecoder(reader, this.problems, this.path());
    const outside = isOpen ? this.depth - 1 : this.depth;
    decoder.continue(this, outside);
    reader.next();
    decoder.openElement(value.name, undefined);
    read(decoder);
    decoder.handBack(this, outside);
  }

  #reportKnown(name: string): void {
    const actual = quoted(name);
    const message = `Element ${actual} is declared here and has its own property.`;
    this.report({ code: "xml/known-element", message, actual });
  }

  #anything(tag: string, value: XmlFragment, element: XmlElementDeclaration): void {
    const child = this.top.cursor.model.byTag.get(tag);
    const isFine = this.#openTag(tag) && this.#isFragment(value);
    if (isFine && (value.name !== child?.local || value.namespace !== child.namespace)) {
      this.report(unexpectedElement(value.name, [child?.local ?? tag]));
    }
    this.depth--;
    if (!isFine) return;
    this.#assess(value, (decoder) => {
      const elementPlace = decoder.place();
      // The decoder, which reads what was written, judges nil.
      const read = anything(decoder, element.globals ?? noGlobals, { ...element, nillable: true });
      const isFilled = value.children.length === 0 && read.children.length > 0;
      const finding = isFilled ? emptyTextFinding(element) : undefined;
      if (finding !== undefined) decoder.reportAt(finding, elementPlace);
    });
  }

  #isFragment(value: unknown): value is XmlFragment {
    const fault = fragmentFault(value, maxXmlDepth - this.depth);
    if (fault !== undefined) this.report(fault);
    return fault === undefined;
  }

  /** Mixed content whose declaration fixes it, or gives the text of an empty element. */
  #checkMixed(items: readonly unknown[]): void {
    const { rules = {}, isNil = false } = this.#shown.at(-1) ?? {};
    if (isNil || !Array.isArray(items)) return;
    const finding = items.length === 0 ? emptyTextFinding(rules) : fixedTextFinding(rules, items);
    if (finding !== undefined) this.report(finding);
  }

  #checkItemText(text: string, mixed: boolean, wasText: boolean): void {
    if (!mixed) this.refuse("xml/unknown-item", "An item", "an object with tag and value", text);
    else if (text === "") this.refuse("xml/empty-text", "A text", "at least one character long", text);
    else if (wasText) this.refuse("xml/split-text", "A text", "combined with the text before it", text);
    else this.checkCharacters(text);
  }

  #checkObject(rules: XmlElementDeclaration, type: XmlType, value: unknown): void {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      const actual = describe(value);
      const message = `An object is required here, not ${actual}.`;
      this.report({ code: "xml/object-expected", message, expected: "an object", actual });
      return;
    }
    // The document itself is open too.
    if (this.depth > maxXmlDepth + 1) {
      const expected = `at most ${maxXmlDepth} levels`;
      const message = `Elements are nested deeper than the limit of ${maxXmlDepth}.`;
      this.report({ code: "xml/too-deep", message, expected });
      return;
    }
    const known = (this.#known[this.depth] ??= new Set());
    known.clear();
    (this.#attributeNames[this.depth] ??= new Set()).clear();
    const isNil = rules.nillable !== undefined && isXmlNil(value);
    if (isNil) known.add("xsi:nil");
    if (isNil && rules.fixed !== undefined) this.report(nilFixedFinding(rules.fixed));
    if (rules.identities !== undefined) this.keyed(rules.identities);
    this.#shown.push({ rules, isNil });
    // A type with simple content enters no model, and the cursor has that of an element before at this depth.
    this.top.cursor.enter(noChildren);
    visitComplex(this, rules, type, value);
    this.#shown.pop();
    this.finishChildren();
    if (isNil && Object.keys(value).length === 1) {
      this.refuse("xml/nil-without-attributes", "A nil element without attributes", "null", value);
    }
    for (const [key, member] of Object.entries(value)) {
      if (known.has(key) || member === undefined) continue;
      const actual = quoted(key);
      this.report({ code: "xml/unknown-property", message: `Property ${actual} is unknown here.`, actual });
    }
  }

  /** The members of a list that is not empty: an empty one would be read back as none. */
  #list<T>(property: string, values: readonly T[] | null | undefined, mayBeEmpty: boolean = false): readonly T[] {
    this.#know(property);
    if (values === undefined) return [];
    if (Array.isArray(values)) {
      if (values.length === 0 && !mayBeEmpty) {
        const message = `Property ${quoted(property)} is an empty array; omit the property.`;
        this.report({ code: "xml/empty-list", message, expected: "an array with items, or no property" });
      }
      return values as readonly T[];
    }
    const actual = describe(values);
    const message = `Property ${quoted(property)} must be an array, not ${actual}.`;
    this.report({ code: "xml/list-expected", message, expected: "a list", actual });
    return [];
  }

  /** The children of a tag: none where callers cannot create or update them. */
  #children<T>(tag: string, values: readonly T[] | undefined): readonly T[] {
    return this.#list(tag, this.#leavesOut(tag) ? undefined : values);
  }

  #know(property: string): void {
    this.#known[this.depth]?.add(property);
  }

  // Simple values

  #checkElement(type: SimpleType<unknown>, value: unknown, rules: Partial<XmlElementDeclaration>): void {
    const isFine = this.checkValue(type, value);
    this.watch?.value(this.depth, type, isFine ? value : undefined, rules.nillable !== undefined);
    if (!isFine) return;
    if (rules.fixed !== undefined) this.checkFixed(type, value, rules.fixed, "cvc-elt.5.2.2.2.2");
    else if (rules.default !== undefined && rules.default !== "" && type.form.write(value, this) === "") {
      this.fault("cvc-elt.5.1.2", `text; an empty element means ${quoted(rules.default)}`, "");
    }
  }
}

function isItem(item: unknown): item is XmlItem {
  return typeof item === "object" && item !== null && typeof (item as Partial<XmlItem>).tag === "string";
}

/** The tags of documents by their roots, which have the same prefixes in all documents. */
const tagsOfRoots = new WeakMap<XmlElementDeclaration, TagNames>();

/** Writes a value as XML, in the order in which its schema shows it. Throws an XmlEncodeError where that is impossible. */
export class XmlWriter extends XmlMarkup implements XmlVisitor {
  readonly seesAbsent = false;
  #model: ContentModel;
  readonly #view: ContentView | undefined;
  readonly #tags: TagNames;
  /** The tags of the present model. */
  #known: KnownTags;
  /** The depth of the element that has attributes but is nil, while it is shown. */
  #nilDepth = -1;

  constructor(root: XmlElementDeclaration, prefixes: XmlPrefixes, options: XmlWriterOptions) {
    super(prefixes, options);
    this.#model = documentModel(root);
    this.#view = viewOf(this.#model);
    let tags = tagsOfRoots.get(root);
    if (tags === undefined) tagsOfRoots.set(root, (tags = new TagNames(prefixes)));
    this.#tags = tags;
    this.#known = tags.knownOf(this.#model);
  }

  attribute({ name, namespace, type }: XmlAttributeUse, value: unknown): void {
    const text = this.#textOf(type, value);
    if (namespace !== undefined) this.writeAttribute(namespace, name, text);
    else this.writePlainAttribute(name, text);
  }

  leftOut(): void {
    // Members that callers cannot create or update are not written.
  }

  attributes(_property: string, values: readonly XmlFragmentAttribute[] | undefined): void {
    for (const { namespace, name, value } of this.#list(values)) this.writeUnknownAttribute(namespace, name, value);
  }

  text(_property: string, type: SimpleType<unknown>, value: unknown): void {
    if (this.#nilDepth === this.names.length) return;
    this.writeText(this.#textOf(type, value));
  }

  enter(model: ContentModel): void {
    this.#model = seenFrom(model, this.#view);
    this.#known = this.#tags.knownOf(this.#model);
    if (model.mixed) this.mixed = true;
  }

  child(tag: string, child: XmlChild, value: unknown): void {
    if (value === undefined) return;
    const tags = this.#tagOf(tag);
    if (tags === undefined) return;
    this.usedPrefixes[tags.prefix] = true;
    if (child.type === undefined) this.unknown(tag, (isRepeated(child) ? value : [value]) as readonly XmlFragment[]);
    else if (isRepeated(child)) {
      let position = 0;
      for (const item of this.#list(value as readonly unknown[]))
        this.#element(tags, ++position, child, child.type, item);
    } else this.#element(tags, 0, child, child.type, value);
  }

  type(expanded: string): void {
    const [namespace, local] = splitName(expanded);
    const name = namespace === "" ? local : `${this.prefixFor(namespace)}:${local}`;
    this.writeAttribute(xsiNamespace, "type", name);
  }

  abstractType(): void {
    throw this.error('The type of this element is abstract, so "xsi:type" must name another.');
  }

  items(list: XmlItemList, values: readonly (XmlItem | string)[] | undefined): void {
    for (const item of this.#list(values)) {
      if (typeof item === "string") this.writeText(item);
      else visitItem(this, list, item);
    }
  }

  fragments(tag: string, values: readonly XmlFragment[] | undefined): void {
    this.unknown(tag, values);
  }

  unknown(_property: string, values: readonly XmlFragment[] | undefined): void {
    const inherited = this.prefixes.find(([prefix]) => prefix === "")?.[1] ?? "";
    for (const fragment of this.#list(values)) {
      if (!leavesOut(this.#model, fragment.namespace, fragment.name)) this.#fragment(fragment, inherited);
    }
  }

  #element(
    tags: WrittenTag,
    position: number,
    element: XmlElementDeclaration,
    type: XmlType | SimpleType<unknown>,
    value: unknown,
  ): void {
    if (isComplex(type)) {
      this.#complex(tags, position, element, type, value);
      return;
    }
    if (this.names.length > 0 && value !== null) {
      this.beginLeaf(tags.local, position);
      this.writeLeaf(tags, this.escapedText(this.#textOf(type, value)));
      return;
    }
    this.beginElement(tags.start, tags.local, position);
    if (value === null && element.nillable === true) this.writeAttribute(xsiNamespace, "nil", "true");
    else this.writeText(this.#textOf(type, value));
    this.afterChild = false;
    this.endElement(tags.end);
  }

  #complex(tags: WrittenTag, position: number, element: XmlElementDeclaration, type: XmlType, value: unknown): void {
    this.beginElement(tags.start, tags.local, position);
    const model = this.#model;
    const known = this.#known;
    const mixed = this.mixed;
    if (value === null && element.nillable === true) this.writeAttribute(xsiNamespace, "nil", "true");
    else if (typeof value === "object" && value !== null) this.#object(element, type, value);
    else throw this.error(`An object is required here, not ${describe(value)}.`);
    this.endElement(tags.end);
    this.#model = model;
    this.#known = known;
    this.mixed = mixed;
  }

  #object(element: XmlElementDeclaration, type: XmlType, value: object): void {
    const isNil = element.nillable !== undefined && isXmlNil(value);
    if (isNil) this.writeAttribute(xsiNamespace, "nil", "true");
    this.#nilDepth = isNil ? this.names.length : -1;
    visitComplex(this, element, type, value);
    this.#nilDepth = -1;
  }

  /** The tags of a child; undefined for one that callers cannot create or update. */
  #tagOf(tag: string): WrittenTag | undefined {
    const known = this.#known.get(tag);
    if (known !== undefined) return known;
    const found = this.#tags.find(this.#model, tag);
    if (found === undefined) throw this.error(`No element matches ${JSON.stringify(tag)}.`);
    return found === "left out" ? undefined : found;
  }

  #fragment(fragment: XmlFragment, inherited: string): void {
    const { namespace, name, attributes, children, prefixes = [] } = fragment;
    if (typeof name !== "string" || !isNCName(name)) {
      throw this.error(`${describe(name)} cannot name an element.`);
    }
    const { mixed, hidden } = { mixed: this.mixed, hidden: this.hidden };
    const isXml = namespace === xmlNamespace;
    const tag = isXml ? `xml:${name}` : name;
    this.beginElement(`<${tag}`, name, 0);
    if (namespace !== inherited && !isXml) this.declareText("", this.declarable(namespace));
    for (const [prefix, uri] of this.#list(prefixes)) this.declareFor(prefix, uri);
    for (const attribute of this.#list(attributes))
      this.writeUnknownAttribute(attribute.namespace, attribute.name, attribute.value);
    const content = this.#list(children);
    if (content.some((child) => typeof child === "string")) this.mixed = true;
    for (const child of content) {
      if (typeof child === "string") this.writeText(child);
      else this.#fragment(child, isXml ? inherited : namespace);
    }
    this.endElement(`</${tag}>`);
    this.mixed = mixed;
    this.hidden = hidden;
  }

  #textOf<T>(type: SimpleType<T>, value: T): string {
    if (type.form.is(value)) return type.form.write(value, this);
    throw this.error(`Expected ${type.form.expected}, but found ${describe(value)}.`);
  }

  #list<T>(values: readonly T[] | undefined): readonly T[] {
    if (values === undefined) return [];
    if (isWholeArray(values)) return values;
    throw this.error(`An array is required here, not ${describe(values)}.`);
  }
}

/** Settings of an encoder that writes a document. */
export interface XmlEncodeOptions {
  /** True for a document that begins with an XML declaration. Default: no. */
  readonly declaration?: boolean;
  /** The number of spaces, or the text, by which each level is indented. Default: everything in one line. */
  readonly indent?: number | string;
}

/** Writes a document with a root element. Throws an XmlEncodeError for a value that no document can hold. */
export function xmlEncode(
  value: unknown,
  root: XmlElementDeclaration,
  prefixes: XmlPrefixes,
  options: XmlEncodeOptions = {},
): string {
  const { declaration = false, indent = "" } = options;
  const unit = typeof indent === "number" ? " ".repeat(indent) : indent.replace(/[^ \t]/g, " ");
  const writer = new XmlWriter(root, prefixes, {
    declaration,
    indent: unit,
  });
  try {
    writer.child(root.name, root, value);
    return writer.finished();
  } catch (error) {
    if (isXmlEncodeError(error)) throw error;
    // A member that is computed, a proxy, a document of more characters than a text can have: nobody knows what it says.
    throw writer.error("The value is unreadable.");
  }
}

/** Settings of a validator that looks at a value. */
export type XmlValidateOptions = XmlProblemOptions;

/**
 * Checks the value of the root element of a document: whatever passes can be encoded, and is decoded as
 * the same value. Never throws.
 */
export function xmlValidate<T>(
  value: unknown,
  root: XmlElementDeclaration,
  options: XmlValidateOptions = {},
): Result<T> {
  const problems = new XmlProblems(options);
  const validator = new XmlValidator(problems, documentModel(root));
  try {
    // The validator takes nothing about the value for granted.
    validator.child(root.name, root, value);
    validator.finish();
    if (problems.count === 0) return { ok: true, value: value as T };
  } catch (error) {
    // Another error is that of a member that is computed or of a proxy: nobody knows what it says.
    if (error !== tooManyXmlProblems) problems.addLast({ code: "unreadable", message: "The value is unreadable." }, "");
  }
  return problems.failure();
}

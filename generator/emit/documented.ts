import type { JsonValue } from "../model/json-schema/schema.js";
import { markTexts } from "../model/marks.js";
import { jsonLiteral } from "../text/literals.js";
import { commentLine, commentText, wrapComment } from "../text/comments.js";
import type { JSDocableNodeStructure, JSDocTagStructure } from "./structures.js";

/** Text for people at a declaration or a member, in the contract's own words. */
export interface Documented {
  /** Paragraphs of Markdown, as the comment has them; absent where the contract says nothing. */
  readonly docs?: string;
  /** Tags such as `@deprecated`, in order; absent where there are none. */
  readonly tags?: readonly JSDocTagStructure[];
  /** Sentences about what the contract leaves open: told once, at the declaration; for a member at the declaration that it belongs to. */
  readonly remarks?: readonly string[];
}

/** Paragraphs, tags and remarks together; those that say nothing are left out. */
export function documented(
  parts: readonly (string | undefined)[],
  tags: readonly JSDocTagStructure[] = [],
  remarks: readonly string[] = [],
): Documented {
  const docs = parts.filter((part) => part !== undefined && part !== "").join("\n\n");
  return { ...(docs !== "" && { docs }), ...(tags.length > 0 && { tags }), ...(remarks.length > 0 && { remarks }) };
}

/** The tag of a link to documentation; none where there is no link. */
export function seeTags(link: string | undefined): readonly JSDocTagStructure[] {
  return link === undefined ? [] : [{ tagName: "see", text: link }];
}

/** Maximum number of examples in one comment. */
const maxExamples = 3;
/** Maximum number of characters that are shown of a value, and of parts that are read from it. */
const maxLength = 120;

/** The tags of examples: values as TypeScript writes them, after a word on what they are of. */
export function exampleTags(values: readonly JsonValue[], of = ""): readonly JSDocTagStructure[] {
  return values.slice(0, maxExamples).map((value) => ({ tagName: "example", text: of + cutJson(value) }));
}

/** A value as TypeScript writes it, cut. */
export function cutJson(value: JsonValue): string {
  return cutDocText(jsonLiteral(beginningOf(value, { left: maxLength })));
}

/** A text of at most 120 characters. */
export function cutDocText(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 3)}...` : text;
}

/** As much of a value as can be shown: examples are as large as specs like. */
function beginningOf(value: JsonValue, parts: { left: number }): JsonValue {
  parts.left -= 1;
  if (typeof value === "string") return value.slice(0, maxLength);
  if (typeof value !== "object" || value === null) return value;
  const kept = <Item>(items: readonly Item[]): readonly Item[] => items.slice(0, Math.max(parts.left, 0));
  if (Array.isArray(value)) return kept(value).map((item: JsonValue) => beginningOf(item, parts));
  return Object.fromEntries(kept(Object.entries(value)).map(([name, item]) => [name, beginningOf(item, parts)]));
}

/** The comment above a declaration, made safe and broken into lines; none when there is nothing to say. */
export function jsDoc(said: Documented | string, width = 110): JSDocableNodeStructure {
  const { docs, tags: written = [], remarks = [] } = typeof said === "string" ? { docs: said } : said;
  const description = textLines(docs, width).join("\n");
  const tags = [...written.map(tag), ...remarksTag(remarks, width)];
  if (description === "" && tags.length === 0) return {};
  return { docs: [{ ...(description !== "" && { description }), ...(tags.length > 0 && { tags }) }] };
}

/** The same for a member, which stands two columns further in; without its remarks, which stand at its declaration. */
export function memberJsDoc(said: Documented | string): JSDocableNodeStructure {
  return jsDoc(typeof said === "string" ? said : { ...said, remarks: [] }, 108);
}

/** The remarks of a member, as the declaration has them that it belongs to. */
export function memberRemarks(name: string, { remarks = [] }: Documented): readonly string[] {
  return remarks.map((text) => `\`${name}\`: ${text}`);
}

/** One sentence for all remarks: that of the first one, and the number of the others. */
function remarksTag(remarks: readonly string[], width: number): readonly JSDocTagStructure[] {
  const [first] = remarks;
  if (first === undefined) return [];
  const begin = "@remarks ";
  const sentence = commentText(first).split(/(?<=[.!?])\s/, 1)[0]!;
  const more = remarks.length === 1 ? "" : ` (${remarks.length - 1} more in the spec)`;
  const [, words = sentence, end = ""] = /^(.*?)([.!?]?)$/s.exec(sentence) ?? [];
  const lines = wrapComment(`${begin}${words}${more}${end}`, width);
  return [{ tagName: "remarks", text: lines.join("\n").slice(begin.length) }];
}

/** The same as finished lines, for members of a type literal as it stands. */
export function commentLines({ docs, tags = [] }: Documented, width = 100): readonly string[] {
  return [...textLines(docs, width), ...tags.map(tag).flatMap(tagLines)];
}

/** The lines of a tag in a comment; its text is finished. */
export function tagLines({ tagName, text = "" }: JSDocTagStructure): readonly string[] {
  return text === "" ? [`@${tagName}`] : `@${tagName} ${text}`.split("\n");
}

function textLines(docs: string | undefined, width: number): readonly string[] {
  const text = docs === undefined ? "" : commentText(docs);
  return text === "" ? [] : wrapComment(text, width);
}

function tag({ tagName, text }: JSDocTagStructure): JSDocTagStructure {
  return text === undefined ? { tagName } : { tagName, text: commentLine(text) };
}

/** The open questions at a position of a spec. */
export function openMarks(extensions: ReadonlyMap<string, JsonValue> | undefined): readonly string[] {
  return markTexts(extensions?.get("x-open-question")).map(questionSentence);
}

/** The sentence of a rule, for documentation. */
export function ruleSentence(name: string, text: string): string {
  return name === "" ? `Rule: ${text}` : `Rule ${name}: ${text}`;
}

/** The sentence of an open question, for documentation. */
export function questionSentence(text: string): string {
  return `Open question: ${text}`;
}

/** The rules at a place of a contract. */
export function ruleSentences(extensions: ReadonlyMap<string, JsonValue> | undefined): readonly string[] {
  const value: unknown = extensions?.get("x-rules");
  if (!Array.isArray(value)) return [];
  return value.flatMap((rule: unknown) => {
    const { name, text } = (typeof rule === "object" && rule !== null ? rule : {}) as Record<string, unknown>;
    return typeof name === "string" && typeof text === "string" ? [ruleSentence(name, text)] : [];
  });
}

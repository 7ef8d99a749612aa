import type { JsonValue } from "../model/json-schema/schema.js";
import { markTexts } from "../model/marks.js";
import { commentLine, commentText, wrapComment } from "../text/comments.js";
import type { JSDocableNodeStructure, JSDocTagStructure } from "./structures.js";

/** Text for people at a declaration or a member, in the contract's own words. */
export interface Documented {
  readonly docs?: string;
  readonly tags?: readonly JSDocTagStructure[];
}

/** Paragraphs and tags together; those that say nothing are left out. */
export function documented(
  parts: readonly (string | undefined)[],
  tags: readonly JSDocTagStructure[] = [],
): Documented {
  const docs = parts.filter((part) => part !== undefined && part !== "").join("\n\n");
  return { ...(docs !== "" && { docs }), ...(tags.length > 0 && { tags }) };
}

/** The comment above a declaration, made safe and broken into lines; none when there is nothing to say. */
export function jsDoc(said: Documented | string, width = 110): JSDocableNodeStructure {
  const { docs, tags = [] } = typeof said === "string" ? { docs: said } : said;
  const description = textLines(docs, width).join("\n");
  if (description === "" && tags.length === 0) return {};
  return { docs: [{ ...(description !== "" && { description }), ...(tags.length > 0 && { tags: tags.map(tag) }) }] };
}

/** The same for a member, which stands two columns further in. */
export function memberJsDoc(said: Documented | string): JSDocableNodeStructure {
  return jsDoc(said, 108);
}

/** The same as finished lines, for members of a type literal as it stands. */
export function commentLines({ docs, tags = [] }: Documented, width = 100): readonly string[] {
  return [...textLines(docs, width), ...tags.map(tagLine)];
}

/** A tag as it stands in a comment. */
export function tagLine(given: JSDocTagStructure): string {
  const { tagName, text = "" } = tag(given);
  return text === "" ? `@${tagName}` : `@${tagName} ${text}`;
}

function textLines(docs: string | undefined, width: number): readonly string[] {
  const text = docs === undefined ? "" : commentText(docs);
  return text === "" ? [] : wrapComment(text, width);
}

function tag({ tagName, text }: JSDocTagStructure): JSDocTagStructure {
  return text === undefined ? { tagName } : { tagName, text: commentLine(text) };
}

/** The marks at a place of a contract: its rules, its open questions, and what the sandbox does there. */
export function markSentences(extensions: ReadonlyMap<string, JsonValue> | undefined): readonly string[] {
  return [
    ...ruleSentences(extensions?.get("x-rules")),
    ...markTexts(extensions?.get("x-open-question")).map(questionSentence),
    ...markTexts(extensions?.get("x-sandbox-choice")).map(choiceSentence),
  ];
}

export function ruleSentence(name: string, text: string): string {
  return name === "" ? `Rule: ${text}` : `Rule ${name}: ${text}`;
}

export function questionSentence(text: string): string {
  return `Open question: ${text}`;
}

export function choiceSentence(text: string): string {
  return `Sandbox choice: ${text}`;
}

function ruleSentences(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((rule: unknown) => {
    const { name, text } = (typeof rule === "object" && rule !== null ? rule : {}) as Record<string, unknown>;
    return typeof name === "string" && typeof text === "string" ? [ruleSentence(name, text)] : [];
  });
}

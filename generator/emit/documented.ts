import type { JsonValue } from "../model/json-schema/schema.js";
import { commentLine, commentText, wrapComment } from "../text/comments.js";
import type { DocTag } from "./declarations.js";

/** What a declaration or a member says for people. */
export interface Documented {
  readonly docs?: string;
  readonly tags?: readonly DocTag[];
}

/** Paragraphs and tags together; those that say nothing are left out. */
export function documented(parts: readonly (string | undefined)[], tags: readonly DocTag[] = []): Documented {
  const docs = parts.filter((part) => part !== undefined && part !== "").join("\n\n");
  return { ...(docs !== "" && { docs }), ...(tags.length > 0 && { tags }) };
}

/** Finished lines of a comment, at most `width` long where spaces allow it; for members of a type literal as it stands. */
export function commentLines({ docs, tags = [] }: Documented, width = 100): readonly string[] {
  const text = docs === undefined ? "" : commentText(docs);
  return [...(text === "" ? [] : wrapComment(text, width)), ...tags.map(tagLine)];
}

function tagLine({ name, text }: DocTag): string {
  const line = text === undefined ? "" : commentLine(text);
  return line === "" ? `@${name}` : `@${name} ${line}`;
}

/** What is marked at a place of a contract: its rules, its open question, and what the sandbox does there. */
export function markSentences(extensions: ReadonlyMap<string, JsonValue> | undefined): readonly string[] {
  const question = extensions?.get("x-open-question");
  const choice = extensions?.get("x-sandbox-choice");
  return [
    ...ruleSentences(extensions?.get("x-rules")),
    ...(typeof question === "string" ? [questionSentence(question)] : []),
    ...(typeof choice === "string" ? [choiceSentence(choice)] : []),
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

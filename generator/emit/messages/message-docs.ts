import type { Operation, RequestBody } from "../../model/contract.js";
import type { DocTag } from "../declarations.js";

/** What an operation says for people: summary, description, rules and open questions. */
export function operationDocs({ operation, name }: { readonly operation: Operation; readonly name: string }): {
  readonly docs: string;
  readonly tags?: readonly DocTag[];
} {
  const { summary, description, extensions, deprecated, method, path } = operation;
  const parts = [summary, description, `${method.toUpperCase()} ${path}`, ...marks(extensions)];
  const docs = parts.filter((part) => part !== undefined && part !== "").join("\n\n") || name;
  return { docs, ...(deprecated && { tags: [{ name: "deprecated" as const }] }) };
}

/** What a request body says for people; undefined when that is nothing. */
export function bodyDocs(body: RequestBody): string | undefined {
  const parts = [
    body.description,
    ...marks(body.extensions),
    ...body.content.flatMap((media) => marks(media.extensions)),
  ];
  return parts.filter((part) => part !== undefined && part !== "").join("\n\n") || undefined;
}

/** Rules and open questions of an operation's responses: "Answer 404: Open question: ...". */
export function responseMarks({ responses }: Operation): readonly string[] {
  return responses.flatMap(({ status, extensions, content }) => {
    const said = [...marks(extensions), ...content.flatMap((media) => marks(media.extensions))];
    return said.map((text) => `Answer ${status}: ${text}`);
  });
}

/** What is marked at a place: its rules, then its open question. */
function marks(extensions: RequestBody["extensions"]): readonly string[] {
  const question = extensions.get("x-open-question");
  const said = rules(extensions.get("x-rules"));
  return typeof question === "string" ? [...said, `Open question: ${question}`] : said;
}

function rules(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((rule: unknown) => {
    const { name, text } = (typeof rule === "object" && rule !== null ? rule : {}) as Record<string, unknown>;
    return typeof name === "string" && typeof text === "string" ? [`Rule ${name}: ${text}`] : [];
  });
}

import type { Operation } from "../../model/contract.js";
import type { DocTag } from "../declarations.js";

/** What an operation says for people: summary, description, rules and open questions. */
export function operationDocs({ operation, name }: { readonly operation: Operation; readonly name: string }): {
  readonly docs: string;
  readonly tags?: readonly DocTag[];
} {
  const { summary, description, extensions, deprecated, method, path } = operation;
  const parts = [summary, description, `${method.toUpperCase()} ${path}`, ...rules(extensions.get("x-rules"))];
  const question = extensions.get("x-open-question");
  if (typeof question === "string") parts.push(`Open question: ${question}`);
  const docs = parts.filter((part) => part !== undefined && part !== "").join("\n\n") || name;
  return { docs, ...(deprecated && { tags: [{ name: "deprecated" as const }] }) };
}

function rules(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((rule: unknown) => {
    const { name, text } = (typeof rule === "object" && rule !== null ? rule : {}) as Record<string, unknown>;
    return typeof name === "string" && typeof text === "string" ? [`Rule ${name}: ${text}`] : [];
  });
}

import { writtenOrigin } from "../../diagnostics/origin.js";
import { keywordRows } from "../../model/json-schema/keywords.js";
import type { FoundChange } from "../change.js";

/** Members whose items, or members, are edited where their holder is: what comes or goes among them is an edit of the holder. */
const parts = new Set(
  "properties patternProperties dependentSchemas dependentRequired anyOf oneOf allOf prefixItems enum required".split(
    " ",
  ),
);

/** Lists and maps of operations and answers, which are edited as one. */
const lists = new Set("parameters responses content headers tags servers security".split(" "));

/** Members of a schema that say something of the schema itself, so that the place that is edited is the schema. OpenAPI 3.0 has `nullable`. */
const namesOfKeywords = new Set(["nullable", ...keywordRows.map(([name, row]) => row.written ?? name)]);

/**
 * The place in a document that was edited, as a text: a schema with what it says itself, a list of parameters, an operation. Changes
 * of one place are undone by one edit.
 */
export function editedPlace({
  before,
  after,
  id,
  subject,
}: Pick<FoundChange, "before" | "after" | "id" | "subject">): string {
  const [old, now] = [before && writtenOrigin(before), after && writtenOrigin(after)];
  const written = old ?? now;
  if (written === undefined) return `${id} ${subject}`;
  if (written.kind === "offset") return `${written.file.path}#${written.start}`;
  // A shared part that comes to an operation, or goes, is edited in the operation.
  if (isShared.test(written.pointer) && (old === undefined || now === undefined) && isPart.test(id))
    return `${id.split("/")[0] ?? ""} ${subject.slice(0, subject.lastIndexOf("/"))}`;
  const isStill = now?.kind === "pointer" && depthOf(now.pointer) >= depthOf(written.pointer) && old !== undefined;
  return `${written.file.path}#${isStill ? schemaOf(written.pointer) : holderOfEdit(written.pointer)}`;
}

const isShared = /^\/components\/[^/]+\/[^/]+$/;
const isPart = /^(?:response|parameter|header|body)\//;

function depthOf(pointer: string): number {
  return pointer.split("/").length;
}

/** The schema that a keyword stands in; any other place as it is. */
function schemaOf(pointer: string): string {
  const tokens = pointer.split("/");
  const isKeyword = tokens.length > 4 && namesOfKeywords.has(tokens.at(-1) ?? "") && !isNameIn(tokens, -1);
  return isKeyword ? tokens.slice(0, -1).join("/") : pointer;
}

/** The pointer of what is edited when something changes at a pointer. */
export function holderOfEdit(pointer: string): string {
  const tokens = pointer.split("/");
  const above = tokens.at(-2) ?? "";
  if (tokens[1] === "components" && tokens.length === 4) return pointer;
  // "/components/schemas/required" and "/properties/type" are names, not keywords.
  if (tokens.length > 3 && parts.has(above) && !isNameIn(tokens, -2)) return tokens.slice(0, -2).join("/");
  if (tokens.length > 3 && lists.has(above) && !isNameIn(tokens, -2)) return tokens.slice(0, -1).join("/");
  return schemaOf(pointer);
}

/** True for a token that a document chose, a name of a member or of a component. */
function isNameIn(tokens: readonly string[], at: number): boolean {
  const above = tokens.at(at - 1) ?? "";
  const isMap = /^(?:properties|patternProperties|schemas|headers|responses|parameters|requestBodies)$/.test(above);
  return isMap && !/^(?:properties|patternProperties)$/.test(tokens.at(at - 2) ?? "");
}

import {
  arrayOf,
  objectOf,
  set,
  documentText,
  type JsonEdit,
  type Json,
  type JsonObject,
  type JsonPath,
} from "../../../generator/api/contract-tests/mutations/json-edit.js";

/**
 * Errors in statements that a document makes twice: in the description of a value, whose schema has the same default, bound, value or
 * required mark, and in a row of an error table or an example of a failure.
 */
export function statementEdits(root: JsonObject): readonly JsonEdit[] {
  const edits: JsonEdit[] = [];
  walk(root, [], false);
  return edits;

  function walk(value: Json, steps: JsonPath, isFailure: boolean): void {
    if (typeof value !== "object" || value === null) return;
    if (!Array.isArray(value) && typeof value["description"] === "string")
      edits.push(...descriptionEdits(value["description"], statedOf(value, root), [...steps, "description"]));
    for (const [key, inner] of Object.entries(value)) {
      const at = [...steps, Array.isArray(value) ? Number(key) : key];
      if (key === "x-errors")
        edits.push(...Object.entries(objectOf(inner)).flatMap(([name, table]) => tableEdits(table, [...at, name])));
      else if (key === "example" || key === "examples")
        edits.push(...(isFailure ? codeEdits("example", inner, at) : []));
      else walk(inner, at, isFailure || (steps.at(-1) === "responses" && /^(?:default$|[45])/.test(key)));
    }
  }
}

/** The parts of a schema that a description can repeat. */
interface Stated {
  readonly defaults: readonly string[];
  readonly bounds: readonly string[];
  readonly values: readonly string[];
}

const boundKeywords = ["maximum", "minimum", "maxLength", "minLength", "maxItems", "minItems"];

function statedOf(node: JsonObject, root: JsonObject): Stated {
  const parts = [node];
  for (const part of parts) {
    if (parts.length > 50) break;
    for (const inner of [part["schema"], part["items"], ...arrayOf(part["allOf"])])
      if (inner !== undefined) parts.push(objectOf(inner));
    const ref = documentText(part["$ref"]);
    if (ref.startsWith("#/"))
      parts.push(
        objectOf(
          ref
            .slice(2)
            .split("/")
            .reduce<Json>((at, step) => objectOf(at)[step] ?? {}, root),
        ),
      );
  }
  const plain = (value: Json | undefined): readonly string[] =>
    value === undefined || value === null || typeof value === "object" ? [] : [String(value)];
  return {
    defaults: parts.flatMap((part) => plain(part["default"])),
    bounds: parts.flatMap((part) => boundKeywords.flatMap((keyword) => plain(part[keyword]))),
    values: parts.flatMap((part) =>
      [...arrayOf(part["enum"]), ...(part["const"] === undefined ? [] : [part["const"]])].flatMap(plain),
    ),
  };
}

const units = ["characters", "bytes", "items", "seconds", "minutes", "hours", "days", "months", "years"];
const unitPattern = new RegExp(
  String.raw`(\b\d[\d,.]* |\b(?:one|two|three|four|five|six|seven|eight|nine|ten) )(${units.join("|")})\b`,
);

function descriptionEdits(text: string, { defaults, bounds, values }: Stated, steps: JsonPath): readonly JsonEdit[] {
  const edit = (operator: string, by: string, label: string): readonly JsonEdit[] =>
    by === text ? [] : [{ operator, steps, label, change: set(by) }];
  const speaksOfDefault =
    /\bdefaults?\b|\b(?:when|if|without)\b.*\b(?:nothing|absent|omitted|given|set|sent|specified|stated)\b/i.test(text);
  return [
    ...(speaksOfDefault ? [...new Set(defaults)] : []).flatMap((value) =>
      edit("said-default", replaceWord(text, value, otherOf(value, values)), value),
    ),
    ...[...new Set(bounds)].flatMap((value) => edit("said-bound", replaceWord(text, value, otherOf(value, [])), value)),
    ...[...new Set(values)]
      .filter((value) => /[A-Z_\d]/.test(value) && value.length > 4)
      .flatMap((value) => edit("said-value", replaceWord(text, value, value.slice(0, -1)), value)),
    ...edit(
      "said-required",
      text.replace(/\b([Rr])equired\b|\b([Oo])ptional\b/, (_, r?: string, o?: string) =>
        r === undefined ? (o === "O" ? "Required" : "required") : r === "R" ? "Optional" : "optional",
      ),
      "",
    ),
    ...edit(
      "said-unit",
      text.replace(
        unitPattern,
        (_, count: string, unit: string) => count + units[(units.indexOf(unit) + 1) % units.length]!,
      ),
      "",
    ),
  ];
}

function replaceWord(text: string, word: string, by: string): string {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return text.replace(new RegExp(String.raw`(?<![\w.-])${escaped}(?![\w-]|\.\w)`), () => by);
}

function otherOf(value: string, values: readonly string[]): string {
  if (value === "true" || value === "false") return String(value === "false");
  if (/^-?\d+(?:\.\d+)?$/.test(value)) return String(Number(value) + 1);
  return values.find((other) => other !== value) ?? `${value}X`;
}

/** Another code in each row for which the source states one. Chosen codes are those of the sandbox, whose tests compare them. */
function tableEdits(table: Json, steps: JsonPath): readonly JsonEdit[] {
  return arrayOf(objectOf(table)["rows"]).flatMap((row, index) => {
    const { id, documented } = objectOf(row);
    return codeEdits(
      "row",
      objectOf(documented)["members"] ?? {},
      [...steps, "rows", index, "documented", "members"],
      documentText(id),
    );
  });
}

/** Another code wherever a member has one. */
function codeEdits(operator: string, value: Json, steps: JsonPath, label?: string): readonly JsonEdit[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): readonly JsonEdit[] => {
    const at = [...steps, Array.isArray(value) ? Number(key) : key];
    const isCode = /code|errorId|^error$/i.test(key) && typeof inner !== "object" && !String(inner).includes("{");
    if (!isCode) return codeEdits(operator, inner, at, label);
    const by = typeof inner === "number" ? inner + 1 : `${String(inner)}X`;
    return [{ operator: `${operator}-code`, steps: at, ...(label !== undefined && { label }), change: set(by) }];
  });
}

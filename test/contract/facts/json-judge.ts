import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { at, type Node, type OpenapiDocument } from "./openapi-document.js";

const ajv = new Ajv2020({ strict: false, validateSchema: false, addUsedSchema: false });
addFormats.default(ajv, { mode: "full" });

type Judge = (value: unknown) => boolean;

/** By the text of a schema: many documents are judged that differ in one line only. */
const judges = new Map<string, Judge>();
const most = 2000;

/** By the location of a schema in its document. */
const judgesOfDocuments = new WeakMap<OpenapiDocument, Map<string, Judge>>();

/** True when a schema takes a value, by ajv, formats in full mode. */
export function takesJson(document: OpenapiDocument, schema: Node, value: unknown): boolean {
  let known = judgesOfDocuments.get(document);
  if (known === undefined) judgesOfDocuments.set(document, (known = new Map()));
  let judge = known.get(schema.at);
  if (judge === undefined) known.set(schema.at, (judge = judgeOf(JSON.stringify(closure(document, schema)))));
  return judge(value);
}

function judgeOf(text: string): Judge {
  let judge = judges.get(text);
  if (judge === undefined) {
    if (judges.size >= most) judges.clear();
    const schema = JSON.parse(text) as object;
    const validate = ajv.compile(schema);
    // Ajv would cache it, although no schema is compiled twice.
    ajv.removeSchema(schema);
    const verdicts = new Map<string, boolean>();
    judge = (value) => {
      const key = JSON.stringify(value);
      const known = verdicts.get(key) ?? validate(value);
      verdicts.set(key, known);
      return known;
    };
    judges.set(text, judge);
  }
  return judge;
}

/** A schema with all of its references, so that it is self-contained. */
function closure(document: OpenapiDocument, schema: Node): object {
  const parts = new Map<string, unknown>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const pointer = (value as Record<string, unknown>)["$ref"];
    if (typeof pointer === "string" && !parts.has(pointer)) {
      parts.set(pointer, at(document, pointer)?.value);
      visit(parts.get(pointer));
    }
    Object.values(value).forEach(visit);
  };
  visit(schema.value);
  const root: Record<string, unknown> = { $ref: "#/judged", judged: schema.value };
  for (const [pointer, value] of parts) {
    const keys = pointer.split("/").slice(1);
    let inner = root;
    for (const key of keys.slice(0, -1)) inner = (inner[key] ??= {}) as Record<string, unknown>;
    inner[keys.at(-1)!] = value;
  }
  return root;
}

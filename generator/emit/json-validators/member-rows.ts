import { isAnnotation } from "../../model/json-schema/keywords.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { numberLiteral, stringLiteral } from "../../text/literals.js";
import type { Code } from "../body/code.js";
import { arrayText, callText } from "../body/expressions.js";
import { replaceUses } from "../body/uses-name.js";
import { listOf } from "./constant-checks.js";
import { codeLine } from "./path-code.js";
import type { Site } from "./site.js";
import { onlySimpleType, type CallStatement, type MemberStatement, type Statement } from "./statement.js";
import { typesLiteral } from "./type-checks.js";

// Members as rows of a list, which the runtime walks (`json/members.ts`): the collecting path of large interfaces, where the
// text of all validators counts for more than a moment when something is wrong.

/** The rest of the row of a member that is asked for plain types alone, as expressions; undefined for any other. */
export function plainRow(schema: JsonSchema, site: Site): readonly string[] | undefined {
  const { types = [], enum: values, maxLength } = schema;
  const [type = "null", other, ...more] = types;
  if (site.module.hasLongs(schema)) return undefined;
  if (!plainTypes.has(type) || (other ?? "null") !== "null" || more.length > 0) return undefined;
  const others = Object.keys(schema).filter((keyword) => !isAnnotation(keyword) && !rowKeywords.has(keyword));
  if (others.length > 0 || site.module.typeName(schema) !== undefined) return undefined;
  const asked = typesLiteral(types);
  if (values === undefined && maxLength === undefined) return [asked];
  if (type !== "string" || (values !== undefined && maxLength !== undefined)) return undefined;
  if (maxLength !== undefined) return [asked, numberLiteral(maxLength)];
  const areTexts = values?.every((value) => typeof value === "string" || value === null) === true;
  return areTexts ? [asked, listOf(values, site)] : undefined;
}

const plainTypes: ReadonlySet<string> = new Set(["string", "number", "integer", "boolean"]);
const rowKeywords: ReadonlySet<string> = new Set(["types", "enum", "maxLength"]);

/** The row of a member; undefined where it takes statements. `collect` makes the code of some. */
export function rowOf(
  { name, local, then, row, rows }: MemberStatement,
  collect: (statements: readonly Statement[]) => readonly Code[],
): string | undefined {
  if (rows === undefined) return undefined;
  if (row !== undefined) return arrayText([name, ...row]);
  const simple = onlySimpleType(then);
  if (simple !== undefined) return arrayText([name, stringLiteral(simple)]);
  const [step, ...others] = then;
  if (step?.kind !== "step" || others.length > 0 || step.piece !== undefined) return undefined;
  const [call, ...more] = step.then;
  if (call?.kind === "call" && more.length === 0) return arrayText([name, ...collectorOf(call)]);
  const [line, ...rest] = collect(step.then);
  if (line?.kind !== "line" || rest.length > 0 || !/^match(Branches|Some)\(/.test(line.text)) return undefined;
  const body = replaceUses(line.text.replace(/;$/, ""), local, "value");
  return arrayText([name, `(value, problems) => ${body}`]);
}

function collectorOf({ collector, collectName }: CallStatement): readonly string[] {
  return collectName === undefined ? [collector] : [collectName, "depth"];
}

/** The code of some members of one object, all of which must be there or may be there. */
export function rowsCode([first]: readonly MemberStatement[], rows: readonly string[]): readonly Code[] {
  if (first?.rows === undefined) return [];
  const name = first.isRequired ? first.rows.require : first.rows.allow;
  return [codeLine(`${callText(name, first.owner, "problems", arrayText(rows))};`)];
}

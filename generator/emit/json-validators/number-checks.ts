import { numberFormats } from "../../model/json-schema/formats.js";
import type { KeywordsOfShape } from "../../model/json-schema/keywords.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { numberLiteral, stringLiteral } from "../../text/literals.js";
import { holds, test } from "../body/condition.js";
import { problemAt, type KeywordChecks, type EmitContext } from "./emit-context.js";
import { check, type Statement } from "./statement.js";

/** JSON Schema validation, section 6.2, and the formats of numbers. The variable is a number here. */
export function numberChecks(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  return Object.values(checks).flatMap((checksOf) => checksOf(schema, site));
}

const checks: KeywordChecks<"number"> = {
  minimum: comparison("minimum", ">=", "<"),
  exclusiveMinimum: comparison("exclusiveMinimum", ">", "<="),
  maximum: comparison("maximum", "<=", ">"),
  exclusiveMaximum: comparison("exclusiveMaximum", "<", ">="),
  multipleOf(schema, site) {
    const { multipleOf } = schema;
    if (multipleOf === undefined) return [];
    const divisor = numberLiteral(multipleOf);
    if (site.module.hasLongs(schema)) {
      const name = site.module.runtime("json/long-numbers", "hasWholeDivisor");
      return [check(holds(`${name}(${site.value}, ${divisor})`), problemAt(site, "multipleOf", divisor))];
    }
    // Of whole numbers the remainder is exact.
    const condition =
      Number.isInteger(multipleOf) && Number.isSafeInteger(multipleOf)
        ? test(`${site.value} % ${divisor} === 0`, `${site.value} % ${divisor} !== 0`)
        : holds(`${site.module.runtime("json/has-divisor", "hasDivisor")}(${site.value}, ${divisor})`);
    return [check(condition, problemAt(site, "multipleOf", divisor))];
  },
  format: (schema, site) =>
    site.module.hasLongs(schema) ? longFormatChecks(schema, site) : formatChecks(numberFormats, schema, site),
};

/** Formats of whole numbers that may be bigints; another format says nothing of them that `type` does not. */
const longFormats: Readonly<Record<string, string>> = {
  int32: "fitsInt32",
  int64: "fitsInt64",
  uint64: "fitsUint64",
};

function longFormatChecks({ format = "", assertsFormat }: JsonSchema, site: EmitContext): readonly Statement[] {
  const name = Object.hasOwn(longFormats, format) ? longFormats[format] : undefined;
  if (name === undefined || (site.module.formats === "none" && assertsFormat !== true)) return [];
  const call = `${site.module.runtime("json/long-numbers", name)}(${site.value})`;
  return [check(holds(call), problemAt(site, "format", stringLiteral(format)))];
}

/** The function of a format's check; a shorter one where that is asked for. */
interface FormatRow {
  /** The module of the runtime without its ending: "formats/uuid". */
  readonly module: string;
  readonly name: string;
  /** The function that `formats: "practical"` takes; absent where there is only one. */
  readonly practical?: { readonly module: string; readonly name: string };
}

function comparison(keyword: KeywordsOfShape<"number">, yes: string, no: string): (typeof checks)[typeof keyword] {
  return (schema, site) => {
    const limit = schema[keyword];
    if (limit === undefined) return [];
    const text = numberLiteral(limit);
    return [check(test(`${site.value} ${yes} ${text}`, `${site.value} ${no} ${text}`), problemAt(site, keyword, text))];
  };
}

/** The check of a format that is known, as the setting for formats asks for it. */
export function formatChecks(
  formats: ReadonlyMap<string, FormatRow>,
  schema: JsonSchema,
  site: EmitContext,
): readonly Statement[] {
  const { format, assertsFormat } = schema;
  const known = format === undefined ? undefined : formats.get(format);
  const level = site.module.hasDates(schema) ? "strict" : site.module.formats;
  if (known === undefined || format === undefined || (level === "none" && assertsFormat !== true)) return [];
  const checker = level === "practical" ? (known.practical ?? known) : known;
  const name = site.module.runtime(checker.module, checker.name);
  return [check(holds(`${name}(${site.value})`), problemAt(site, "format", stringLiteral(format)))];
}

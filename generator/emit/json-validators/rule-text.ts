import type { JsonSchema } from "../../model/json-schema/schema.js";
import { listed, shortJson, shortList } from "../../../templates/runtime/json/short-values.js";
import { quoted } from "../../../templates/runtime/base/safe-text.js";
import { isAnnotation } from "../../model/json-schema/keywords.js";
import { referencedSchema } from "./calls.js";

/** Maximum number of keywords in a rule. */
const maxKeywords = 3;

/** The rule of a schema, for the end of a sentence ("be one of "en", "de""), or undefined if it has no short text. */
export function ruleText(schema: JsonSchema, implied?: "string"): string | undefined {
  const rules: (string | undefined)[] = [];
  for (const [keyword, value] of Object.entries(referencedSchema(schema))) {
    if (isAnnotation(keyword) || (keyword === "types" && implied !== undefined)) continue;
    rules.push(keyword in keywordTexts ? keywordTexts[keyword as TextKeyword](value as never, implied) : undefined);
  }
  const known = rules.filter((rule) => rule !== undefined);
  return known.length === rules.length && known.length > 0 && known.length <= maxKeywords
    ? known.join(" and ")
    : undefined;
}

const keywordTexts = {
  types: (types: readonly string[]) => `be of type ${types.join(" or ")}`,
  const: ({ value }: { readonly value: unknown }) => `be ${shortJson(value)}`,
  enum: (values: readonly unknown[]) => `be one of ${shortList(values)}`,
  pattern: (pattern: string) => `match the pattern ${quoted(pattern, 200)}`,
  format: (format: string) => `have the format ${quoted(format)}`,
  minLength: (limit: number) => `have at least ${limit} ${limit === 1 ? "character" : "characters"}`,
  maxLength: (limit: number) => `have at most ${limit} ${limit === 1 ? "character" : "characters"}`,
  minimum: (limit: number) => `be at least ${limit}`,
  maximum: (limit: number) => `be at most ${limit}`,
  exclusiveMinimum: (limit: number) => `be greater than ${limit}`,
  exclusiveMaximum: (limit: number) => `be less than ${limit}`,
  multipleOf: (divisor: number) => `be a multiple of ${divisor}`,
  required: (names: readonly string[]) =>
    `have the ${names.length === 1 ? "property" : "properties"} ${listed(names.map((name) => quoted(name)))}`,
  anyOf: (branches: readonly JsonSchema[], implied?: "string") => {
    const rules = branches.map((branch) => simpleRuleText(branch, implied));
    return rules.length <= maxKeywords && rules.every((rule) => rule !== undefined) ? rules.join(" or ") : undefined;
  },
  not: (schema: JsonSchema, implied?: "string") => {
    const rule = implied && simpleRuleText(schema, implied);
    return rule && `not ${rule}`;
  },
};

/** The rule of a schema with one keyword that has no rules inside: others would leave open what "and", "or" and "not" combine. */
function simpleRuleText(schema: JsonSchema, implied: "string" | undefined): string | undefined {
  const rule = ruleText(schema, implied);
  const { anyOf, not } = referencedSchema(schema);
  return anyOf !== undefined || not !== undefined || rule?.includes(" and ") === true ? undefined : rule;
}

type TextKeyword = keyof typeof keywordTexts;

/** The rule that a property name matches one of some patterns, as the end of a sentence about a name that does not. */
export function patternsText(patterns: readonly string[]): string {
  const texts = listed(patterns.map((pattern) => quoted(pattern, 200)));
  return patterns.length === 1 ? `it does not match the pattern ${texts}` : `it matches none of the patterns ${texts}`;
}

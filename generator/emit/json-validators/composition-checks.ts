import type { KeywordsAbout } from "../../model/json-schema/keywords.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { nothingHidden } from "../../model/json-schema/schema-view.js";
import { callStatement } from "./calls.js";
import { jsonLiteral } from "../../text/literals.js";
import { anyOfChecks, onlyRequires, oneOfChecks } from "./choice-checks.js";
import { holds, not } from "../body/condition.js";
import { callText } from "../body/expression-texts.js";
import { keywordsAbout } from "./groups.js";
import { innerLabel } from "./names.js";
import { hiddenAt, problemAt, schemaCondition, schemaStatements, type EmitContext } from "./emit-context.js";
import { ruleText } from "./rule-text.js";
import { withinStep } from "./steps.js";
import { check, ifStatement, lineStatement, type Statement } from "./statement.js";
import { unevaluatedChecks } from "./unevaluated-checks.js";

/** Checks of a schema through other schemas that look at the same value. Core, section 10.2. */
export function compositionChecks(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  const notLast: EmitContext = { ...site, around: hiddenAt(schema, site), isLast: false };
  const last: EmitContext = isFree(site) ? { ...notLast, isLast: true } : notLast;
  const hasMore =
    schema.not !== undefined ||
    schema.if !== undefined ||
    schema.unevaluatedItems !== undefined ||
    schema.unevaluatedProperties !== undefined;
  const checks: { readonly [Name in Composition]: readonly Statement[] } = {
    ref:
      schema.ref === undefined
        ? []
        : withinStep(site, { from: schema, to: schema.ref.target, way: ["$ref"] }, [
            callStatement(schema.ref.target, site),
          ]),
    allOf: (schema.allOf ?? []).flatMap((to, index) =>
      withinStep(site, { from: schema, to, way: ["allOf", index] }, allOfBranch(to, labelled(notLast, "AllOf", index))),
    ),
    anyOf: anyOfChecks(schema, hasMore || schema.oneOf !== undefined ? notLast : last),
    oneOf: oneOfChecks(schema, hasMore ? notLast : last),
    not: notChecks(schema, notLast),
    if: conditionalChecks(schema, notLast),
  };
  return [...Object.values(checks).flat(), ...unevaluatedChecks(schema, site)];
}

/** Keywords about every value, types and listed values aside. */
type Composition = Exclude<KeywordsAbout<undefined>, "types" | "enum" | "const">;

/** True when the compiler's knowledge of the variable is such that one test cannot make the next look senseless. */
function isFree({ known, isLast }: EmitContext): boolean {
  if (!isLast || known.constants !== undefined) return false;
  const { groups } = known;
  return groups === undefined || (groups.size === 1 && !groups.has("boolean") && !groups.has("null"));
}

function labelled(site: EmitContext, keyword: string, index: number): EmitContext {
  return { ...site, label: innerLabel(site.label, `${keyword}${index + 1}`) };
}

/** A branch that speaks of objects is written out; others could narrow the variable and have functions of their own. */
function allOfBranch(branch: JsonSchema, site: EmitContext): readonly Statement[] {
  if (branch.boolean !== undefined || isObjectOnly(branch)) return schemaStatements(branch, site);
  return [callStatement(branch, site)];
}

function isObjectOnly(schema: JsonSchema): boolean {
  const isObject = schema.types === undefined || (schema.types.length === 1 && schema.types[0] === "object");
  return isObject && otherKeywords.every((keyword) => schema[keyword] === undefined);
}

const otherKeywords: readonly (keyof JsonSchema)[] = [
  "enum",
  "const",
  ...keywordsAbout("number"),
  ...keywordsAbout("string"),
  ...keywordsAbout("array"),
  "allOf",
  "anyOf",
  "oneOf",
  "not",
  "if",
  "unevaluatedItems",
  "unevaluatedProperties",
  "ref",
];

function notChecks(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  if (schema.not === undefined) return [];
  const inner: EmitContext = { ...site, label: innerLabel(site.label, "Not"), around: nothingHidden };
  const { required } = schema.not;
  const areNames = onlyRequires(schema.not) && required !== undefined && required.length > 1;
  const rule = areNames ? required : ruleText(schema.not);
  return [check(not(schemaCondition(schema.not, inner)), problemAt(site, "not", rule && jsonLiteral(rule)))];
}

/** Core, section 10.2.2: without `if`, the other two say nothing. */
function conditionalChecks(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  if (schema.if === undefined) return [];
  const branch = (name: "If" | "Then" | "Else"): EmitContext => ({
    ...site,
    label: innerLabel(site.label, name),
    nesting: site.nesting + 1,
  });
  const condition = schemaCondition(schema.if, { ...branch("If"), around: nothingHidden });
  const checksOf = (
    to: JsonSchema | undefined,
    keyword: "then" | "else",
    label: "Then" | "Else",
  ): readonly Statement[] =>
    to === undefined ? [] : withinStep(site, { from: schema, to, way: [keyword] }, allOfBranch(to, branch(label)));
  const then = checksOf(schema.then, "then", "Then");
  const otherwise = checksOf(schema.else, "else", "Else");
  if (then.length === 0 && otherwise.length === 0) return [];
  const names = [...new Set([...(schema.if.properties?.keys() ?? []), ...(schema.if.required ?? [])])];
  const checks = ifStatement(condition, then, otherwise);
  if (names.length === 0) return checks;
  // Only the missing property is reported, not the consequences.
  const list = jsonLiteral(names);
  const runtime = (name: string, ...limits: readonly string[]): string =>
    callText(site.module.runtime("json/reports-missing", name), "problems", ...limits);
  const isRequired = [schema.then, schema.else].some((branch) =>
    branch?.required?.some((name) => names.includes(name)),
  );
  const start = isRequired ? site.locals.take("start") : "";
  const first = isRequired ? [lineStatement(`const ${start} = problems.found.length;`)] : [];
  const last = isRequired ? [lineStatement(`${runtime("keepMissing", start, list)};`)] : [];
  const collect = ifStatement(not(holds(runtime("reportsMissing", list))), [...first, ...checks, ...last]);
  return [{ kind: "paths", fast: checks, collect }];
}

import type { KeywordsAbout } from "../../model/json-schema/keywords.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { nothingHidden } from "../../model/json-schema/schema-view.js";
import { callStatement } from "./calls.js";
import { jsonLiteral } from "../../text/literals.js";
import { anyOfChecks, onlyRequires, oneOfChecks } from "./choice-checks.js";
import { not, test } from "../body/condition.js";
import { callText } from "../body/expression-texts.js";
import { innerLabel } from "./names.js";
import { hiddenAt, problemAt, schemaCondition, schemaStatements, type EmitContext } from "./emit-context.js";
import { ruleText } from "./rule-text.js";
import { siteAt } from "./steps.js";
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
        : [callStatement(schema.ref.target, siteAt(site, { from: schema, to: schema.ref.target, way: ["$ref"] }))],
    allOf: (schema.allOf ?? []).flatMap((to, index) =>
      allOfBranch(to, siteAt(labelled(notLast, "AllOf", index), { from: schema, to, way: ["allOf", index] })),
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

/** A branch has a function of its own: it could narrow the variable. */
function allOfBranch(branch: JsonSchema, site: EmitContext): readonly Statement[] {
  return branch.boolean === undefined ? [callStatement(branch, site)] : schemaStatements(branch, site);
}

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
    to === undefined ? [] : allOfBranch(to, siteAt(branch(label), { from: schema, to, way: [keyword] }));
  const then = checksOf(schema.then, "then", "Then");
  const otherwise = checksOf(schema.else, "else", "Else");
  if (then.length === 0 && otherwise.length === 0) return [];
  const names = [...new Set([...(schema.if.properties?.keys() ?? []), ...(schema.if.required ?? [])])];
  const checks = ifStatement(condition, then, otherwise);
  if (names.length === 0) return checks;
  // Only the missing property is reported, not the consequences.
  const list = jsonLiteral(names);
  const isRequired = [schema.then, schema.else].some((branch) =>
    branch?.required?.some((name) => names.includes(name)),
  );
  const start = isRequired ? site.locals.take("start") : "";
  const first = isRequired ? [lineStatement(`const ${start} = to?.list.found.length;`)] : [];
  const last = isRequired ? [lineStatement(`to?.report("keepMissing", ${start}, ${list});`)] : [];
  const asked = callText("to?.ask", '"reportsMissing"', list);
  return ifStatement(test(`${asked} !== true`, `${asked} === true`), [...first, ...checks, ...last]);
}

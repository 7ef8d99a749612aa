import type { JsonSchema } from "../../model/json-schema/schema.js";
import { pascalCase } from "../../text/identifiers.js";
import { stringLiteral } from "../../text/literals.js";
import { branchFacts, type BranchFacts } from "./branch-facts.js";
import { branchNames } from "./branch-names.js";
import { branchOutlines } from "./branch-outline.js";
import { checkerOf } from "./calls.js";
import { describedConstants, saysNothing } from "./constant-checks.js";
import { isAlways, isNever, someCondition, test, type Condition } from "../body/condition.js";
import { arrayText, objectText } from "../body/expression-texts.js";
import { dispatchOf } from "./dispatch.js";
import { dispatchStatements } from "./dispatch-statements.js";
import { innerLabel } from "./names.js";
import { hiddenAt, problemAt, schemaCondition, type EmitContext } from "./emit-context.js";
import { check, lineStatement, ifStatement, type Statement } from "./statement.js";

type ChoiceKeyword = "anyOf" | "oneOf";

/** Core, section 10.2.1.2. */
export function anyOfChecks(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  return schema.anyOf === undefined ? [] : choiceChecks("anyOf", schema, schema.anyOf, site);
}

/** Core, section 10.2.1.3. */
export function oneOfChecks(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  return schema.oneOf === undefined ? [] : choiceChecks("oneOf", schema, schema.oneOf, site);
}

function choiceChecks(
  keyword: ChoiceKeyword,
  schema: JsonSchema,
  branches: readonly JsonSchema[],
  site: EmitContext,
): readonly Statement[] {
  const constants = describedConstants(branches, site);
  if (constants !== undefined) return [constants];
  const facts = branches.map((branch) => branchFacts(branch, site));
  const dispatch = dispatchOf(facts, schema.discriminator?.propertyName);
  const asking = dispatchStatements(dispatch, site, ({ branches: possible, isExclusive }) =>
    keyword === "anyOf" || schema.mayMatchSeveral === true || isExclusive || possible.length < 2
      ? [check(oneMatches(keyword, branches, possible, site), "")]
      : countMatches(branches, possible, site),
  );
  const isFree = asking.every((statement) => statement.kind === "check" && isAlways(statement.condition));
  return isFree ? [] : [{ kind: "either", asking, problem: choiceProblem(keyword, schema, branches, facts, site) }];
}

/** True when one of some branches matches; no other is asked after it. */
function oneMatches(
  keyword: ChoiceKeyword,
  branches: readonly JsonSchema[],
  possible: readonly number[],
  site: EmitContext,
): Condition {
  const areNames = branches.every(onlyRequires);
  const conditions = possible.map((index, at) => {
    const branch = branches[index]!;
    // When a branch that names no type does not match, the compiler knows the type: too much for the branches after it.
    const isLast = site.isLast && (at === possible.length - 1 || namesType(branch) || areNames);
    return schemaCondition(branch, { ...branchSite(site, keyword, index), isLast });
  });
  return someCondition(conditions);
}

/** Statements that count which branches match: exactly one must. */
function countMatches(
  branches: readonly JsonSchema[],
  possible: readonly number[],
  site: EmitContext,
): readonly Statement[] {
  const matches = site.locals.take("matches");
  const statements: Statement[] = [lineStatement(`let ${matches} = 0;`)];
  for (const index of possible) {
    const condition = schemaCondition(branches[index]!, { ...branchSite(site, "oneOf", index), isLast: true });
    if (!isNever(condition)) statements.push(...ifStatement(condition, [lineStatement(`${matches} += 1;`)]));
  }
  return [...statements, check(test(`${matches} === 1`, `${matches} !== 1`), "")];
}

function namesType(schema: JsonSchema): boolean {
  return schema.types !== undefined || schema.enum !== undefined || schema.const !== undefined;
}

/**
 * True when a branch asks for members by name and nothing else: then the compiler learns nothing that another branch
 * minds.
 */
export function onlyRequires(schema: JsonSchema): boolean {
  return schema.required !== undefined && Object.keys(schema).every((key) => key === "required" || saysNothing(key));
}

/** The members, as literals, of which each branch asks for one of its own and nothing else; the value is an object. */
function requiredOfEach(branches: readonly JsonSchema[], site: EmitContext): readonly string[] | undefined {
  const { groups } = site.known;
  if (groups?.size !== 1 || !groups.has("object") || !branches.every(onlyRequires)) return undefined;
  const names = branches.flatMap(({ required = [] }) => required);
  const isHidden = branches.some((branch) => branch.required?.some((name) => hiddenAt(branch, site).has(name)));
  const areOwn = branches.every(({ required }) => required?.length === 1) && new Set(names).size === names.length;
  return areOwn && !isHidden && names.length > 1 ? names.map(stringLiteral) : undefined;
}

function branchSite(site: EmitContext, keyword: ChoiceKeyword, index: number): EmitContext {
  return { ...site, label: innerLabel(site.label, `${keyword === "anyOf" ? "AnyOf" : "OneOf"}${index + 1}`) };
}

/** The expression that records what keeps a value from matching: see the runtime's `requireOne` and `matchBranches`. */
function choiceProblem(
  keyword: ChoiceKeyword,
  schema: JsonSchema,
  branches: readonly JsonSchema[],
  facts: readonly BranchFacts[],
  site: EmitContext,
): string {
  const isSome = keyword === "oneOf" && schema.mayMatchSeveral === true;
  const asked = isSome ? undefined : requiredOfEach(branches, site);
  if (asked !== undefined) return problemAt(site, "requireOne", stringLiteral(keyword), arrayText(asked));
  const entries = branchEntries(keyword, schema, branches, facts, site);
  const list = site.module.branches(`${site.label}${pascalCase(keyword)}Branches`, arrayText(entries));
  const depth = site.module.recurs(schema) ? "depth" : undefined;
  return problemAt(site, isSome ? "someOf" : "choice", stringLiteral(keyword), list, depth);
}

/** The branches of a choice as the runtime knows them, as expressions. */
function branchEntries(
  keyword: ChoiceKeyword,
  schema: JsonSchema,
  branches: readonly JsonSchema[],
  facts: readonly BranchFacts[],
  site: EmitContext,
): readonly string[] {
  const names = branchNames(branches, site);
  const outlines = branchOutlines(schema, branches, facts, site.known.groups);
  return branches.map((branch, index) => {
    const name = names[index] ?? "";
    const outline = outlines[index] ?? {};
    const check = checkerOf(branch, branchSite(site, keyword, index));
    return objectText({ name: stringLiteral(name), check, ...outline });
  });
}

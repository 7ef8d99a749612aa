import { keywordRows, type KeywordName, type KeywordType } from "../../model/json-schema/keywords.js";
import { schemasInPlace, type JsonSchema } from "../../model/json-schema/schema.js";
import { stringLiteral } from "../../text/literals.js";
import { markCall } from "./calls.js";
import { someCondition, type Condition } from "../body/condition.js";
import { bindItem, isPresent, memberExpression } from "./members.js";
import { innerLabel } from "./names.js";
import { patternCondition } from "./patterns.js";
import { innerSite, schemaCondition, type EmitContext } from "./emit-context.js";
import { lineStatement, loop, ifStatement, type Statement } from "./statement.js";

/** Parts of a value that are marked as evaluated. JSON Schema 2020-12, section 11. */
export type Marked = "members" | "items";

/**
 * The statements that note in a Set which members or items a schema evaluates. Core, section 11: annotations of the
 * keywords of the schema itself, and of its inner schemas where the value matches them. `isInner` is false for the
 * schema whose own unevaluated... keyword asks.
 */
export function markStatements(
  schema: JsonSchema,
  what: Marked,
  site: EmitContext,
  evaluated: string,
  { isInner }: { readonly isInner: boolean },
): readonly Statement[] {
  const marks =
    what === "members"
      ? marksOfMembers(schema, site, evaluated, isInner)
      : marksOfItems(schema, site, evaluated, isInner);
  return marks === "all" ? allOf(what, site, evaluated) : [...marks, ...innerMarks(schema, what, site, evaluated)];
}

function allOf(what: Marked, site: EmitContext, evaluated: string): readonly Statement[] {
  if (what === "items") return indexLoop(site, evaluated, 0);
  const name = site.locals.take("name");
  return loop(`for (const ${name} in ${site.value})`, [lineStatement(`${evaluated}.add(${name});`)]);
}

function indexLoop(
  site: EmitContext,
  evaluated: string,
  start: number,
  end: string = `${site.value}.length`,
): readonly Statement[] {
  const index = site.locals.take("index");
  return loop(`for (let ${index} = ${start}; ${index} < ${end}; ${index} += 1)`, [
    lineStatement(`${evaluated}.add(${index});`),
  ]);
}

function marksOfMembers(
  schema: JsonSchema,
  site: EmitContext,
  evaluated: string,
  isInner: boolean,
): readonly Statement[] | "all" {
  if (schema.additionalProperties !== undefined || (isInner && schema.unevaluatedProperties !== undefined))
    return "all";
  const names = [...(schema.properties?.keys() ?? [])];
  const named = names.map((name) => lineStatement(`${evaluated}.add(${stringLiteral(name)});`));
  if (schema.patternProperties === undefined) return named;
  const name = site.locals.take("name");
  const matches = [...schema.patternProperties.keys()].map((pattern, index) =>
    patternCondition(pattern, name, { ...site, label: innerLabel(site.label, `Match${index + 1}`) }),
  );
  const body = ifStatement(someCondition(matches), [lineStatement(`${evaluated}.add(${name});`)]);
  return [...named, ...loop(`for (const ${name} in ${site.value})`, body)];
}

function marksOfItems(
  schema: JsonSchema,
  site: EmitContext,
  evaluated: string,
  isInner: boolean,
): readonly Statement[] | "all" {
  if (schema.items !== undefined || (isInner && schema.unevaluatedItems !== undefined)) return "all";
  const prefix = schema.prefixItems?.length ?? 0;
  const marks = prefix === 0 ? [] : [...indexLoop(site, evaluated, 0, String(prefix))];
  if (schema.contains === undefined) return marks;
  const index = site.locals.take("index");
  const item = site.locals.take("item");
  const inner = innerSite(site, item, innerLabel(site.label, "Contains"));
  return [
    ...marks,
    ...loop(`for (let ${index} = 0; ${index} < ${site.value}.length; ${index} += 1)`, [
      ...bindItem(
        site,
        item,
        index,
        ifStatement(schemaCondition(schema.contains, inner), [lineStatement(`${evaluated}.add(${index});`)]),
      ),
    ]),
  ];
}

/** The parts that schemas evaluate which look at the same value; a branch counts only where the value matches it. */
function innerMarks(schema: JsonSchema, what: Marked, site: EmitContext, evaluated: string): readonly Statement[] {
  const outer: EmitContext = { ...site, isLast: false, nesting: site.nesting + 1 };
  const mark = (inner: JsonSchema, label: string): readonly Statement[] =>
    canMark(inner, what)
      ? [lineStatement(markCall(inner, { ...outer, label: innerLabel(site.label, label) }, what, evaluated))]
      : [];
  const matched = (inner: JsonSchema, label: string): readonly Statement[] => {
    const marks = mark(inner, label);
    return marks.length === 0 ? [] : ifStatement(conditionOf(inner, label), marks);
  };
  const conditionOf = (inner: JsonSchema, label: string): Condition =>
    schemaCondition(inner, { ...outer, label: innerLabel(site.label, label) });
  const otherwise = schema.else === undefined ? [] : mark(schema.else, "Else");
  const then = schema.then === undefined ? [] : mark(schema.then, "Then");
  const ifMarks = schema.if === undefined ? [] : mark(schema.if, "If");
  return [
    ...(schema.ref === undefined ? [] : mark(schema.ref.target, "Ref")),
    ...(schema.allOf ?? []).flatMap((inner, index) => mark(inner, `AllOf${index + 1}`)),
    ...(schema.anyOf ?? []).flatMap((inner, index) => matched(inner, `AnyOf${index + 1}`)),
    ...(schema.oneOf ?? []).flatMap((inner, index) => matched(inner, `OneOf${index + 1}`)),
    ...(schema.if === undefined || ifMarks.length + then.length + otherwise.length === 0
      ? []
      : ifStatement(conditionOf(schema.if, "If"), [...ifMarks, ...then], otherwise)),
    ...(what === "items" ? [] : dependentMarks(schema, site, mark)),
  ];
}

function dependentMarks(
  schema: JsonSchema,
  site: EmitContext,
  mark: (inner: JsonSchema, label: string) => readonly Statement[],
): readonly Statement[] {
  return [...(schema.dependentSchemas ?? [])].flatMap(([name, inner]) =>
    ifStatement(isPresent(memberExpression(site, name)), mark(inner, `With ${name}`)),
  );
}

/** True when a schema can evaluate anything at all, here or through the schemas that look at the same value. */
function canMark(schema: JsonSchema, what: Marked, seen: Set<JsonSchema> = new Set()): boolean {
  if (seen.has(schema)) return false;
  seen.add(schema);
  if (markingKeywords[what].some((keyword) => schema[keyword] !== undefined)) return true;
  return schemasInPlace(schema).some((inner) => inner !== schema.not && canMark(inner, what, seen));
}

const keywordsInside = (type: KeywordType): readonly KeywordName[] =>
  keywordRows.flatMap(([name, { of, applies }]) => (of?.[0] === type && applies === "inside" ? [name] : []));

const markingKeywords = { members: keywordsInside("object"), items: keywordsInside("array") } as const;

import type { JsonSchema } from "../../model/json-schema/schema.js";
import { stringLiteral } from "../../text/literals.js";
import { everyCondition, holds, not, someCondition, test, type Condition } from "../body/condition.js";
import { arrayText, pureCall } from "../body/expression-texts.js";
import { isAbsent, skipWhen, untilFull } from "./members.js";
import { innerLabel } from "./names.js";
import { patternCondition } from "./patterns.js";
import {
  innerSite,
  type Knowledge,
  problemAt,
  schemaCondition,
  schemaStatements,
  type EmitContext,
} from "./emit-context.js";
import { patternsText, ruleText } from "./rule-text.js";
import { pathPart, siteAt } from "./steps.js";
import { bind, check, lineStatement, loop, ifStatement, type Statement } from "./statement.js";

/** One pass over the members of an object for patternProperties, additionalProperties and propertyNames (core, section 10.3.2). */
export function memberLoop(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  const name = site.locals.take("name");
  const member = site.locals.take("member");
  const inner = innerSite(site, member, site.label);
  const nameStatements = propertyNameChecks(schema, site, name, inner);
  const patterns = patternMembers(schema, site, name, inner);
  const additional = additionalMembers(schema, site, name, inner);
  const known = [...(schema.properties?.keys() ?? [])];

  if (nameStatements.length === 0 && patterns.length === 0) {
    if (additional.length === 0) return [];
    return loop(`for (const ${name} in ${site.value})`, [
      untilFull,
      ...skipKnown(known, name, site),
      ...bind(member, `${site.value}[${name}]`, [...skipWhen(isAbsent(member, name, site)), ...additional]),
    ]);
  }
  const body: Statement[] = [...nameStatements];
  const matches: Condition[] = [];
  for (const pattern of patterns) {
    const matched = site.locals.take("matches");
    if (additional.length > 0) {
      body.push(lineStatement(`const ${matched} = ${pattern.text};`));
      matches.push(holds(matched));
      body.push(...ifStatement(holds(matched), pattern.body));
    } else {
      body.push(...ifStatement(holds(pattern.text), pattern.body));
    }
  }
  if (additional.length > 0) {
    body.push(...ifStatement(everyCondition([...matches.map(not), not(isOneOf(known, name, site))]), additional));
  }
  return loop(`for (const ${name} in ${site.value})`, [
    untilFull,
    ...bind(member, `${site.value}[${name}]`, [...skipWhen(isAbsent(member, name, site)), ...body]),
  ]);
}

const maxChainLength = 24;

function isOneOf(known: readonly string[], name: string, site: EmitContext): Condition {
  if (known.length <= maxChainLength) {
    return someCondition(
      known.map((text) => test(`${name} === ${stringLiteral(text)}`, `${name} !== ${stringLiteral(text)}`)),
    );
  }
  return holds(`${knownNames(known, site)}.has(${name})`);
}

/** Goes on with the next member after one that is named. */
function skipKnown(known: readonly string[], name: string, site: EmitContext): readonly Statement[] {
  return known.length === 0 ? [] : skipWhen(isOneOf(known, name, site));
}

/** The constant that holds names of members: a list where they are compared one by one anyway. */
function knownNames(known: readonly string[], site: EmitContext): string {
  const names = arrayText(known.map(stringLiteral));
  return known.length <= maxChainLength
    ? site.module.constant(`${site.label}Names`, "readonly string[]", names)
    : site.module.constant(`${site.label}Names`, "ReadonlySet<string>", pureCall("new Set", names));
}

function propertyNameChecks(
  schema: JsonSchema,
  site: EmitContext,
  name: string,
  inner: EmitContext,
): readonly Statement[] {
  if (schema.propertyNames === undefined) return [];
  const nameSite: EmitContext = {
    ...inner,
    value: name,
    label: innerLabel(site.label, "Name"),
    known: textOnly,
    isLast: false,
  };
  const rule = ruleText(schema.propertyNames, "string");
  const problem = problemAt(inner, "propertyNames", name, rule && stringLiteral(rule));
  return [check(schemaCondition(schema.propertyNames, nameSite), problem)];
}

const textOnly: Knowledge = { groups: new Set(["string"]) };

interface PatternMembers {
  readonly text: string;
  /** Statements for each member whose name matches. */
  readonly body: readonly Statement[];
}

function patternMembers(
  schema: JsonSchema,
  site: EmitContext,
  name: string,
  inner: EmitContext,
): readonly PatternMembers[] {
  return [...(schema.patternProperties ?? [])].map(([pattern, member], index) => {
    const label = innerLabel(site.label, `Match${index + 1}`);
    const condition = patternCondition(pattern, name, { ...site, label });
    const step = { from: schema, to: member, way: ["patternProperties", pattern], place: pathPart(name, site) };
    const there = siteAt({ ...inner, label, isLast: false, nesting: inner.nesting + 1 }, step);
    return { text: condition.kind === "test" ? condition.yes : "true", body: schemaStatements(member, there) };
  });
}

function additionalMembers(
  schema: JsonSchema,
  site: EmitContext,
  name: string,
  inner: EmitContext,
): readonly Statement[] {
  const { additionalProperties } = schema;
  if (additionalProperties === undefined) return [];
  if (additionalProperties.boolean === false) {
    const known = [...(schema.properties?.keys() ?? [])];
    const patterns = [...(schema.patternProperties?.keys() ?? [])];
    const rule = patterns.length === 0 ? undefined : stringLiteral(patternsText(patterns));
    const names = known.length > 0 ? knownNames(known, site) : rule && "undefined";
    return [check(someCondition([]), problemAt(inner, "additionalProperties", name, names, rule))];
  }
  const valueSite = { ...inner, label: innerLabel(site.label, "Value"), isLast: false };
  const step = { from: schema, to: additionalProperties, way: ["additionalProperties"], place: pathPart(name, site) };
  return schemaStatements(additionalProperties, siteAt(valueSite, step));
}

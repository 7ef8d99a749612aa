import { alwaysAlong } from "../../model/json-schema/same-value.js";
import { schemasInPlace, type JsonSchema } from "../../model/json-schema/schema.js";
import { stringLiteral } from "../../text/literals.js";
import { arrayText } from "../body/expression-texts.js";
import { holds, never, someCondition, test } from "../body/condition.js";
import { refusesUndefined } from "./groups.js";
import { bindItem, isAbsent, skipWhen, untilFull } from "./members.js";
import { innerLabel } from "./names.js";
import { innerSite, knowing, problemAt, schemaStatements, type EmitContext } from "./emit-context.js";
import { patternsText } from "./rule-text.js";
import { pathPart, siteAt } from "./steps.js";
import { bind, check, lineStatement, loop, ifStatement, type Statement } from "./statement.js";
import { groupCondition, whereWhole } from "./type-checks.js";
import { markStatements } from "./unevaluated-marks.js";

/** Core, section 11: what no other keyword that looked at the same value has evaluated. */
export function unevaluatedChecks(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  return [
    ...inGroup("object", site, (inner) => unevaluatedProperties(schema, inner)),
    ...inGroup("array", site, (inner) => unevaluatedItems(schema, inner)),
  ];
}

function inGroup(
  group: "object" | "array",
  site: EmitContext,
  write: (site: EmitContext) => readonly Statement[],
): readonly Statement[] {
  if (site.known.groups?.has(group) === false) return [];
  if (site.known.groups?.size === 1) return write(site);
  const inner = { ...knowing(site, { groups: new Set([group]) }), nesting: site.nesting + 1 };
  return ifStatement(groupCondition(group, site.value, site.module), write(inner));
}

function unevaluatedProperties(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  if (schema.unevaluatedProperties === undefined || schema.unevaluatedProperties.boolean === true) return [];
  const evaluated = site.locals.take("evaluated");
  const name = site.locals.take("name");
  const member = site.locals.take("member");
  const inner = innerSite(site, member, innerLabel(site.label, "Unevaluated"));
  const step = {
    from: schema,
    to: schema.unevaluatedProperties,
    way: ["unevaluatedProperties"],
    place: pathPart(name, site),
  };
  const isDone = someCondition([holds(`${evaluated}.has(${name})`), isAbsent(member, name, site)]);
  const body =
    schema.unevaluatedProperties.boolean === false
      ? [check(never, problemAt(inner, "unevaluatedProperties", name, ...ruleOf(schema, site)))]
      : schemaStatements(schema.unevaluatedProperties, siteAt(inner, step));
  return [
    lineStatement(`const ${evaluated} = new Set();`),
    ...markStatements(schema, "members", site, evaluated, { isInner: false }),
    ...loop(`for (const ${name} in ${site.value})`, [
      untilFull,
      ...bind(member, `${site.value}[${name}]`, [...skipWhen(isDone), ...body]),
    ]),
  ];
}

/** More schemas are not looked at for one object. */
const maxParts = 200;
/** More names are not compared. */
const maxNames = 1_000;

/** The arguments that name the properties and the patterns of the schemas for the same object. */
function ruleOf(schema: JsonSchema, site: EmitContext): readonly (string | undefined)[] {
  const names = knownNames(schema, site);
  // A branch that does not apply may have a pattern that the name matches.
  const parts = [...alwaysAlong(schema, maxParts)];
  const patterns = [...new Set(parts.flatMap(({ patternProperties }) => [...(patternProperties?.keys() ?? [])]))];
  return patterns.length === 0 ? [names] : [names ?? "undefined", stringLiteral(patternsText(patterns))];
}

/** The members that schemas for the same object speak of, as a constant; none where there are none, or too many. */
function knownNames(schema: JsonSchema, site: EmitContext): string | undefined {
  const parts = new Set([schema]);
  for (const part of parts) {
    for (const inner of schemasInPlace(part)) if (inner !== part.not && parts.size < maxParts) parts.add(inner);
  }
  const names = new Set([...parts].flatMap(({ properties }) => [...(properties?.keys() ?? [])]));
  if (names.size === 0 || names.size > maxNames) return undefined;
  return site.module.constant(`${site.label}Names`, "readonly string[]", arrayText([...names].map(stringLiteral)));
}

function unevaluatedItems(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  if (schema.unevaluatedItems === undefined || schema.unevaluatedItems.boolean === true) return [];
  const evaluated = site.locals.take("evaluated");
  const index = site.locals.take("index");
  const name = site.locals.take("item");
  const inner = innerSite(site, name, innerLabel(site.label, "Unevaluated"));
  const step = { from: schema, to: schema.unevaluatedItems, way: ["unevaluatedItems"], place: index };
  const body =
    schema.unevaluatedItems.boolean === false
      ? [check(never, problemAt(inner, "unevaluatedItems", index))]
      : [
          check(
            test(`${name} !== undefined`, `${name} === undefined`),
            problemAt(inner, "unevaluatedItems", index),
            schemaStatements(schema.unevaluatedItems, siteAt(inner, step)),
            refusesUndefined(schema.unevaluatedItems),
          ),
        ];
  return whereWhole(schema, site, [
    lineStatement(`const ${evaluated} = new Set();`),
    ...markStatements(schema, "items", site, evaluated, { isInner: false }),
    ...loop(`for (let ${index} = 0; ${index} < ${site.value}.length; ${index} += 1)`, [
      untilFull,
      ...skipWhen(holds(`${evaluated}.has(${index})`)),
      ...bindItem(site, name, index, body),
    ]),
  ]);
}

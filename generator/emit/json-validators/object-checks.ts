import type { JsonSchema } from "../../model/json-schema/schema.js";
import { numberLiteral, stringLiteral } from "../../text/literals.js";
import { safePart } from "../../../templates/runtime/json/pointer.js";
import { test } from "../body/condition.js";
import { arrayText } from "../body/expression-texts.js";
import { refusesUndefined } from "./groups.js";
import { memberLoop } from "./member-loop.js";
import { isPresent, memberExpression, memberStatement, plainStatement } from "./members.js";
import { innerLabel, localName } from "./names.js";
import { maxNamePairs, nearNames, requiredAt } from "./required-members.js";
import {
  checkedAlong,
  innerSite,
  problemAt,
  schemaStatements,
  type KeywordChecks,
  type EmitContext,
} from "./emit-context.js";
import { plainMember } from "./plain-members.js";
import { isAtName, siteAt } from "./steps.js";
import { check, lineStatement, ifStatement, type Statement } from "./statement.js";

/** JSON Schema validation, section 6.5, and core, section 10.3.2. The variable is an object here. */
export function objectChecks(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  return [...Object.values(checks).flatMap((checksOf) => checksOf(schema, site)), ...misspeltNames(schema, site)];
}

const checks: KeywordChecks<"object"> = {
  required: requiredChecks,
  properties: propertyChecks,
  minProperties: countChecks,
  maxProperties: checkedAlong,
  patternProperties: memberLoop,
  additionalProperties: checkedAlong,
  propertyNames: checkedAlong,
  dependentRequired: dependentRequiredChecks,
  dependentSchemas: dependentSchemaChecks,
};

function propertyChecks(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  const required = requiredAt(schema, site);
  return [...(schema.properties ?? [])].flatMap(([name, to]): readonly Statement[] => {
    const isRequired = required.has(name);
    const plain = isAtName(schema, name, to) && !(name in Object.prototype) ? plainMember(to, site) : undefined;
    if (plain !== undefined) return [plainStatement(site, name, isRequired, plain)];
    const local = site.locals.take(localName(name));
    const inner = siteAt(innerSite(site, local, innerLabel(site.label, name)), {
      from: schema,
      to,
      way: ["properties", name],
      place: stringLiteral(safePart(name)),
    });
    const then = schemaStatements(to, inner);
    if (!isRequired && then.length === 0) return [];
    const implied = refusesUndefined(to) && safePart(name) === name;
    return [memberStatement(site, name, isRequired, { local, then, implied })];
  });
}

/** Lets the runtime look for members that an open object lacks among those that it has; a closed one refuses these anyway. */
function misspeltNames(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  const required = [...requiredAt(schema, site)];
  const named = [...(schema.properties?.keys() ?? [])];
  const isClosed = (schema.additionalProperties ?? schema.unevaluatedProperties)?.boolean === false;
  if (required.length === 0 || named.length === 0 || isClosed) return [];
  if (required.length * named.length > maxNamePairs) return [];
  const near = nearNames(schema, new Set(required));
  const known = near.length === 0 ? undefined : arrayText(near.map(stringLiteral));
  return [lineStatement(`${problemAt(site, "misspelt", known)};`)];
}

function requiredChecks(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  const others = [...requiredAt(schema, site)].filter((name) => schema.properties?.has(name) !== true);
  return others.map((name) => memberStatement(site, name, true));
}

function countChecks(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  const { minProperties, maxProperties } = schema;
  if (minProperties === undefined && maxProperties === undefined) return [];
  const count = site.locals.take("count");
  const counted = `${site.module.runtime("json/object-members", "countMembers")}(${site.value})`;
  const checks: Statement[] = [lineStatement(`const ${count} = ${counted};`)];
  if (minProperties !== undefined) {
    const limit = numberLiteral(minProperties);
    checks.push(check(test(`${count} >= ${limit}`, `${count} < ${limit}`), problemAt(site, "minProperties", limit)));
  }
  if (maxProperties !== undefined) {
    const limit = numberLiteral(maxProperties);
    checks.push(check(test(`${count} <= ${limit}`, `${count} > ${limit}`), problemAt(site, "maxProperties", limit)));
  }
  return checks;
}

function dependentRequiredChecks(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  return [...(schema.dependentRequired ?? [])].flatMap(([name, needed]) =>
    ifStatement(
      isPresent(memberExpression(site, name)),
      needed.map((other) => {
        const limit = arrayText([other, name].map(stringLiteral));
        return check(isPresent(memberExpression(site, other)), problemAt(site, "dependentRequired", limit));
      }),
    ),
  );
}

function dependentSchemaChecks(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  return [...(schema.dependentSchemas ?? [])].flatMap(([name, to]) => {
    const inner = { ...site, isLast: false, nesting: site.nesting + 1, label: innerLabel(site.label, "With", name) };
    const there = siteAt(inner, { from: schema, to, way: ["dependentSchemas", name] });
    return ifStatement(isPresent(memberExpression(site, name)), schemaStatements(to, there));
  });
}

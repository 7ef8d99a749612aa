import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import type { HiddenNames } from "../../model/json-schema/schema-view.js";
import { groupOf, groupOfType, type Group } from "./groups.js";
import { hiddenAt, type EmitContext } from "./emit-context.js";

/** A value that `===` compares. */
export type Scalar = string | number | boolean | null;

/** The facts that are certain of every value that matches a schema; of members, where the value is an object. */
export interface BranchFacts {
  /** The types that are possible; undefined when the value may be anything, also what JSON cannot say. */
  readonly groups: ReadonlySet<Group> | undefined;
  /** Names of members that are present in each of these values. */
  readonly required: ReadonlySet<string>;
  /** Members that have one of some values wherever they are present. */
  readonly constants: ReadonlyMap<string, readonly Scalar[]>;
  /** True for members that are absent. */
  readonly forbids: (name: string) => boolean;
}

/** Schemas that are looked at for one branch; beyond them nothing is known, which is always right. */
const maxSteps = 1_000;

/** More values tell no branch from another for less than trying it costs. */
const maxConstants = 200;

/** The facts of a branch where it applies. Properties that its direction hides are not asked for, so they are not required. */
export function branchFacts(branch: JsonSchema, site: EmitContext): BranchFacts {
  const steps = { left: maxSteps };
  const open = new Set<JsonSchema>();
  const { groups, ...facts } = factsOf(branch, site.around);
  return { ...facts, groups: common(groups, site.known.groups) };

  function factsOf(schema: JsonSchema, around: HiddenNames): BranchFacts {
    if (schema.boolean === false) return { ...nothingKnown, groups: new Set() };
    steps.left -= 1;
    if (steps.left < 0 || open.has(schema)) return nothingKnown;
    open.add(schema);
    const hidden = hiddenAt(schema, { ...site, around });
    const parts = [...(schema.ref === undefined ? [] : [schema.ref.target]), ...(schema.allOf ?? [])];
    const choices = [schema.anyOf ?? [], schema.oneOf ?? []].filter((branches) => branches.length > 0);
    const facts = [
      factsOfKeywords(schema, hidden),
      ...parts.map((part) => factsOf(part, hidden)),
      ...choices.map((branches) => branches.map((choice) => factsOf(choice, hidden)).reduce(either)),
    ].reduce(both);
    open.delete(schema);
    return facts;
  }

  function factsOfKeywords(schema: JsonSchema, hidden: HiddenNames): BranchFacts {
    const { properties, additionalProperties, patternProperties, not } = schema;
    const isClosed = additionalProperties?.boolean === false && patternProperties === undefined;
    const excluded = not?.required?.length === 1 && Object.keys(not).length === 2 ? not.required[0] : undefined;
    const constants = [...(properties ?? [])].map(([name, property]) => [name, constantsOf(property)] as const);
    const listed = schema.const === undefined ? schema.enum : [schema.const.value];
    return {
      groups: common(schema.types && new Set(schema.types.map(groupOfType)), listed && new Set(listed.map(groupOf))),
      required: new Set(schema.required?.filter((name) => !hidden.has(name))),
      constants: new Map(constants.filter((pair): pair is [string, readonly Scalar[]] => pair[1] !== undefined)),
      forbids: (name) =>
        name === excluded || properties?.get(name)?.boolean === false || (isClosed && properties?.has(name) !== true),
    };
  }

  /** The values that a member can have, when a list says so. */
  function constantsOf(schema: JsonSchema): readonly Scalar[] | undefined {
    steps.left -= 1;
    if (steps.left < 0) return undefined;
    const values = schema.const === undefined ? schema.enum : [schema.const.value];
    if (values !== undefined) return values.length <= maxConstants && values.every(isScalar) ? values : undefined;
    const parts = [...(schema.ref === undefined ? [] : [schema.ref.target]), ...(schema.allOf ?? [])];
    for (const part of parts) {
      const found = constantsOf(part);
      if (found !== undefined) return found;
    }
    const choices = (schema.oneOf ?? schema.anyOf)?.map(constantsOf);
    return choices?.every((constants) => constants !== undefined) === true ? choices.flat() : undefined;
  }
}

function isScalar(value: JsonValue): value is Scalar {
  return typeof value !== "object" || value === null;
}

const nothingKnown: BranchFacts = {
  groups: undefined,
  required: new Set(),
  constants: new Map(),
  forbids: () => false,
};

/** The facts of a value that matches two schemas. */
function both(a: BranchFacts, b: BranchFacts): BranchFacts {
  const constants = new Map(a.constants);
  for (const [name, values] of b.constants) {
    const others = constants.get(name);
    constants.set(name, others === undefined ? values : values.filter((value) => others.includes(value)));
  }
  return {
    groups: common(a.groups, b.groups),
    required: new Set([...a.required, ...b.required]),
    constants,
    forbids: (name) => a.forbids(name) || b.forbids(name),
  };
}

/** The facts of a value that matches one of two schemas. */
function either(a: BranchFacts, b: BranchFacts): BranchFacts {
  const constants = [...a.constants].flatMap(([name, values]) => {
    const others = b.constants.get(name);
    return others === undefined ? [] : [[name, [...new Set([...values, ...others])]] as const];
  });
  return {
    groups: a.groups && b.groups && new Set([...a.groups, ...b.groups]),
    required: new Set([...a.required].filter((name) => b.required.has(name))),
    constants: new Map(constants),
    forbids: (name) => a.forbids(name) && b.forbids(name),
  };
}

function common(a: BranchFacts["groups"], b: BranchFacts["groups"]): BranchFacts["groups"] {
  return a && b ? new Set([...a].filter((group) => b.has(group))) : (a ?? b);
}

import type { KeywordsAbout, KeywordType } from "../../model/json-schema/keywords.js";
import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import { hiddenNames, nothingHidden, type HiddenNames } from "../../model/json-schema/schema-view.js";
import type { FormatLevel } from "../../settings/format-levels.js";
import type { Direction } from "../../plan/plan.js";
import type { Condition } from "../body/condition.js";
import { stringLiteral } from "../../text/literals.js";
import { callText } from "../body/expression-texts.js";
import type { Group } from "./groups.js";
import type { Names } from "./names.js";
import type { RuleName } from "./rules.js";
import type { Statement } from "./statement.js";

/** Requests that the code of one module can make; see `validator-module.ts`. */
export interface ValidatorModule {
  /** A function of a runtime module, imported. */
  runtime(module: string, name: string): string;
  /** The function that checks a schema: "checkOrder". */
  checkName(target: CallTarget): string;
  /** The function that notes which members or items a schema evaluates: "markOrderMembers". */
  markName(target: CallTarget, what: "members" | "items"): string;
  /** The function that returns the secrets of a schema: "secretsOfOrder". */
  secretsName(schema: JsonSchema): string;
  /** True when a cycle of references can be reached from a schema, so that its functions count their depth. */
  recurs(schema: JsonSchema): boolean;
  /** True when one value may be asked about a schema so often that the answer is remembered. */
  isRevisited(schema: JsonSchema): boolean;
  /** True for a schema that is written once for several places: see `shapes.ts`. */
  isShared(schema: JsonSchema): boolean;
  /**
   * A constant of the module; the same value gives the same constant. `used`: names of the runtime in its value. `note`:
   * what the head of the module says of it.
   */
  constant(wish: string, type: string, value: string, used?: readonly string[], note?: string): string;
  /** A constant of the module that holds branches of a choice: `list` names functions of this module. */
  branches(wish: string, list: string): string;
  /** See `schemaStatements`. */
  statements(schema: JsonSchema, site: EmitContext): readonly Statement[];
  /** See `schemaCondition`. */
  condition(schema: JsonSchema, site: EmitContext): Condition;
  /** The name of a schema that has one, and so functions of its own. */
  typeName(schema: JsonSchema): string | undefined;
  /** The checks of formats. */
  readonly formats: FormatLevel;
  /** True for a schema of integers that are bigints where a double cannot hold them. */
  hasLongs(schema: JsonSchema): boolean;
  /** True for a schema whose texts are dates in memory: they are read whatever the setting for formats. */
  hasDates(schema: JsonSchema): boolean;
  /** The type that variables for items are given; none where a body is run as it is. */
  readonly itemType: string | undefined;
  /** The place where a schema was written, as `schemaPath` of problems tells it: "#/components/schemas/Order". */
  schemaPath(schema: JsonSchema): string;
}

/** A schema, seen from one side. `label` names its functions unless the schema has a name of its own. */
export interface CallTarget {
  readonly schema: JsonSchema;
  /** The side that it is seen from; undefined where both sides see the same. */
  readonly direction: Direction | undefined;
  /** The beginning of names: "OrderLinesItem". */
  readonly label: string;
  /** Names of members that schemas around this one hide on this side. */
  readonly around: HiddenNames;
}

/** One place in the code: which variable holds the value that a schema is about, and what is known of it there. */
export interface EmitContext {
  readonly module: ValidatorModule;
  /** The variables of the function that is being written. */
  readonly locals: Names;
  readonly direction: Direction | undefined;
  readonly label: string;
  readonly around: HiddenNames;
  /** The variable. */
  readonly value: string;
  /** The expression by which problems of the value are recorded: `to`, `to?.at("name")`. */
  readonly to: string;
  /** Knowledge of the compiler about the variable's type here. */
  readonly known: Knowledge;
  /** True when no code that comes later looks at the variable again. */
  readonly isLast: boolean;
  /** The number of blocks around this place in its function. */
  readonly nesting: number;
}

/** Facts that are known of a value where a check is written, so that they are not checked again. */
export interface Knowledge {
  /** The types that the value can have; absent where nothing is known. */
  readonly groups?: ReadonlySet<Group>;
  /** The variable equals one of these. */
  readonly constants?: readonly JsonValue[];
}

/** The checks of a schema on the value at a site. Schemas that have functions of their own are called. */
export function schemaStatements(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  return site.module.statements(schema, site);
}

/**
 * The condition that the value at a site matches a schema, as an expression: written out when it is short, else a call.
 */
export function schemaCondition(schema: JsonSchema, site: EmitContext): Condition {
  return site.module.condition(schema, site);
}

/** Checks of each keyword about a type, or about every value, in the order in which they are made. */
export type KeywordChecks<Type extends KeywordType | undefined> = {
  readonly [Name in KeywordsAbout<Type>]: (schema: JsonSchema, site: EmitContext) => readonly Statement[];
};

/** For keywords that are checked together with another of their list. */
export const checkedAlong = (): readonly Statement[] => [];

/** The expression that records a problem of the value at a site, by a rule (see `rules.ts`): `to?.report("maxLength", value, 3)`. */
export function problemAt(
  { value, to }: EmitContext,
  rule: RuleName,
  ...limits: readonly (string | undefined)[]
): string {
  return `${optional(to)}.${callText("report", stringLiteral(rule), value, ...limits)}`;
}

/** A place to record problems, as an expression whose members can be asked for where problems are not recorded. */
export function optional(to: string): string {
  return to === "to" ? "to?" : to;
}

/** The members that nobody is asked for where a schema applies. */
export function hiddenAt(schema: JsonSchema, { direction, around }: EmitContext): HiddenNames {
  if (direction === undefined) return nothingHidden;
  return hiddenNames(schema, { direction: direction === "request" ? "sent" : "read" }, around);
}

/** The same variable with other knowledge. */
export function knowing(site: EmitContext, known: Knowledge): EmitContext {
  return { ...site, known };
}

/** The site of a member or item, held in a variable of its own; `siteAt` begins the step to it. */
export function innerSite(site: EmitContext, value: string, label: string): EmitContext {
  return { ...site, value, label, around: nothingHidden, known: {}, isLast: true, nesting: site.nesting + 1 };
}

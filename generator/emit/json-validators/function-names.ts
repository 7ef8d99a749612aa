import type { JsonSchema } from "../../model/json-schema/schema.js";
import { nothingHidden } from "../../model/json-schema/schema-view.js";
import {
  viewFor,
  type Direction,
  type InterfacePlan,
  type NamedSchema,
  type SchemaViewNames,
} from "../../plan/plan.js";
import { createNames, type Names } from "./names.js";
import type { Shapes } from "./shapes.js";
import { structureName } from "./structure-name.js";
import type { CallTarget } from "./emit-context.js";

/** A function of a schema by its task. */
export type FunctionKind = keyof typeof prefixes;

const prefixes = {
  check: "check",
  members: "markMembers",
  items: "markItems",
  secrets: "secretsOf",
} as const;

/** The prefixes of functions that are not exported. */
export const innerPrefixes: readonly string[] = Object.values(prefixes);

/** The name of a function; `begun` is what it is to be written for, where nobody asked for the function before. */
export interface NamedFunction {
  readonly name: string;
  /** Absent where somebody has asked for the function before. */
  readonly begun?: CallTarget;
}

/** Names of the functions of schemas. Schemas of one shape share a function, and so do sides from which a schema looks the same. */
export class FunctionNames {
  /** All names of the module: those of named schemas are theirs, whatever is asked for first. */
  readonly all: Names;
  private readonly functions = new Map<JsonSchema, Map<string, string>>();
  /** Functions by the shapes of their schemas. */
  private readonly byShape = new Map<string, string>();

  constructor(
    private readonly plan: InterfacePlan,
    private readonly shapes: Shapes,
  ) {
    this.all = createNames(
      [...plan.schemas, ...(plan.answers?.named ?? [])].flatMap(({ isTypeOnly, views }) =>
        isTypeOnly === true ? [] : views.flatMap(namesOfView),
      ),
    );
  }

  /** The function of a schema for a task. */
  of(kind: FunctionKind, target: CallTarget): NamedFunction {
    const view = viewOf(this.plan, target);
    const direction = view === undefined ? target.direction : directionOf(view);
    const key = `${kind} ${direction ?? ""}`;
    const known = this.functions.get(target.schema) ?? new Map<string, string>();
    const before = known.get(key);
    if (before !== undefined) return { name: before };
    const label = view === undefined ? this.innerLabel(target) : labelOf(view);
    const around = view === undefined ? target.around : nothingHidden;
    const shape = view === undefined ? this.shapes.numberOf(target.schema) : undefined;
    const shapeKey = `${key} ${shape} ${JSON.stringify([...around].sort())}`;
    const twin = shape === undefined ? undefined : this.byShape.get(shapeKey);
    const wish = prefixes[kind] + label;
    const name = twin ?? (view === undefined ? this.all.take(wish) : wish);
    this.functions.set(target.schema, known.set(key, name));
    if (twin !== undefined) return { name };
    if (shape !== undefined) this.byShape.set(shapeKey, name);
    return { name, begun: { schema: target.schema, direction, label, around } };
  }

  /** A function of several places is named by its structure: none of the places has more to do with it than the others. */
  private innerLabel({ schema, label }: CallTarget): string {
    if (!this.shapes.isRepeated(schema)) return label;
    return structureName(schema, (part) => functionOwner(this.plan, part)?.views[0]?.typeName);
  }
}

/** "isOrder" -> "Order": what the names of a view's functions end in. */
export function labelOf(view: SchemaViewNames): string {
  return view.guardName.replace(/^is/, "");
}

function namesOfView(view: SchemaViewNames): readonly string[] {
  return innerPrefixes.map((prefix) => prefix + labelOf(view));
}

/** The named schema of a node that has functions under its name. */
export function functionOwner(plan: InterfacePlan, schema: JsonSchema): NamedSchema | undefined {
  const named = plan.schemaName(schema);
  return named?.isTypeOnly === true ? undefined : named;
}

function viewOf(plan: InterfacePlan, { schema, direction }: CallTarget): SchemaViewNames | undefined {
  const named = functionOwner(plan, schema);
  return named === undefined ? undefined : viewFor(named, direction ?? "response");
}

/** The direction of a view; undefined for the view of both. */
export function directionOf(view: SchemaViewNames): Direction | undefined {
  return view.kind === "both" ? undefined : view.kind;
}

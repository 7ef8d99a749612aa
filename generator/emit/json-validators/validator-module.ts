import type { JsonSchema } from "../../model/json-schema/schema.js";
import { viewFor, type Direction, type InterfacePlan, type SchemaView } from "../../plan/plan.js";
import { runtimeType, runtimeValue, type ModuleBuilder } from "../module-builder.js";
import { codeLines, type Code } from "./code.js";
import { checkFunction, collectFunction, markFunction } from "./functions.js";
import { createNames } from "./names.js";
import { writeCondition } from "./schema-condition.js";
import { bodyStatements, writeStatements } from "./schema-statements.js";
import type { CallTarget, Site, ValidatorModule } from "./site.js";
import { collectBody, fastBody } from "./statement.js";
import { markStatements } from "./unevaluated-marks.js";

/** The functions of one validators module, written as they are asked for. */
export interface ValidatorFunctions extends ValidatorModule {
  /** Adds the functions that were asked for since the last time, and what they ask for in turn. */
  flush(): void;
}

type FunctionKind = keyof typeof prefixes;

const prefixes = { check: "check", collect: "collect", members: "markMembers", items: "markItems" } as const;

interface Pending {
  readonly kind: FunctionKind;
  readonly name: string;
  readonly target: CallTarget;
}

export function createValidatorFunctions(
  plan: InterfacePlan,
  builder: ModuleBuilder,
  recurring: ReadonlySet<JsonSchema>,
): ValidatorFunctions {
  // The names of named schemas are theirs, whatever is asked for first.
  const names = createNames(plan.schemas.flatMap((named) => named.views.flatMap(namesOfView)));
  const given = new Map<JsonSchema, Map<string, string>>();
  const constants = new Map<string, string>();
  const pending: Pending[] = [];

  const module: ValidatorFunctions = {
    runtime: (file, name) => builder.use(runtimeValue(file, name)),
    checkName: (target) => functionName("check", target),
    collectName: (target) => functionName("collect", target),
    markName: (target, what) => functionName(what, target),
    recurs: (schema) => recurring.has(schema),
    constant(wish, type, value) {
      const known = constants.get(`${type} ${value}`);
      if (known !== undefined) return known;
      const name = names.take(wish.charAt(0).toLowerCase() + wish.slice(1));
      constants.set(`${type} ${value}`, name);
      builder.add({ kind: "const", name, exported: false, type, value });
      return name;
    },
    statements: writeStatements,
    condition: writeCondition,
    typeName: (schema) => plan.schemaName(schema)?.views[0]?.typeName,
    flush() {
      for (let next = pending.shift(); next !== undefined; next = pending.shift()) writeFunction(next);
    },
  };
  return module;

  function functionName(kind: FunctionKind, asked: CallTarget): string {
    const view = viewOf(plan, asked);
    const direction = view === undefined ? asked.direction : directionOf(view);
    const key = `${kind} ${direction ?? ""}`;
    const known = given.get(asked.schema) ?? new Map<string, string>();
    const before = known.get(key);
    if (before !== undefined) return before;
    const label = view === undefined ? asked.label : labelOf(view);
    const name = view === undefined ? names.take(prefixes[kind] + label) : prefixes[kind] + label;
    given.set(asked.schema, known.set(key, name));
    pending.push({ kind, name, target: { schema: asked.schema, direction, label } });
    return name;
  }

  function writeFunction({ kind, name, target }: Pending): void {
    const site = rootSite(module, target);
    const isDeep = recurring.has(target.schema);
    const depth: readonly Code[] = isDeep ? [{ kind: "line", text: depthGuard(kind) }] : [];
    switch (kind) {
      case "check":
        return builder.add(
          checkFunction(name, isDeep, codeLines([...depth, ...fastBody(bodyStatements(target.schema, site))])),
        );
      case "collect": {
        const body = codeLines([...depth, ...collectBody(bodyStatements(target.schema, site))]);
        return builder.add(
          collectFunction(name, isDeep, builder.use(runtimeType("json-problems", "JsonProblems")), body),
        );
      }
      case "members":
      case "items": {
        const body = codeLines([
          ...depth,
          ...collectBody(
            markStatements(target.schema, kind, { ...site, locals: createNames(["evaluated"]) }, "evaluated", {
              isInner: true,
            }),
          ),
        ]);
        return builder.add(markFunction(name, kind, isDeep, body));
      }
    }
  }

  function depthGuard(kind: FunctionKind): string {
    return kind === "collect"
      ? `if (depth > ${module.runtime("json-problems", "maxDepth")}) return problems.tooDeep(path);`
      : `${module.runtime("json-validate", "requireDepth")}(depth);`;
  }
}

/** "isOrder" -> "Order": what the names of a view's functions end in. */
export function labelOf(view: SchemaView): string {
  return view.guardName.replace(/^is/, "");
}

function namesOfView(view: SchemaView): readonly string[] {
  return Object.values(prefixes).map((prefix) => prefix + labelOf(view));
}

function viewOf(plan: InterfacePlan, { schema, direction }: CallTarget): SchemaView | undefined {
  const named = plan.schemaName(schema);
  return named === undefined ? undefined : viewFor(named, direction ?? "response");
}

export function directionOf(view: SchemaView): Direction | undefined {
  return view.kind === "both" ? undefined : view.kind;
}

function rootSite(module: ValidatorModule, target: CallTarget): Site {
  return {
    module,
    locals: createNames(),
    direction: target.direction,
    label: target.label,
    value: "value",
    path: [{ code: "path" }],
    known: {},
    isLast: true,
    nesting: 0,
  };
}

import type { JsonSchema } from "../../model/json-schema/schema.js";
import { viewFor, type Direction, type InterfacePlan, type SchemaView } from "../../plan/plan.js";
import type { FunctionDef } from "../declarations.js";
import { runtimeType, runtimeValue, type ModuleBuilder } from "../module-builder.js";
import { codeLines, type Code } from "./code.js";
import { checkFunction, collectFunction, markFunction } from "./functions.js";
import { createNames } from "./names.js";
import { writeCondition } from "./schema-condition.js";
import { bodyStatements, writeStatements } from "./schema-statements.js";
import { nothingAround, type CallTarget, type Site, type ValidatorModule } from "./site.js";
import { collectBody, fastBody } from "./statement.js";
import { markStatements } from "./unevaluated-marks.js";
import { wordsOfCode } from "./words-of-code.js";

/** The functions of one validators module. What they ask for is added when their finished text really uses it. */
export interface ValidatorFunctions extends ValidatorModule {
  /** Adds a function, then everything that its text uses and that is not there yet. */
  add(definition: FunctionDef): void;
}

type FunctionKind = keyof typeof prefixes;

const prefixes = { check: "check", collect: "collect", members: "markMembers", items: "markItems" } as const;

export function createValidatorFunctions(
  plan: InterfacePlan,
  builder: ModuleBuilder,
  recurring: ReadonlySet<JsonSchema>,
): ValidatorFunctions {
  // The names of named schemas are theirs, whatever is asked for first.
  const names = createNames(plan.schemas.flatMap((named) => named.views.flatMap(namesOfView)));
  const functions = new Map<JsonSchema, Map<string, string>>();
  const constants = new Map<string, string>();
  /** What a name stands for until a text uses it. */
  const promised = new Map<string, () => void>();

  const module: ValidatorFunctions = {
    runtime(file, name) {
      promised.set(name, () => void builder.use(runtimeValue(file, name)));
      return name;
    },
    checkName: (target) => functionName("check", target),
    collectName: (target) => functionName("collect", target),
    markName: (target, what) => functionName(what, target),
    recurs: (schema) => recurring.has(schema),
    constant(wish, type, value) {
      const known = constants.get(`${type} ${value}`);
      if (known !== undefined) return known;
      const name = names.take(wish.charAt(0).toLowerCase() + wish.slice(1));
      constants.set(`${type} ${value}`, name);
      promised.set(name, () => {
        provide(value);
        builder.add({ kind: "const", name, exported: false, type, value });
      });
      return name;
    },
    statements: writeStatements,
    condition: writeCondition,
    typeName: (schema) => plan.schemaName(schema)?.views[0]?.typeName,
    add(definition) {
      const pending = [definition];
      for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
        provide(next.body);
        builder.add(next);
        pending.push(...written.splice(0));
      }
    },
  };
  /** Functions that a text asked for and that are to be added after it. */
  const written: FunctionDef[] = [];
  return module;

  /** Adds what a finished text uses. */
  function provide(code: string): void {
    for (const word of wordsOfCode(code)) {
      const add = promised.get(word);
      promised.delete(word);
      add?.();
    }
  }

  function functionName(kind: FunctionKind, asked: CallTarget): string {
    const view = viewOf(plan, asked);
    const direction = view === undefined ? asked.direction : directionOf(view);
    const key = `${kind} ${direction ?? ""}`;
    const known = functions.get(asked.schema) ?? new Map<string, string>();
    const before = known.get(key);
    if (before !== undefined) return before;
    const label = view === undefined ? asked.label : labelOf(view);
    const around = view === undefined ? asked.around : nothingAround;
    const name = view === undefined ? names.take(prefixes[kind] + label) : prefixes[kind] + label;
    functions.set(asked.schema, known.set(key, name));
    promised.set(name, () => void written.push(writeFunction(kind, name, { ...asked, direction, label, around })));
    return name;
  }

  function writeFunction(kind: FunctionKind, name: string, target: CallTarget): FunctionDef {
    const isDeep = recurring.has(target.schema);
    const text = (body: readonly Code[]): readonly string[] =>
      codeLines(isDeep ? [{ kind: "line", text: depthGuard(kind) }, ...body] : body);
    switch (kind) {
      case "check":
        return checkFunction(name, isDeep, text(fastBody(bodyStatements(target.schema, rootSite(module, target)))));
      case "collect": {
        const body = text(collectBody(bodyStatements(target.schema, rootSite(module, target))));
        return collectFunction(name, isDeep, builder.use(runtimeType("json-problems", "JsonProblems")), body);
      }
      case "members":
      case "items": {
        const marks = markStatements(target.schema, kind, rootSite(module, target), evaluated, { isInner: true });
        return markFunction(name, kind, isDeep, text(collectBody(marks)));
      }
    }
  }

  function depthGuard(kind: FunctionKind): string {
    return kind === "collect"
      ? "if (problems.isExhausted(path, depth)) return;"
      : `${module.runtime("json-validate", "requireLimits")}(depth);`;
  }
}

/** The Set that functions which mark are given. */
const evaluated = "evaluated";

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
    locals: createNames([evaluated]),
    direction: target.direction,
    label: target.label,
    around: target.around,
    value: "value",
    path: [{ code: "path" }],
    known: {},
    isLast: true,
    nesting: 0,
  };
}

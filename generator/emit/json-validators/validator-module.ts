import type { JsonSchema } from "../../model/json-schema/schema.js";
import { nothingHidden } from "../../model/json-schema/schema-view.js";
import { viewFor, type Direction, type InterfacePlan, type SchemaView } from "../../plan/plan.js";
import { stringLiteral } from "../../text/literals.js";
import { runtimeType, runtimeValue, type ModuleBuilder } from "../module-builder.js";
import { constant, type FunctionDeclarationStructure } from "../structures.js";
import { codeLines, codeText, type Code } from "../body/code.js";
import { schemaPath } from "./schema-path.js";
import { collectBody } from "./collecting-path.js";
import { fastBody } from "./fast-path.js";
import { checkFunction, collectFunction, markFunction, secretsFunction } from "./functions.js";
import { createNames } from "./names.js";
import { writeCondition } from "./schema-condition.js";
import { bodyStatements, writeStatements } from "./schema-statements.js";
import { createHoldsSecrets, secretWays } from "./secrets.js";
import { shapesOf } from "./shapes.js";
import { type CallTarget, type Site, type ValidatorModule } from "./site.js";
import { markStatements } from "./unevaluated-marks.js";
import { usedNames } from "../body/uses-name.js";

/** The functions of one validators module. Imports that they ask for are added when their finished text really uses them. */
export interface ValidatorFunctions extends ValidatorModule {
  /** Adds a function, then everything that its text uses and that is not there yet. */
  add(write: () => FunctionDeclarationStructure): void;
}

type FunctionKind = keyof typeof prefixes;

const prefixes = {
  check: "check",
  collect: "collect",
  members: "markMembers",
  items: "markItems",
  secrets: "secretsOf",
} as const;

/** The prefixes of functions that are not exported. */
export const innerPrefixes: readonly string[] = Object.values(prefixes);

/** Begins the functions of a module of validators: each is written when something asks for it first. */
export function createValidatorFunctions(
  plan: InterfacePlan,
  builder: ModuleBuilder,
  recurring: ReadonlySet<JsonSchema>,
  revisited: ReadonlySet<JsonSchema>,
  roots: readonly JsonSchema[],
): ValidatorFunctions {
  const shapes = shapesOf(roots, (schema) => plan.schemaName(schema) !== undefined || revisited.has(schema));
  // The names of named schemas are theirs, whatever is asked for first.
  const names = createNames(
    [...plan.schemas, ...(plan.answers?.named ?? [])].flatMap((named) => named.views.flatMap(namesOfView)),
  );
  const functions = new Map<JsonSchema, Map<string, string>>();
  /** Functions by the shapes of their schemas. */
  const byShape = new Map<string, string>();
  const constants = new Map<string, string>();
  /** The declaration behind a name, until a text uses it. */
  const promised = new Map<string, () => void>();
  /** The names that the text in the making asked for; it may leave some of them out. */
  const asked = new Set<string>();
  /** Functions that a text uses and that are to be written after it. */
  const wanted: (() => FunctionDeclarationStructure)[] = [];
  const ask = (name: string): string => {
    asked.add(name);
    return name;
  };
  const runtimeNames = new Set<string>();

  const module: ValidatorFunctions = {
    runtime(file, name) {
      if (!runtimeNames.has(name)) promised.set(name, () => void builder.use(runtimeValue(file, name)));
      runtimeNames.add(name);
      return ask(name);
    },
    checkName: (target) => functionName("check", target),
    collectName: (target) => functionName("collect", target),
    markName: (target, what) => functionName(what, target),
    // The same from both sides.
    secretsName: (schema) =>
      functionName("secrets", { schema, direction: undefined, label: "Part", around: nothingHidden }),
    holdsSecrets: createHoldsSecrets(),
    recurs: (schema) => recurring.has(schema),
    isRevisited: (schema) => revisited.has(schema),
    isLarge: shapes !== undefined,
    isShared: (schema) => shapes?.isShared(schema) === true,
    constant(wish, type, value, used = [], note) {
      const known = constants.get(`${type} ${value}`);
      if (known !== undefined) return ask(known);
      const name = names.take(constantName(wish));
      constants.set(`${type} ${value}`, name);
      promised.set(name, () => {
        used.forEach(provide);
        if (note !== undefined) builder.note(note);
        builder.add(constant({ name, type, initializer: value }));
      });
      return ask(name);
    },
    branches(wish, list) {
      const known = constants.get(list);
      if (known !== undefined) return ask(known);
      const name = names.take(constantName(wish));
      constants.set(list, name);
      const used = usedNames(list, [...asked]);
      promised.set(name, () => {
        used.forEach(provide);
        const type = `readonly ${builder.use(runtimeType("json/meant-branch", "JsonBranch"))}[]`;
        builder.add(constant({ name, type, initializer: list }));
      });
      return ask(name);
    },
    statements: writeStatements,
    condition: writeCondition,
    typeName: (schema) => plan.schemaName(schema)?.views[0]?.typeName,
    formats: plan.formats,
    hasLongs: (schema) => plan.forms?.integersOf(schema) !== undefined,
    hasDates: (schema) => plan.forms?.hasDates(schema) === true,
    itemType: plan.isRun === true ? undefined : "unknown",
    schemaPath: ({ origin }) => schemaPath(origin, plan.contract),
    add(write) {
      const pending = [write];
      for (const next of pending) {
        const definition = next();
        const names = [...asked];
        asked.clear();
        for (const name of usedNames(definition.statements, names)) provide(name);
        builder.add(definition);
        pending.push(...wanted.splice(0));
      }
    },
  };
  return module;

  function provide(name: string): void {
    const add = promised.get(name);
    promised.delete(name);
    add?.();
  }

  function functionName(kind: FunctionKind, target: CallTarget): string {
    const view = viewOf(plan, target);
    const direction = view === undefined ? target.direction : directionOf(view);
    const key = `${kind} ${direction ?? ""}`;
    const known = functions.get(target.schema) ?? new Map<string, string>();
    const before = known.get(key);
    if (before !== undefined) return ask(before);
    const label = view === undefined ? target.label : labelOf(view);
    const around = view === undefined ? target.around : nothingHidden;
    const shape = view === undefined ? shapes?.numberOf(target.schema) : undefined;
    const shapeKey = `${key} ${shape} ${JSON.stringify([...around].sort())}`;
    const twin = shape === undefined ? undefined : byShape.get(shapeKey);
    const name = twin ?? (view === undefined ? names.take(prefixes[kind] + label) : prefixes[kind] + label);
    functions.set(target.schema, known.set(key, name));
    if (twin !== undefined) return ask(twin);
    if (shape !== undefined) byShape.set(shapeKey, name);
    const own = { schema: target.schema, direction, label, around };
    promised.set(name, () => void wanted.push(() => writeFunction(kind, name, own)));
    return ask(name);
  }

  function writeFunction(kind: FunctionKind, name: string, target: CallTarget): FunctionDeclarationStructure {
    const isDeep = recurring.has(target.schema);
    // Calls of a remembered function are counted where it is called.
    const isGuarded = isDeep && !revisited.has(target.schema);
    const text = (body: readonly Code[]): string =>
      codeText(isGuarded ? [{ kind: "line", text: depthGuard(kind) }, ...body] : body);
    switch (kind) {
      case "secrets": {
        const list = `${module.runtime("json/secrets", "secrets")}(${secretWays(target.schema, module)})`;
        return secretsFunction(name, builder.use(runtimeType("json/secrets", "Secrets")), list);
      }
      case "check":
        return checkFunction(name, isDeep, text(fastBody(bodyStatements(target.schema, rootSite(module, target)))));
      case "collect": {
        const body = text(
          inSchema(target.schema, collectBody(bodyStatements(target.schema, rootSite(module, target)))),
        );
        return collectFunction(name, isDeep, builder.use(runtimeType("json/problems", "JsonProblems")), body);
      }
      case "members":
      case "items": {
        const marks = markStatements(target.schema, kind, rootSite(module, target), evaluated, { isInner: true });
        return markFunction(name, kind, isDeep, text(collectBody(marks)));
      }
    }
  }

  /** The body of a collecting function. One that has a name is called from anywhere, and says where it stands. */
  function inSchema(schema: JsonSchema, body: readonly Code[]): readonly Code[] {
    if (module.typeName(schema) === undefined || body.length === 0) return body;
    const enter = module.runtime("json/problems", "enter");
    const begin = `${enter}(problems, undefined, ${stringLiteral(module.schemaPath(schema))});`;
    return [...codeLines(begin), ...body, ...codeLines(`${module.runtime("json/problems", "leave")}(problems);`)];
  }

  function depthGuard(kind: FunctionKind): string {
    return kind === "collect"
      ? `if (${module.runtime("json/recursion", "exceedsLimits")}(problems, depth)) return;`
      : `${module.runtime("json/recursion", "requireLimits")}(depth);`;
  }
}

/** The Set that functions which mark are given. */
const evaluated = "evaluated";

/** "isOrder" -> "Order": what the names of a view's functions end in. */
export function labelOf(view: SchemaView): string {
  return view.guardName.replace(/^is/, "");
}

function namesOfView(view: SchemaView): readonly string[] {
  return innerPrefixes.map((prefix) => prefix + labelOf(view));
}

function viewOf(plan: InterfacePlan, { schema, direction }: CallTarget): SchemaView | undefined {
  const named = plan.schemaName(schema);
  return named === undefined ? undefined : viewFor(named, direction ?? "response");
}

/** The direction of a view; undefined for the view of both. */
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
    known: {},
    isLast: true,
    nesting: 0,
  };
}

/** The name of a constant that belongs to a schema, which may be called "401". */
function constantName(wish: string): string {
  return /^\d/.test(wish) ? `schema${wish}` : wish.charAt(0).toLowerCase() + wish.slice(1);
}

import type { JsonSchema } from "../../model/json-schema/schema.js";
import { nothingHidden } from "../../model/json-schema/schema-view.js";
import type { InterfacePlan } from "../../plan/plan.js";
import { stringLiteral } from "../../text/literals.js";
import { runtimeType, type ModuleBuilder } from "../module-builder.js";
import { constant, kinds, type FunctionDeclarationStructure, type VariableStatementStructure } from "../structures.js";
import { codeLines, codeText, type Code } from "../body/code.js";
import { callText } from "../body/expression-texts.js";
import { shapeFunction } from "./calls.js";
import { schemaPath } from "./schema-path.js";
import { collectBody } from "./collecting-path.js";
import { fastBody } from "./fast-path.js";
import { FunctionNames, functionOwner, type FunctionKind } from "./function-names.js";
import { checkFunction, collectFunction, markFunction, secretsFunction } from "./functions.js";
import { createNames } from "./names.js";
import { ModuleConstants } from "./module-constants.js";
import { hasShape, shapeText } from "./shape-text.js";
import { PromisedDeclarations } from "./promised-declarations.js";
import { writeCondition } from "./schema-condition.js";
import { bodyStatements, writeStatements } from "./schema-statements.js";
import { secretWays } from "./secrets.js";
import { shapesOf } from "./shapes.js";
import { type CallTarget, type EmitContext, type ValidatorModule } from "./emit-context.js";
import { markStatements } from "./unevaluated-marks.js";

/** The functions of one validators module. Imports that they ask for are added when their finished text really uses them. */
export interface ValidatorFunctions extends ValidatorModule {
  /** Adds a function or a constant, then everything that its text uses and that is not there yet. */
  add(write: () => ValidatorDeclaration): void;
}

type ValidatorDeclaration = FunctionDeclarationStructure | VariableStatementStructure;

/** Begins the functions of a module of validators: each is written when something asks for it first. */
export function createValidatorFunctions(
  plan: InterfacePlan,
  builder: ModuleBuilder,
  recurring: ReadonlySet<JsonSchema>,
  revisited: ReadonlySet<JsonSchema>,
  roots: readonly JsonSchema[],
): ValidatorFunctions {
  const shapes = shapesOf(roots, (schema) => functionOwner(plan, schema) !== undefined || revisited.has(schema));
  const names = new FunctionNames(plan, shapes);
  const declarations = new PromisedDeclarations();
  const constants = new ModuleConstants(builder, names.all, declarations, shapes !== undefined);
  /** Functions that a text uses and that are to be written after it. */
  const wanted: (() => ValidatorDeclaration)[] = [];
  const functionName = (kind: FunctionKind, target: CallTarget): string => {
    const { name, begun } = names.of(kind, target);
    if (begun !== undefined) declarations.promise(name, () => void wanted.push(() => bodies.write(kind, name, begun)));
    return declarations.ask(name);
  };
  const module: ValidatorFunctions = {
    runtime: (file, name) => constants.runtime(file, name),
    checkName: (target) => functionName("check", target),
    collectName: (target) => functionName("collect", target),
    shapeName: (target) =>
      shapes !== undefined && hasShape(target.schema) ? functionName("shape", target) : undefined,
    markName: (target, what) => functionName(what, target),
    // The same from both sides.
    secretsName: (schema) =>
      functionName("secrets", { schema, direction: undefined, label: "Part", around: nothingHidden }),
    recurs: (schema) => recurring.has(schema),
    isRevisited: (schema) => revisited.has(schema),
    isLarge: shapes !== undefined,
    isShared: (schema) => shapes?.isShared(schema) === true,
    constant: (wish, type, value, used, note) => constants.constant(wish, type, value, used, note),
    branches: (wish, list) => constants.branches(wish, list),
    asking: (wish, text) => constants.asking(wish, text),
    statements: writeStatements,
    condition: writeCondition,
    typeName: (schema) => functionOwner(plan, schema)?.views[0]?.typeName,
    formats: plan.formats,
    hasLongs: (schema) => plan.forms?.integersOf(schema) !== undefined,
    hasDates: (schema) => plan.forms?.hasDates(schema) === true,
    itemType: plan.isRun === true ? undefined : "unknown",
    schemaPath: ({ origin }) => schemaPath(origin, plan.contract),
    add(write) {
      const pending = [write];
      for (const next of pending) {
        const definition = next();
        declarations.finish(bodyText(definition));
        builder.add(definition);
        pending.push(...wanted.splice(0));
      }
    },
  };
  const bodies = new FunctionBodies(module, builder, recurring, revisited);
  return module;
}

/** The functions of schemas, each written for one task. */
class FunctionBodies {
  constructor(
    private readonly module: ValidatorModule,
    private readonly builder: ModuleBuilder,
    private readonly recurring: ReadonlySet<JsonSchema>,
    private readonly revisited: ReadonlySet<JsonSchema>,
  ) {}

  write(kind: FunctionKind, name: string, target: CallTarget): ValidatorDeclaration {
    const isDeep = this.recurring.has(target.schema);
    // Calls of a remembered function are counted where it is called.
    const isGuarded = isDeep && !this.revisited.has(target.schema);
    const text = (body: readonly Code[]): string =>
      codeText(isGuarded ? [{ kind: "line", text: this.depthGuard(kind) }, ...body] : body);
    switch (kind) {
      case "secrets": {
        const list = `${this.module.runtime("json/secrets", "secrets")}(${secretWays(target.schema, this.module)})`;
        return secretsFunction(name, this.builder.use(runtimeType("json/secrets", "Secrets")), list);
      }
      case "shape": {
        const { schema } = target;
        const at = this.module.typeName(schema) === undefined ? undefined : this.module.schemaPath(schema);
        const initializer = shapeText(schema, rootSite(this.module, target), at);
        return constant({ name, type: this.builder.use(runtimeType("json/shapes", "ObjectShape")), initializer });
      }
      case "check": {
        const written = (): string => text(fastBody(bodyStatements(target.schema, rootSite(this.module, target))));
        return checkFunction(name, isDeep, this.shapeCall(kind, target) ?? written());
      }
      case "collect": {
        const written = (): string =>
          text(this.inSchema(target.schema, collectBody(bodyStatements(target.schema, rootSite(this.module, target)))));
        const body = this.shapeCall(kind, target) ?? written();
        return collectFunction(name, isDeep, this.builder.use(runtimeType("json/problems", "JsonProblems")), body);
      }
      case "members":
      case "items": {
        const marks = markStatements(target.schema, kind, rootSite(this.module, target), evaluated, { isInner: true });
        return markFunction(name, kind, isDeep, text(collectBody(marks)));
      }
    }
  }

  /** The body of a function whose schema has a shape: the runtime walks it. */
  private shapeCall(kind: "check" | "collect", target: CallTarget): string | undefined {
    const shape = this.module.shapeName(target);
    if (shape === undefined) return undefined;
    const depth = this.recurring.has(target.schema) ? "depth" : undefined;
    if (kind === "check")
      return `return ${callText(shapeFunction(this.module, "acceptsShape"), "value", shape, depth)};`;
    return `${callText(shapeFunction(this.module, "visitShape"), "value", "problems", shape, depth)};`;
  }

  /** The body of a collecting function. One that has a name is called from anywhere, and says where it stands. */
  private inSchema(schema: JsonSchema, body: readonly Code[]): readonly Code[] {
    if (this.module.typeName(schema) === undefined || body.length === 0) return body;
    const enter = this.module.runtime("json/problems", "enter");
    const begin = `${enter}(problems, undefined, ${stringLiteral(this.module.schemaPath(schema))});`;
    return [...codeLines(begin), ...body, ...codeLines(`${this.module.runtime("json/problems", "leave")}(problems);`)];
  }

  private depthGuard(kind: FunctionKind): string {
    return kind === "collect"
      ? `if (${this.module.runtime("json/recursion-limits", "exceedsLimits")}(problems, depth)) return;`
      : `${this.module.runtime("json/recursion-limits", "requireLimits")}(depth);`;
  }
}

function bodyText(definition: ValidatorDeclaration): string {
  if (definition.kind === kinds.function) return definition.statements;
  return definition.declarations.map(({ initializer }) => initializer).join("\n");
}

/** The Set that functions which mark are given. */
const evaluated = "evaluated";

function rootSite(module: ValidatorModule, target: CallTarget): EmitContext {
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

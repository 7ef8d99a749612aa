import type { JsonSchema } from "../../model/json-schema/schema.js";
import { nothingHidden } from "../../model/json-schema/schema-view.js";
import type { InterfacePlan } from "../../plan/plan.js";
import { stringLiteral } from "../../text/literals.js";
import { runtimeType, type ModuleBuilder } from "../module-builder.js";
import { kinds, type FunctionDeclarationStructure, type VariableStatementStructure } from "../structures.js";
import { codeLines, codeText, codeUses, type Code } from "../body/code.js";
import { schemaPath } from "./schema-path.js";
import { bodyCode, functionBody } from "./function-body.js";
import { FunctionNames, functionOwner, type FunctionKind } from "./function-names.js";
import { checkFunction, markFunction, secretsFunction } from "./functions.js";
import { createNames } from "./names.js";
import { ModuleConstants } from "./module-constants.js";
import { PromisedDeclarations } from "./promised-declarations.js";
import { writeCondition } from "./schema-condition.js";
import { bodyStatements, writeStatements } from "./schema-statements.js";
import { secretWays } from "./secrets.js";
import { shapesOf } from "./shapes.js";
import { type CallTarget, type EmitContext, type ValidatorModule } from "./emit-context.js";
import { markStatements } from "./unevaluated-marks.js";
import { UsedRules } from "./used-rules.js";

/** The functions of one validators module. Imports that they ask for are added when their finished text really uses them. */
export interface ValidatorFunctions extends ValidatorModule {
  /** Adds a function or a constant, then everything that its text uses and that is not there yet. */
  add(write: () => ValidatorDeclaration): void;
  /** Adds the check of a schema, unless it is there. */
  addCheck(target: CallTarget): void;
  /** The constant with the rules that record what a check finds, which was added before. */
  rulesName(target: CallTarget): string;
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
  const rules = new UsedRules();
  const constants = new ModuleConstants(builder, names.all, declarations, (name, text, used) =>
    rules.add(name, text, used),
  );
  /** Functions that a text uses and that are to be written after it. */
  const wanted: (() => ValidatorDeclaration)[] = [];
  const functionName = (kind: FunctionKind, target: CallTarget): string => {
    const { name, begun } = names.of(kind, target);
    if (begun !== undefined) declarations.promise(name, () => void wanted.push(() => bodies.write(kind, name, begun)));
    return declarations.ask(name);
  };
  const addAll = (pending: (() => ValidatorDeclaration)[]): void => {
    for (const next of pending) {
      const definition = next();
      const text = bodyText(definition);
      rules.add(nameOf(definition), text, declarations.finish(text));
      builder.add(definition);
      pending.push(...wanted.splice(0));
    }
  };
  const module: ValidatorFunctions = {
    runtime: (file, name) => constants.runtime(file, name),
    checkName: (target) => functionName("check", target),
    markName: (target, what) => functionName(what, target),
    // The same from both sides.
    secretsName: (schema) =>
      functionName("secrets", { schema, direction: undefined, label: "Part", around: nothingHidden }),
    recurs: (schema) => recurring.has(schema),
    isRevisited: (schema) => revisited.has(schema),
    isShared: (schema) => shapes.isShared(schema),
    constant: (wish, type, value, used, note) => constants.constant(wish, type, value, used, note),
    branches: (wish, list) => constants.branches(wish, list),
    statements: writeStatements,
    condition: writeCondition,
    typeName: (schema) => functionOwner(plan, schema)?.views[0]?.typeName,
    formats: plan.formats,
    hasLongs: (schema) => plan.forms?.integersOf(schema) !== undefined,
    hasDates: (schema) => plan.forms?.hasDates(schema) === true,
    itemType: plan.isRun === true ? undefined : "unknown",
    schemaPath: ({ origin }) => schemaPath(origin, plan.contract),
    rulesName: (target) => constants.rules(`${target.label}Rules`, rules.of(module.checkName(target))),
    add: (write) => addAll([write]),
    addCheck(target) {
      declarations.provide(module.checkName(target));
      addAll(wanted.splice(0));
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
    switch (kind) {
      case "secrets": {
        const list = `${this.module.runtime("json/secrets", "secrets")}(${secretWays(target.schema, this.module)})`;
        return secretsFunction(name, this.builder.use(runtimeType("json/secrets", "Secrets")), list);
      }
      case "check": {
        const problems = this.builder.use(runtimeType("json/problems", "JsonProblems"));
        const { schema } = target;
        const body = this.inSchema(schema, functionBody(bodyStatements(schema, rootSite(this.module, target))));
        return checkFunction(name, isDeep, problems, codeText(isGuarded ? [...this.depthGuard(), ...body] : body));
      }
      case "members":
      case "items": {
        const marks = markStatements(target.schema, kind, rootSite(this.module, target), evaluated, { isInner: true });
        const limit = codeLines(`${this.module.runtime("json/recursion-limits", "requireLimits")}(depth);`);
        return markFunction(name, kind, isDeep, codeText([...(isGuarded ? limit : []), ...bodyCode(marks)]));
      }
    }
  }

  /** The body of a check. One that has a name is called from anywhere, and says where it stands. */
  private inSchema(schema: JsonSchema, body: readonly Code[]): readonly Code[] {
    if (this.module.typeName(schema) === undefined || !codeUses(body, "to")) return body;
    return [...codeLines(`to = to?.at(undefined, ${stringLiteral(this.module.schemaPath(schema))});`), ...body];
  }

  private depthGuard(): readonly Code[] {
    return codeLines(`if (!${this.module.runtime("json/recursion-limits", "allowsDepth")}(depth, to)) return true;`);
  }
}

function nameOf(definition: ValidatorDeclaration): string {
  return definition.kind === kinds.function ? definition.name : definition.declarations[0].name;
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
    to: "to",
    known: {},
    isLast: true,
    nesting: 0,
  };
}

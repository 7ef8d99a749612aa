import { holdsSecrets } from "../../model/json-schema/secrets.js";
import type { InterfacePlan, SchemaViewNames } from "../../plan/plan.js";
import { arrayText, callText } from "../body/expression-texts.js";
import { jsDoc } from "../documented.js";
import type { Emitter } from "../emitter.js";
import { createModule, runtimeType, runtimeValue, type ModuleBuilder } from "../module-builder.js";
import { kinds, type FunctionDeclarationStructure, type ModuleDef } from "../structures.js";
import { addCodedView, addForms, formsName, unreadFirst } from "./coded-view.js";
import { schemasThatRecur } from "./recursion.js";
import { revisitedSchemas } from "./revisits.js";
import { nothingHidden } from "../../model/json-schema/schema-view.js";
import { directionOf, innerPrefixes, labelOf } from "./function-names.js";
import type { CallTarget } from "./emit-context.js";
import { createValidatorFunctions, type ValidatorFunctions } from "./validator-module.js";
import type { NamedSchema } from "../../plan/plan.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { stringLiteral } from "../../text/literals.js";
import { askedLists, hasManyTexts, isListOfItself } from "./asked-lists.js";

/**
 * The validators of an interface's named JSON schemas: `isOrder` answers yes or no without allocating, `validateOrder`
 * lists every problem when the answer is no, and `parseOrder` does so from JSON text.
 */
export const jsonValidators: Emitter = {
  emit: (plan) =>
    plan.schemas.length === 0 ? [] : [validatorsOf(plan, [...plan.schemas, ...(plan.answers?.roots ?? [])])],
};

/** The validators of some schemas of a plan, and of what these refer to. */
export function validatorsOf(plan: InterfacePlan, schemas: readonly NamedSchema[]): ModuleDef {
  const builder = createModule(plan.modules.validators, plan.sources, plan.forms === undefined ? [] : [formsName]);
  const roots = schemas.map((named) => named.schema);
  const revisited = revisitedSchemas(roots);
  const functions = createValidatorFunctions(plan, builder, schemasThatRecur(roots, revisited), revisited, roots);
  addForms(plan, builder);
  for (const named of schemas) {
    if (named.isTypeOnly === true) continue;
    for (const view of named.views) addView(plan, builder, functions, named, view);
  }
  return { ...builder.build(), prefixes: ["is", "validate", "parse", "codecOf", ...innerPrefixes] };
}

function addView(
  plan: InterfacePlan,
  builder: ModuleBuilder,
  functions: ValidatorFunctions,
  named: NamedSchema,
  view: SchemaViewNames,
): void {
  const { schema, isMessagePart, isLoose } = named;
  const what = { view, loss: isLoose === true ? looseLoss : "" };
  const target = { schema, direction: directionOf(view), label: labelOf(view), around: nothingHidden };
  // A value that passes has only listed values, and may be sent.
  const typeName = plan.answers?.sentType(named) ?? view.typeName;
  const type = builder.use({ module: plan.modules.types, name: typeName, typeOnly: true });
  const { isExact = false, refOf } = plan.forms ?? {};
  const ref = refOf?.(schema);
  if (ref !== undefined) {
    addCodedView({ schema, view, ref, type, isRead: isMessagePart !== true, isExact }, builder, functions);
    return;
  }
  // Messages are only validated: nobody asks for their guards.
  const isRead = isMessagePart !== true;
  if (isRead) functions.add(() => guardFunction(what, type, guardText(functions, target)));
  else functions.addCheck(target);
  const result = (): string =>
    unreadFirst(resultText(functions, schema, target), secretsText(functions, schema), functions);
  functions.add(() => validateFunction(builder, what, type, result()));
  if (isRead) functions.add(() => parseFunction(builder, view, type));
}

/** The body of a guard. */
function guardText(functions: ValidatorFunctions, target: CallTarget): string {
  const check = functions.checkName(target);
  if (!functions.recurs(target.schema))
    return `try {\n  return ${check}(value) === true;\n} catch {\n  return false;\n}`;
  return `return ${functions.runtime("json/recursion-limits", "withinLimits")}(${check}, value);`;
}

/** The function that returns the secrets of a schema; undefined if there are none. */
function secretsText(functions: ValidatorFunctions, schema: JsonSchema): string | undefined {
  return holdsSecrets(schema) ? functions.secretsName(schema) : undefined;
}

/** The result of a validator as an expression: the value is asked first, unless that would cost as much as to collect. */
function resultText(functions: ValidatorFunctions, schema: JsonSchema, target: CallTarget): string {
  const secrets = secretsText(functions, schema);
  const rest = [functions.checkName(target), functions.rulesName(target), "options", secrets];
  if (functions.recurs(schema)) {
    const isAtOnce = isListOfItself(schema) && !functions.isRevisited(schema);
    const result = functions.runtime("json/recursion-limits", isAtOnce ? "resultOfDeepList" : "resultWithinLimits");
    return callText(result, "value", ...rest);
  }
  const result = (name: string): string => functions.runtime("json/validate", name);
  if (hasManyTexts(schema)) return callText(result("resultAtOnce"), "value", ...rest);
  const lists = askedLists(schema);
  if (lists === undefined) return callText(result("resultOfCheck"), "value", ...rest);
  return callText(result("resultOfList"), "value", arrayText(lists.map(stringLiteral)), ...rest);
}

const value = { name: "value", type: "unknown" };

/** A view whose functions are written, and the sentence on what they do not check. */
interface WrittenView {
  /** Names of the view's type and functions. */
  readonly view: SchemaViewNames;
  /** " Formats and unknown values are not checked."; empty if all is checked. */
  readonly loss: string;
}

const looseLoss = " Formats and unknown values are not checked.";

function guardFunction({ view, loss }: WrittenView, type: string, body: string): FunctionDeclarationStructure {
  return {
    kind: kinds.function,
    name: view.guardName,
    ...jsDoc(`Returns true for a valid value.${loss}`),
    isExported: true,
    parameters: [value],
    returnType: `value is ${type}`,
    statements: body,
  };
}

function validateFunction(
  builder: ModuleBuilder,
  { view, loss }: WrittenView,
  type: string,
  result: string,
): FunctionDeclarationStructure {
  const options = builder.use(runtimeType("json/validate", "ValidateOptions"));
  return {
    kind: kinds.function,
    name: view.validateName,
    ...jsDoc(`Returns the value, or every problem.${loss}`),
    isExported: true,
    parameters: [value, { name: "options", type: options, hasQuestionToken: true }],
    returnType: `${builder.use(runtimeType("base/problem", "Result"))}<${type}>`,
    statements: `return ${result};`,
  };
}

function parseFunction(builder: ModuleBuilder, view: SchemaViewNames, type: string): FunctionDeclarationStructure {
  const options = builder.use(runtimeType("json/read", "ParseOptions"));
  return {
    kind: kinds.function,
    name: view.parseName,
    ...jsDoc("Reads JSON. Problems have a line and a column."),
    isExported: true,
    parameters: [
      { name: "text", type: "string | Uint8Array" },
      { name: "options", type: options, hasQuestionToken: true },
    ],
    returnType: `${builder.use(runtimeType("base/problem", "Result"))}<${type}>`,
    statements: `return ${builder.use(runtimeValue("json/read", "readJson"))}(text, ${view.validateName}, options);`,
  };
}

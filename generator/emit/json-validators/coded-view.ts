import { holdsSecrets } from "../../model/json-schema/secrets.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import type { InterfacePlan, SchemaViewNames } from "../../plan/plan.js";
import type { FormRef, FormRow } from "../../plan/value-forms/forms.js";
import { propertyKey, stringLiteral } from "../../text/literals.js";
import { arrayText, callText, objectText, trueIf } from "../body/expression-texts.js";
import { jsDoc } from "../documented.js";
import { runtimeType, type ModuleBuilder } from "../module-builder.js";
import { constant, kinds, type FunctionDeclarationStructure } from "../structures.js";
import { nothingHidden } from "../../model/json-schema/schema-view.js";
import type { CallTarget } from "./emit-context.js";
import { directionOf, labelOf } from "./function-names.js";
import type { ValidatorFunctions } from "./validator-module.js";

// Validators of schemas whose values are not in memory as they are in JSON: they check the value of JSON that stands for a
// value in memory.

/** The name of the table of forms in a module of validators. */
export const formsName = "valueForms";

/** A view whose functions are written. */
interface CodedView {
  readonly isExact: boolean;
  readonly schema: JsonSchema;
  /** Names of the view's type and functions. */
  readonly view: SchemaViewNames;
  readonly ref: FormRef;
  /** The name of its type. */
  readonly type: string;
  /** False for values that are never read from text. */
  readonly isRead: boolean;
}

/** Adds the table by which values are converted. */
export function addForms({ forms }: InterfacePlan, builder: ModuleBuilder): void {
  if (forms === undefined || forms.rows.length === 0) return;
  const type = `readonly ${builder.use(runtimeType("json/forms", "FormRow"))}[]`;
  builder.add(constant({ name: formsName, type, initializer: arrayText(forms.rows.map(rowText)) }));
}

function rowText({ integers, dates, members, others, first, items }: FormRow): string {
  const named = [...(members ?? [])].map(([name, ref]) => `${propertyKey(name)}: ${refText(ref)}`);
  return objectText({
    integers: integers && stringLiteral(integers),
    dates: trueIf(dates === true),
    members: members && objectText(named),
    others: others === undefined ? undefined : refText(others),
    first: first && arrayText(first.map(refText)),
    items: items === undefined ? undefined : refText(items),
  });
}

function refText(ref: FormRef): string {
  return typeof ref === "number" ? String(ref) : stringLiteral(ref);
}

/** Adds `codecOfOrder`, `isOrder`, `validateOrder` and `parseOrder`. */
export function addCodedView(coded: CodedView, builder: ModuleBuilder, functions: ValidatorFunctions): void {
  const { schema, view, type, isRead } = coded;
  functions.addCheck(targetOfView(schema, view));
  functions.add(() => codecFunction(coded, builder, functions));
  const codec = `${view.codecName}()`;
  const name = (kind: "type" | "options" | "parse"): string => {
    switch (kind) {
      case "type":
        return builder.use(runtimeType("json/codec", "WithSafeIntegers"));
      case "options":
        return builder.use(runtimeType("json/validate", "ValidateOptions"));
      case "parse":
        return builder.use(runtimeType("json/read", "ParseOptions"));
    }
  };
  const result = `${builder.use(runtimeType("base/problem", "Result"))}<${type}>`;
  const common = { kind: kinds.function, isExported: true } as const;
  const value = { name: "value", type: "unknown" };
  functions.add(() => ({
    ...common,
    name: view.guardName,
    ...jsDoc("Returns true for a valid value."),
    parameters: [value],
    returnType: `value is ${name("type")}<${type}>`,
    statements: `return ${codec}.is(value);`,
  }));
  functions.add(() => ({
    ...common,
    name: view.validateName,
    ...jsDoc("Returns the value, or every problem."),
    parameters: [value, { name: "options", type: name("options"), hasQuestionToken: true }],
    returnType: result,
    statements: `return ${codec}.validate(value, options);`,
  }));
  if (!isRead) return;
  functions.add(() => ({
    ...common,
    name: view.parseName,
    ...jsDoc("Reads JSON. Problems have a line and a column."),
    parameters: [
      { name: "text", type: "string | Uint8Array" },
      { name: "options", type: name("parse"), hasQuestionToken: true },
    ],
    returnType: result,
    statements: `return ${functions.runtime("json/read-coded", "readCodedJson")}(text, ${codec}, options);`,
  }));
}

/** A result, after the answer to a reader that asks where a path meets a secret. */
export function unreadFirst(result: string, secrets: string | undefined, functions: ValidatorFunctions): string {
  if (secrets === undefined) return result;
  const text = result.includes(" ? ") ? `(${result})` : result;
  return `${callText(functions.runtime("json/validate", "unreadAt"), "options", secrets)} ?? ${text}`;
}

function targetOfView(schema: JsonSchema, view: SchemaViewNames): CallTarget {
  return { schema, direction: directionOf(view), label: labelOf(view), around: nothingHidden };
}

/** The function that makes the codec of a view. */
function codecFunction(
  { schema, view, ref, type, isExact }: CodedView,
  builder: ModuleBuilder,
  functions: ValidatorFunctions,
): FunctionDeclarationStructure {
  const target = targetOfView(schema, view);
  const secrets = holdsSecrets(schema) ? functions.secretsName(schema) : undefined;
  const check = functions.checkName(target);
  const rest = [check, functions.rulesName(target), "options", secrets];
  const [guard, result] = functions.recurs(schema)
    ? [
        callText(functions.runtime("json/recursion-limits", "withinLimits"), check, "value"),
        callText(functions.runtime("json/recursion-limits", "resultWithinLimits"), "value", ...rest),
      ]
    : [
        `${callText(check, "value")} === true`,
        callText(functions.runtime("json/validate", "resultAtOnce"), "value", ...rest),
      ];
  const make = functions.runtime("json/codec", "jsonCodec");
  const unknown = `(value) => ${guard}`;
  return {
    kind: kinds.function,
    name: view.codecName,
    ...jsDoc(`The way between values of ${type} in memory and their JSON.`),
    isExported: true,
    parameters: [],
    returnType: `${builder.use(runtimeType("json/codec", "JsonCodec"))}<${type}>`,
    statements: `return ${callText(make, formsName, refText(ref), unknown, `(value, options) => ${unreadFirst(result, secrets, functions)}`, trueIf(isExact))};`,
  };
}

import { transformSync } from "esbuild";
import { declaredName, type ModuleDef } from "../../generator/emit/structures.js";
import { jsonValidators } from "../../generator/emit/json-validators/json-validators.js";
import type { JsonSchema, JsonValue } from "../../generator/model/json-schema/schema.js";
import type { InterfacePlan, NamedSchema, SchemaViewNames } from "../../generator/plan/plan.js";
import { planInterface } from "../../generator/plan/plan-interfaces.js";
import type { ParseOptions } from "../../templates/runtime/json/read.js";
import type { ValidateOptions } from "../../templates/runtime/json/validate.js";
import type { Result } from "../../templates/runtime/base/problem.js";
import { contractOf } from "./contract.js";
import { renderDeclaration } from "./render-module.js";
import { runtimeBelow } from "./runtime-below.js";

/** The functions of one emitted validators module, for types called `Name`. */
export type Validators<Name extends string> = {
  readonly [K in Name as `is${K}`]: (value: unknown) => boolean;
} & {
  readonly [K in Name as `validate${K}`]: (value: unknown, options?: ValidateOptions) => Result<unknown>;
} & {
  readonly [K in Name as `parse${K}`]: (text: string | Uint8Array, options?: ParseOptions) => Result<unknown>;
};

const runtime = await runtimeBelow("json", "formats", "patterns", "base");

/** The validators module of a plan, as data. */
export function validatorsModule(plan: InterfacePlan): ModuleDef {
  const [module] = jsonValidators.emit(plan, new Set(["types", "validators"])) as readonly ModuleDef[];
  if (module === undefined) throw new Error("The plan has no schemas.");
  return module;
}

/** The validators of schemas by name, written as plain JSON Schema with references like "#/Order"; emitted, compiled and run. */
export function validatorsOf<Name extends string>(schemas: Readonly<Record<Name, JsonValue>>): Validators<Name> {
  return runModule<Name>(validatorsModule(planInterface(contractOf(schemas), "test")));
}

/** Runs a module. The local functions are given too, so that a test can call the collecting path alone. */
export function runModule<Name extends string>(module: ModuleDef): Validators<Name> {
  const imports = module.imports
    .filter((symbolRef) => !symbolRef.typeOnly)
    .map(
      (symbolRef) => `const ${symbolRef.alias ?? symbolRef.name} = runtime["${symbolRef.module}"].${symbolRef.name};`,
    );
  const names = module.declarations.flatMap((declaration) => declaredName(declaration) ?? []);
  const text = module.declarations
    .map(renderDeclaration)
    .join("\n")
    .replace(/^export /gm, "");
  const code = transformSync(text, { loader: "ts", target: "es2022" }).code;
  const body = `"use strict";\n${imports.join("\n")}\n${code}\nreturn { ${names.join(", ")} };`;
  return new Function("runtime", body)(runtime) as Validators<Name>;
}

/** A plan of one schema named "Root"; what it refers to is named "Ref1", "Ref2", ... */
export function planOf(root: JsonSchema, targets: readonly JsonSchema[]): InterfacePlan {
  const named = [root, ...targets.filter((target) => target !== root)].map((schema, index): NamedSchema => {
    const name = index === 0 ? "Root" : `Ref${index}`;
    const view: SchemaViewNames = {
      kind: "both",
      typeName: name,
      guardName: `is${name}`,
      validateName: `validate${name}`,
      parseName: `parse${name}`,
      codecName: `codecOf${name}`,
    };
    return { schema, views: [view] };
  });
  const bySchema = new Map(named.map((namedSchema) => [namedSchema.schema, namedSchema]));
  return { ...planInterface(contractOf({}), "test"), schemas: named, schemaName: (schema) => bySchema.get(schema) };
}

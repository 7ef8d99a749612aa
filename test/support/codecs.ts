import { transformSync } from "esbuild";
import { createDiagnostics } from "../../generator/diagnostics/create-diagnostics.js";
import { kinds, type ModuleDef } from "../../generator/emit/structures.js";
import { createModule } from "../../generator/emit/module-builder.js";
import { xmlCodecs } from "../../generator/emit/xml-codecs/xml-codecs.js";
import { xmlTypeDeclarations } from "../../generator/emit/xml-types/xml-types.js";
import { createFileReader } from "../../generator/load/files.js";
import { loadXsdContract } from "../../generator/load/xsd/load-xsd.js";
import type { InterfacePlan } from "../../generator/plan/plan.js";
import { planInterface } from "../../generator/plan/plan-interfaces.js";
import type { Result } from "../../templates/runtime/base/problem.js";
import type { XmlDecodeOptions } from "../../templates/runtime/xml/decode.js";
import type { XmlEncodeOptions } from "../../templates/runtime/xml/encode.js";
import { functionsOf, renderDeclaration } from "./render-module.js";
import { runtimeBelow } from "./runtime-below.js";

/** The functions of one emitted codecs module, for elements called `Name`. */
export type Codecs<Name extends string> = {
  readonly [K in Name as `decode${K}`]: (xml: string | Uint8Array, options?: XmlDecodeOptions) => Result<unknown>;
} & {
  readonly [K in Name as `encode${K}`]: (value: unknown, options?: XmlEncodeOptions) => string;
} & {
  readonly [K in Name as `validate${K}`]: (value: unknown) => Result<unknown>;
};

const runtime = await runtimeBelow("xml", "xsd", "base");

/** A whole schema document around the content of an xs:schema element. */
export function schemaText(body: string, attributes: string = ""): string {
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" ${attributes}>${body}</xs:schema>`;
}

/** The plan of an interface that is one XSD. Throws with the diagnostics when it has faults. */
export async function planOfXsd(text: string): Promise<InterfacePlan> {
  return planOfXsdFiles(["test.xsd"], "/", text);
}

/** Same, for files in a folder; `text` replaces the first. */
export async function planOfXsdFiles(paths: readonly string[], cwd: string, text?: string): Promise<InterfacePlan> {
  const diagnostics = createDiagnostics();
  const files = createFileReader({ cwd, diagnostics });
  const contract = await loadXsdContract({ name: "test", rootPaths: paths, text }, { files, diagnostics });
  if (contract !== undefined) return planInterface(contract, "");
  throw new XsdRefused(diagnostics.all().map(({ code, message }) => `${code}: ${message}`));
}

/** Thrown for a schema that the loader refuses. */
export class XsdRefused extends Error {
  constructor(readonly findings: readonly string[]) {
    super(findings.join("\n"));
  }
}

/** The codecs of the elements of an XSD: emitted, compiled and run. */
export async function codecsOf<Name extends string>(text: string): Promise<Codecs<Name>> {
  return runCodecs<Name>(await planOfXsd(text));
}

/** Runs the codecs that are emitted for a plan. */
export function runCodecs<Name extends string>(plan: InterfacePlan): Codecs<Name> {
  return runModule<Name>(codecsModule(plan));
}

/** The codecs module of a plan, as data. */
export function codecsModule(plan: InterfacePlan): ModuleDef {
  const [module] = xmlCodecs.emit(plan, new Set(["types", "codecs"])) as readonly ModuleDef[];
  if (module === undefined) throw new Error("The plan has no elements.");
  return module;
}

/** The types module of a plan, as data. */
export function xmlTypesModule(plan: InterfacePlan): ModuleDef {
  const module = createModule(plan.modules.types, plan.sources);
  xmlTypeDeclarations(plan, module);
  return module.build();
}

function runModule<Name extends string>(module: ModuleDef): Codecs<Name> {
  const imports = module.imports
    .filter((symbolRef) => !symbolRef.typeOnly)
    .map(
      (symbolRef) => `const ${symbolRef.alias ?? symbolRef.name} = runtime["${symbolRef.module}"].${symbolRef.name};`,
    );
  const names = functionsOf(module).flatMap(({ name, isExported }) => (isExported === true ? [name] : []));
  const text = module.declarations
    .filter((declaration) => typeof declaration === "string" || declaration.kind !== kinds.exports)
    .map(renderDeclaration)
    .join("\n")
    .replace(/^export /gm, "");
  const code = transformSync(text, { loader: "ts", target: "es2022" }).code;
  const body = `"use strict";\n${imports.join("\n")}\n${code}\nreturn { ${names.join(", ")} };`;
  return new Function("runtime", body)(runtime) as Codecs<Name>;
}

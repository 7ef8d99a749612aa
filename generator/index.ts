/**
 * The toolchain as a library. Importing it is cheap: loading, emitting and writing are loaded when they are called.
 *
 * @example
 * import { generate } from "specwright";
 * const { ok, diagnostics } = await generate({ files: ["petstore.yaml"], out: "src/petstore" });
 */
export { generate, type GenerateOptions } from "./api/generate.js";
export { lint, type LintOptions, type LintResult } from "./api/lint.js";
export type { ProjectOptions } from "./api/open-project.js";
export { defineConfig } from "./project.js";
export { placeOf } from "./diagnostics/origin.js";
export { UsageError } from "./usage-error.js";
export { toolVersion } from "./version.js";
export type { JsonDiagnostic, JsonPlace, JsonReport } from "./cli/report/json.js";
export type { Code } from "./diagnostics/catalog.js";
export type { Diagnostic, RelatedPlace, Severity } from "./diagnostics/diagnostic.js";
export type { OffsetOrigin, Origin, Place, PointerOrigin, SourceFile, TextRange } from "./diagnostics/origin.js";
export type { Config, EmitterName, Format, GenerateResult, InterfaceSummary } from "./options.js";
export type { Problem, Result } from "../templates/runtime/problem.js";

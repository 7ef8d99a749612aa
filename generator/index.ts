/**
 * The toolchain as a library. Importing it is cheap: loading, emitting and writing are loaded when they are called.
 *
 * @example
 * import { generate } from "specwright";
 * const { ok, diagnostics } = await generate({ files: ["petstore.yaml"], out: "src/petstore" });
 */
export { generate, type GenerateOptions } from "./api/generate.js";
export {
  compileJsonSchema,
  type CompiledFile,
  type CompiledSchema,
  type CompileJsonSchemaOptions,
} from "./api/compile-json-schema.js";
export { compileXmlSchema, type CompiledXmlSchema, type CompileXmlSchemaOptions } from "./api/compile-xml-schema.js";
export type { XmlDocument, XmlDocumentFunctions } from "./api/xml-documents.js";
export type { XmlSchemaSource } from "./pipeline/xml-schema-contract.js";
export { bundle, type BundleResult } from "./api/bundle.js";
export { diff } from "./api/diff.js";
export type { AcceptOptions, DiffOptions, DiffResult } from "./api/diff-options.js";
export { docs, type DocsOptions, type DocsResult } from "./api/docs.js";
export type * from "./pages/site-model.js";
export { testContracts, type TestOptions, type TestResult } from "./api/contract-tests/test-contracts.js";
export type { ApiResult, FixtureResult } from "./api/contract-tests/test-api.js";
export { lint, type LintOptions, type LintResult } from "./api/lint.js";
export { verify, type VerifyOptions, type VerifyResult } from "./api/verify.js";
export {
  verifyOutput,
  type OutputDifference,
  type VerifyOutputOptions,
  type VerifyOutputResult,
} from "./api/verify-output.js";
export { observe, type ObserveOptions, type ObserveResult } from "./api/observe.js";
export type { JudgedCall, RecordedFault } from "./api/recorded/recorded-call.js";
export { usage, type UsageOptions, type UsageResult } from "./api/usage/find-usage.js";
export type { ApiUsage, ConsumerUsage, OmittedUsages, Usage, UsageAccess, UsageKind } from "./usage/usage-file.js";
export type { ChangeUser, ChangeUsers, RejectedValue, UsageReport } from "./compare/usages/join-usages.js";
export { stamp } from "./api/stamp.js";
export { history } from "./api/history.js";
export type { HistoryOptions, HistoryResult } from "./api/history-options.js";
export type { PastRelease, ReleaseChanges, ReleaseHistory } from "./report/history.js";
export type { Stamp, StampOptions, StampResult } from "./api/stamp-options.js";
export type { ProjectOptions } from "./api/open-project.js";
export { defineEmitter, type CustomEmitter, type EmittedFile, type ViewNeed } from "./emit/custom/define-emitter.js";
export type {
  CallView,
  HeaderView,
  MethodGroupView,
  ModulesView,
  OperationView,
  ParameterView,
  PayloadView,
  PlanView,
  PropertyView,
  ResponseView,
  SchemaTypeView,
  ValueView,
  XmlElementView,
  XmlNameView,
  XmlAnnotationView,
  XmlAppinfoElementView,
  XmlAppinfoView,
  XmlMemberView,
  XmlTypeView,
} from "./emit/custom/plan-view.js";
export { defineConfig } from "./project/find-project.js";
export { sourceLocation } from "./diagnostics/origin.js";
export { UsageError } from "./usage-error.js";
export { toolVersion } from "./version.js";
export type { JsonDiagnostic, JsonPlace, JsonReport } from "./lint/report/json.js";
export type { Change, Affected, Witness } from "./compare/change.js";
export type { ValueDirection, Level, Levels } from "./compare/kind-of-change.js";
export type { Bump } from "./compare/next-version.js";
export type { DiffReport, ReportInterface, ReportSide } from "./report/diff-report.js";
export type { JsonChange, JsonDiffReport } from "./report/json.js";
export type { ReportPlace, ReportPlaces } from "./report/place.js";
export type { AcceptedEntry, SettledChange } from "./compare/final-levels.js";
export type { DiagnosticCode } from "./diagnostics/catalog.js";
export type { Diagnostic, RelatedPlace, Severity } from "./diagnostics/diagnostic.js";
export type {
  OffsetOrigin,
  Origin,
  SourceLocation,
  PointerOrigin,
  SourceFile,
  TextRange,
} from "./diagnostics/origin.js";
export type {
  GenerateResult,
  SkippedReport,
  GivenUpOperation,
  GivenUpPart,
  InterfaceReading,
  InterfaceSummary,
} from "./project-types.js";
export type { EmitterName } from "./settings/parts.js";
export type { ConfigLevel, DiffConfig, FailLevel } from "./settings/diff-settings.js";
export type { Config, Format, RuleLevel } from "./settings/settings.js";
export type { Problem, Result } from "../templates/runtime/base/problem.js";

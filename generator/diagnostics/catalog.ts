import type { CatalogEntry, ParamsOfWords } from "./entry.js";
import type { Severity } from "./severity.js";
import { errorsCatalog } from "./catalog/errors.js";
import { fixtureCatalog } from "./catalog/fixture.js";
import { jsonSchemaCatalog } from "./catalog/json-schema.js";
import { lintCatalog } from "./catalog/lint.js";
import { openapiCatalog } from "./catalog/openapi.js";
import { outputCatalog } from "./catalog/output.js";
import { overlayCatalog } from "./catalog/overlay.js";
import { planCatalog } from "./catalog/plan.js";
import { projectCatalog } from "./catalog/project.js";
import { sourceCatalog } from "./catalog/source.js";
import { xsdCatalog } from "./catalog/xsd.js";

/** Every finding that the toolchain can report, by code ("family/finding"). */
export const catalog = {
  ...sourceCatalog,
  ...projectCatalog,
  ...outputCatalog,
  ...overlayCatalog,
  ...openapiCatalog,
  ...jsonSchemaCatalog,
  ...xsdCatalog,
  ...planCatalog,
  ...errorsCatalog,
  ...lintCatalog,
  ...fixtureCatalog,
} as const;

/** The code of a diagnostic. */
export type DiagnosticCode = keyof typeof catalog;

/** The severity of a code where no configuration gives it another. */
export function severityOf(code: DiagnosticCode): Severity {
  const entry: CatalogEntry = catalog[code];
  return entry.severity ?? "error";
}

/** The parameters of a report of `C`. */
export type ParamsOf<C extends DiagnosticCode> = ParamsOfWords<(typeof catalog)[C]["message"]> &
  ParamsOfWords<(typeof catalog)[C]["hint"]> &
  ((typeof catalog)[C] extends { readonly lenient: (params: infer Params) => unknown } ? Params : unknown);

import { emitModules } from "../emit/emit-modules.js";
import { invariant } from "../diagnostics/invariant.js";
import type { Contract } from "../model/contract.js";
import { planInterface, type PlanOptions } from "../plan/plan-interfaces.js";
import type { NamedTypedRoot, NamedXmlElement, SchemaViewNames } from "../plan/plan.js";
import { printModules } from "../write/print-modules.js";
import type { RenderedFile } from "../write/rendered-file.js";

/** Returns the modules of a spec with one schema, and the names of its functions. */
export async function emitSchema(
  contract: Contract,
  options: PlanOptions,
): Promise<{ readonly files: readonly RenderedFile[]; readonly names: SchemaViewNames }> {
  const plan = planInterface(contract, "", options);
  const [root] = contract.schemas.values();
  const names = root && plan.schemaName(root)?.views[0];
  invariant(names !== undefined, "the root schema should have a name");
  const modules = emitModules([plan], new Set(["types", "validators"]));
  return { files: await printModules(modules, { format: "printed", runtime: "inline" }), names };
}

/** Returns the modules of a spec with XML schemas, and the names of the functions of each root element, and of undeclared ones. */
export async function emitXmlSchema(
  contract: Contract,
  options: PlanOptions = {},
): Promise<{
  readonly files: readonly RenderedFile[];
  readonly elements: readonly NamedXmlElement[];
  readonly typedRoot: NamedTypedRoot | undefined;
}> {
  const plan = planInterface(contract, "", options);
  const modules = emitModules([plan], new Set(["types", "codecs"]));
  const files = await printModules(modules, { format: "printed", runtime: "inline" });
  const elements = plan.xmlElements.filter(({ element, view }) => !element.abstract && view === undefined);
  return { files, elements, typedRoot: plan.xmlTypedRoot };
}

import type { Diagnostics } from "../diagnostics/collector.js";
import type { Contract } from "../model/contract.js";
import { lintOperations } from "./operations.js";
import { lintSchemas } from "./schemas.js";
import { lintUnusedComponents } from "./unused-components.js";
import { lintUnusedXml } from "./unused-xml.js";
import { lintXmlSchema } from "./xml-schema.js";

/** Reports what could be better in a contract that was loaded without errors. */
export function lintContract(contract: Contract, diagnostics: Diagnostics): void {
  lintOperations(contract, diagnostics);
  lintSchemas(contract, diagnostics);
  lintUnusedComponents(contract, diagnostics);
  if (contract.xml !== undefined) {
    lintXmlSchema(contract.xml, diagnostics);
    lintUnusedXml(contract, contract.xml, diagnostics);
  }
}

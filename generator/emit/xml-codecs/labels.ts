import { pascalCase } from "../../text/identifiers.js";

/** The label of something without a name inside a type, for names of constants: "Order" and "unit-price" -> "OrderUnitPrice". */
export function xmlLabel(owner: string, local: string): string {
  return `${owner}${pascalCase(local)}`.slice(0, 100);
}

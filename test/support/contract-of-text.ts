import { stringify } from "yaml";
import type { Contract } from "../../generator/model/contract.js";
import { contractOfSource } from "./load-contract.js";

/** The contract "orders" of an OpenAPI document, given as text or as a value; a fault of the spec is an error. */
export function contractOfText(document: string | object): Promise<Contract> {
  const text = typeof document === "string" ? document : stringify(document, { aliasDuplicateObjects: false });
  return contractOfSource({ name: "orders", roots: ["orders.yaml"], folder: ".", text });
}

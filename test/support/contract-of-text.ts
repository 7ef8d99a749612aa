import { stringify } from "yaml";
import type { Contract } from "../../generator/model/contract.js";
import { contractOfSource } from "./load-contract.js";

/** The spec "orders" of an OpenAPI document, given as a string or as a value; a problem in the spec is an error. */
export function contractOfText(document: string | object): Promise<Contract> {
  const text = typeof document === "string" ? document : stringify(document, { aliasDuplicateObjects: false });
  return contractOfSource({ name: "orders", roots: ["orders.yaml"], folder: ".", text });
}

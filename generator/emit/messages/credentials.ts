import type { SecurityScheme } from "../../model/security.js";
import type { ModuleBuilder } from "../module-builder.js";

/** The type of a scheme's credential; undefined for one that HTTP does not carry. */
export function credentialType(scheme: SecurityScheme, module: ModuleBuilder): string | undefined {
  if (scheme.kind === "mutualTLS") return undefined;
  const isBasic = scheme.kind === "http" && scheme.scheme.toLowerCase() === "basic";
  return isBasic ? module.runtimeType("http/operation", "BasicCredential") : "string";
}

import type { LoadSettings } from "../../../settings/settings.js";
import type { DialectName } from "../../json-schema/dialects.js";

const forReaders: ReadonlySet<string> = new Set(["title", "description", "deprecated"]);

/**
 * True for a member beside a `$ref` that is read though a Reference Object of OpenAPI 3.0 has no other members (Reference Object): in
 * lenient, where it only tells people something, as nearly all tools show it.
 */
export function isReadBesideRef(
  key: string,
  dialect: DialectName | undefined,
  settings: Pick<LoadSettings, "strictness"> | undefined,
): boolean {
  return settings?.strictness === "lenient" && dialect === "oas-3.0" && forReaders.has(key);
}

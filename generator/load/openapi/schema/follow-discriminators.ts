import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import type { JsonSchema } from "../../../model/json-schema/schema.js";
import type { LoadSettings } from "../../../settings/settings.js";
import { spreadBases } from "./polymorphic-bases.js";
import type { Draft } from "./scope.js";
import { tagBranches } from "./tag-branches.js";

/** Applies the discriminators of a document to its schemas, as the setting says. Returns all named schemas. */
export function followDiscriminators(
  schemas: readonly Draft[],
  named: ReadonlyMap<string, JsonSchema>,
  { settings, diagnostics }: { readonly settings: LoadSettings; readonly diagnostics: Diagnostics },
): ReadonlyMap<string, JsonSchema> {
  const { discriminator } = settings;
  if (discriminator === undefined) return named;
  tagBranches(schemas, discriminator, diagnostics);
  return discriminator === "narrow" ? spreadBases(schemas, named) : named;
}

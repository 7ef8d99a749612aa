import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import type { JsonSchema } from "../../../model/json-schema/schema.js";
import type { LoadSettings } from "../../../settings/settings.js";
import { mapChildren, spreadBases } from "./polymorphic-bases.js";
import type { Draft } from "./scope.js";
import { tagBranches } from "./tag-branches.js";

interface FollowContext {
  readonly settings: LoadSettings;
  readonly diagnostics: Diagnostics;
  /** True if only the mappings are completed. */
  readonly isAsWritten?: true | undefined;
}

/** Applies the discriminators of a document to its schemas, as the setting says. Returns all named schemas. */
export function followDiscriminators(
  schemas: readonly Draft[],
  named: ReadonlyMap<string, JsonSchema>,
  { settings, diagnostics, isAsWritten }: FollowContext,
): ReadonlyMap<string, JsonSchema> {
  if (isAsWritten) {
    mapChildren(schemas, named);
    return named;
  }
  const { discriminator } = settings;
  if (discriminator === undefined) return named;
  tagBranches(schemas, discriminator, diagnostics);
  return discriminator === "narrow" ? spreadBases(schemas, named) : named;
}

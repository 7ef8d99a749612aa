import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import type { Contract } from "../../../model/contract.js";
import type { JsonSchema } from "../../../model/json-schema/schema.js";
import type { LoadSettings } from "../../../settings/settings.js";
import { mapChildren, namedBases, spreadBases } from "./polymorphic-bases.js";
import type { Draft } from "./scope.js";
import { tagBranches } from "./tag-branches.js";

interface FollowContext {
  readonly settings: LoadSettings;
  readonly diagnostics: Diagnostics;
  /** True if only the mappings are completed. */
  readonly isAsWritten?: true | undefined;
}

/** Applies the discriminators of a document to its schemas, as the setting says. Returns all named schemas, and bases. */
export function followDiscriminators(
  schemas: readonly Draft[],
  named: ReadonlyMap<string, JsonSchema>,
  { settings, diagnostics, isAsWritten }: FollowContext,
): Pick<Contract, "schemas" | "bases"> {
  const { discriminator } = settings;
  if (isAsWritten) {
    const bases = discriminator === "narrow" ? namedBases(schemas, named) : undefined;
    mapChildren(schemas, named);
    return { schemas: named, ...(bases && { bases }) };
  }
  if (discriminator !== undefined) tagBranches(schemas, discriminator, diagnostics);
  return { schemas: discriminator === "narrow" ? spreadBases(schemas, named) : named };
}

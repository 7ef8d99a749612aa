import type { InterfaceSource } from "../project-types.js";
import type { LoadSettings, OutputSettings, Reaction, Strictness } from "../settings/settings.js";

/**
 * Returns the level at which an API is loaded: the configured one, otherwise strict for APIs of a project and lenient
 * for third-party specs.
 */
export function strictnessOf({ name, isForeign }: InterfaceSource, set: LoadSettings["strictness"]): Strictness {
  return chosenStrictness(name, set) ?? (isForeign === true ? "lenient" : "strict");
}

/** Returns the configured level of an API; undefined if none is configured. */
export function chosenStrictness(name: string, set: LoadSettings["strictness"]): Strictness | undefined {
  return typeof set === "object" ? (Object.hasOwn(set, name) ? set[name] : undefined) : set;
}

/** Returns the overlays of an API, as absolute paths. */
export function overlaysOf(source: InterfaceSource, set: LoadSettings["overlays"]): readonly string[] {
  return interfaceList(source, set) ?? [];
}

/** Returns the list for an API, set for all or for it. */
export function interfaceList({ name }: InterfaceSource, set: LoadSettings["overlays"]): readonly string[] | undefined {
  if (set === undefined || isPathList(set)) return set;
  return Object.hasOwn(set, name) ? set[name] : undefined;
}

/** Returns every other file that the settings for loading name: overlays, schema documents, catalogs. */
export function filesOfSettings({ overlays, locations, catalogs }: LoadSettings): readonly string[] {
  const overlaid = overlays === undefined ? [] : isPathList(overlays) ? overlays : Object.values(overlays).flat();
  return [...overlaid, ...Object.values(locations).flat(), ...catalogs];
}

function isPathList(set: NonNullable<LoadSettings["overlays"]>): set is readonly string[] {
  return Array.isArray(set);
}

/** The settings of one API whose defaults depend on its level. */
export interface StrictnessLevels {
  readonly strictness: Strictness;
  readonly nullable: NonNullable<LoadSettings["nullable"]>;
  /** The types of unions with a discriminator. */
  readonly discriminator: NonNullable<LoadSettings["discriminator"]>;
  /** The handling of invalid messages. */
  readonly validate: { readonly request: Reaction; readonly response: Reaction };
}

/** Returns the levels of an API. */
export function strictnessLevels(
  source: InterfaceSource,
  { strictness: set, nullable, discriminator, validate }: LoadSettings & Partial<Pick<OutputSettings, "validate">>,
): StrictnessLevels {
  const strictness = strictnessOf(source, set);
  const isLenient = strictness === "lenient";
  const usual = isLenient ? "report" : "throw";
  return {
    strictness,
    nullable: nullable ?? (isLenient ? "as-meant" : "as-written"),
    discriminator: discriminator ?? (isLenient ? "narrow" : "as-written"),
    validate: { request: usual, response: usual, ...validate },
  };
}

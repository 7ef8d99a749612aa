import type { InterfaceSource } from "../project-types.js";
import type { LoadSettings, OutputSettings, Strictness, WrongAnswers } from "../settings/settings.js";

/** The level at which an interface is read: the one that is set, else strict for those of a project and lenient for others. */
export function strictnessOf({ name, isForeign }: InterfaceSource, set: LoadSettings["strictness"]): Strictness {
  return chosenStrictness(name, set) ?? (isForeign === true ? "lenient" : "strict");
}

/** The level that the settings choose for an interface; undefined if they choose none. */
export function chosenStrictness(name: string, set: LoadSettings["strictness"]): Strictness | undefined {
  return typeof set === "object" ? (Object.hasOwn(set, name) ? set[name] : undefined) : set;
}

/** The overlays on an interface, as absolute paths. */
export function overlaysOf(source: InterfaceSource, set: LoadSettings["overlays"]): readonly string[] {
  return listOf(source, set) ?? [];
}

/** The list of an interface, where one is set for all or for it. */
export function listOf({ name }: InterfaceSource, set: LoadSettings["overlays"]): readonly string[] | undefined {
  if (set === undefined || isPathList(set)) return set;
  return Object.hasOwn(set, name) ? set[name] : undefined;
}

/** Every file besides contracts that the settings for reading name: overlays, documents of schemas, catalogs. */
export function filesOfSettings({ overlays, locations, catalogs }: LoadSettings): readonly string[] {
  const overlaid = overlays === undefined ? [] : isPathList(overlays) ? overlays : Object.values(overlays).flat();
  return [...overlaid, ...Object.values(locations).flat(), ...catalogs];
}

function isPathList(set: NonNullable<LoadSettings["overlays"]>): set is readonly string[] {
  return Array.isArray(set);
}

/** The settings of one interface that follow from its level where they are not set. */
export interface Levels {
  readonly strictness: Strictness;
  readonly nullable: NonNullable<LoadSettings["nullable"]>;
  /** The fate of answers that break the contract. */
  readonly wrongAnswers: WrongAnswers;
}

/** The levels of an interface. */
export function levelsOf(
  source: InterfaceSource,
  { strictness: set, nullable, validate }: LoadSettings & Partial<Pick<OutputSettings, "validate">>,
): Levels {
  const strictness = strictnessOf(source, set);
  const isLenient = strictness === "lenient";
  return {
    strictness,
    nullable: nullable ?? (isLenient ? "as-meant" : "as-written"),
    wrongAnswers: validate?.response ?? (isLenient ? "report" : "throw"),
  };
}

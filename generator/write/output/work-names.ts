/** The list of what we wrote, kept in the output folder. */
export const manifestName = ".specwright.json";

/** Held by the run that writes; see lock.ts. */
export const lockName = ".specwright-lock";

/** Begins the name of a folder in which a run prepares its files; see stage.ts. */
export const stagePrefix = ".specwright-stage-";

/** True for the name of what a run leaves behind when it dies. */
export function isWorkName(name: string): boolean {
  return name === lockName || name.startsWith(`${lockName}.`) || name.startsWith(stagePrefix);
}

/** True for a name that is the tool's own business and never part of the output. */
export function isOwnWorkName(name: string): boolean {
  return name === manifestName || isWorkName(name);
}

import { annotationChanges, xmlChanges } from "./schemas/annotations.js";
import { arrayChanges, memberChanges } from "./schemas/members.js";
import { branchChanges } from "./schemas/branches.js";
import { limitChanges } from "./schemas/limits.js";
import { textChanges, valueChanges } from "./schemas/values.js";

/** Changes of JSON schemas. The levels are those of the plain case; a comparison proves them for each change. */
export const schemaChanges = {
  ...valueChanges,
  ...limitChanges,
  ...textChanges,
  ...arrayChanges,
  ...memberChanges,
  ...branchChanges,
  ...annotationChanges,
  ...xmlChanges,
};

/** The id of a change of a JSON schema. */
export type SchemaChangeId = keyof typeof schemaChanges;

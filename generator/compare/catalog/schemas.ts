import { annotationChanges } from "./schemas/annotations.js";
import { arrayChanges } from "./schemas/arrays.js";
import { branchChanges } from "./schemas/branches.js";
import { limitChanges } from "./schemas/limits.js";
import { memberChanges } from "./schemas/members.js";
import { textChanges } from "./schemas/texts.js";
import { valueChanges } from "./schemas/values.js";
import { xmlChanges } from "./schemas/xml.js";

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

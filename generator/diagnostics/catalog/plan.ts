import { entry } from "../entry.js";

/** Faults that show when names and files are planned. */
export const planCatalog = {
  "plan/unsupported-form": entry<{ mediaType: string }>({
    severity: "error",
    message: ({ mediaType }) => `The schema of "${mediaType}" does not describe an object with named properties.`,
    hint: () => "describe each field as a property of one object, or leave out clients and servers with --emit",
    explain:
      "A form is a list of named fields, so clients and servers need a schema of type object whose properties are the fields. Arrays, primitive values and objects without properties have no such form.",
  }),
  "plan/unsupported-parameter": entry<{ name: string; style: string }>({
    severity: "error",
    message: ({ name, style }) =>
      `"${name}" holds arrays or objects inside its value, which style "${style}" cannot carry.`,
    hint: () =>
      "give it content with application/json instead of a schema, or leave out clients and servers with --emit",
    explain:
      "OpenAPI leaves open how a parameter of this style writes lists and objects inside of lists and objects, so no reader could tell them apart. Style deepObject takes objects inside objects; content with application/json takes any value.",
  }),
} as const;

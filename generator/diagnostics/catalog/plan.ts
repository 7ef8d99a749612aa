import type { Catalog } from "../entry.js";

/** Faults that show when names and files are planned. */
export const planCatalog = {
  "plan/unnamed-fields": {
    lenient: "give-up",
    message: 'The schema of "{mediaType}" describes fields that it does not name.',
    hint: "name each field under properties, or leave out clients and servers with --emit",
    explain:
      "Clients and servers know the fields of a form by their names, so a field that additionalProperties or patternProperties describe would not travel. Without such a description other fields are passed over.",
  },
  "plan/unusable-name": {
    lenient: "give-up",
    message: '"{name}" cannot be the name of a {place}: {why}.',
    hint: "correct the name, or leave out clients and servers with --emit",
    explain:
      "The name of a header, a cookie or a scheme of authentication is a token (RFC 9110, sections 5.6.2 and 11.1): a name with a space, a semicolon or a letter beyond ASCII would be refused on the way, or be read as something else. Names of query and path parameters and of members of JSON may be any text.",
  },
  "plan/unusable-parameter-sets": {
    lenient: "give-up",
    message: 'The extension "x-parameter-sets" is of no use: {why}.',
    hint: "name optional query parameters of the operation, each once in a set, or leave it out",
    explain:
      "With x-parameter-sets an Operation Object names sets of its query parameters, of which a caller gives exactly one, whole, and none of the others: [[token], [consumerKey, user]]. A set may hold another one, or nothing: [[], [kind], [kind, value]] says that a value needs a kind. Clients and servers then have a type for each set and refuse what is none of them. Parameters outside the sets stay as they are.",
  },
  "plan/unsupported-encoding": {
    lenient: "give-up",
    message: 'The encoding of part "{name}" has {what}, which multipart forms cannot carry yet.',
    hint: "leave it out here, or leave out clients and servers with --emit",
    explain:
      "The parts of a multipart form travel as files, as JSON or as text, by the type of their property and the contentType of its Encoding Object. Headers of a part, and the styles of parameters inside a part, are not written or read yet.",
  },
  "plan/unsupported-field": {
    lenient: "give-up",
    message: 'Field "{name}" holds arrays or objects inside its value, which style "{style}" cannot carry.',
    hint: 'give it an encoding with contentType "application/json", or leave out clients and servers with --emit',
    explain:
      "A field of an urlencoded form travels as a query parameter would, and OpenAPI leaves open how such a parameter writes lists and objects inside of lists and objects. An Encoding Object with contentType application/json makes the field JSON text; style deepObject takes objects inside objects, up to eight levels.",
  },
  "plan/unsupported-form": {
    lenient: "give-up",
    message: 'The schema of "{mediaType}" does not describe an object with named properties.',
    hint: "describe each field as a property of one object, or leave out clients and servers with --emit",
    explain:
      "A form is a list of named fields, so clients and servers need a schema of type object whose properties are the fields. Arrays, primitive values and objects without properties have no such form.",
  },
  "plan/unsupported-parameter": {
    lenient: "give-up",
    message: '"{name}" holds arrays or objects inside its value, which style "{style}" cannot carry.',
    hint: "give it content with application/json instead of a schema, or leave out clients and servers with --emit",
    explain:
      "OpenAPI leaves open how a parameter of this style writes lists and objects inside of lists and objects, so no reader could tell them apart. Style deepObject takes objects inside objects, up to eight levels and 20,000 values in all; content with application/json takes any value.",
  },
  "plan/unsupported-parameter-content": {
    lenient: "give-up",
    message: '"{name}" is described as "{mediaType}", and only JSON is carried in parameters.',
    hint: "describe it by a schema, or as application/json, or leave out clients and servers with --emit",
    explain:
      "A parameter or header with content holds a whole document of that media type as its text. Clients and servers write and read JSON there; for other formats the contract does not say how a value becomes text.",
  },
} as const satisfies Catalog;

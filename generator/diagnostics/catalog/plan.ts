import type { Catalog } from "../entry.js";
import { didYouMean } from "../suggest.js";

/** Faults that show when names and files are planned. */
export const planCatalog = {
  "plan/taken-method-name": {
    severity: "warning",
    message: 'The method of the operation "{operation}" is called "{name}", since "{wished}" is taken.',
    hint: "give one of the operations another operationId, or other tags",
    explain:
      'The methods of a client, or of a group of it, have names of their own. Of two operationIds that become one name, such as "list_todos" and "listTodos", one gets a number or keeps its whole name; a name that clients or JavaScript need themselves ("raw", "then") gets an ending. The setting naming: "asWritten" leaves operationIds as they are.',
  },
  "plan/unknown-binding": {
    severity: "warning",
    message: 'The setting "bindings" names "{component}", which the schema does not have.',
    hint: ({ near }: { near?: string | undefined }) => didYouMean(near),
    explain:
      'The setting "bindings" gives types and elements of an XSD names in TypeScript: { "{urn:orders}Order": "PurchaseOrder" }. The schema has the namespace of this entry, and neither a type nor an element of that name at its top.',
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
  "plan/too-many-values": {
    lenient: "give-up",
    message: 'Values of "{name}" have more than {most} places inside.',
    hint: 'give it content, or an encoding, with "application/json", or leave out clients and servers with --emit',
    explain:
      "A parameter, or a field of a form, is a text whose parts are read by the types of the places that its schema has: members of members, items of lists. A schema that refers to itself counts once; one whose members lead to the same schemas in many ways is written out. JSON text needs no such table.",
  },
  "plan/unsupported-form": {
    lenient: "give-up",
    message: 'The schema of "{mediaType}" does not describe an object.',
    hint: "describe each field as a property of one object, or leave out clients and servers with --emit",
    explain:
      "A form is a list of named fields, so clients and servers need a schema that lets it be an object, with properties or without. A multipart form may also be a list of parts, of which each item has one name. Numbers, booleans, and lists in urlencoded forms have no such form.",
  },
  "plan/unsupported-parameter-content": {
    lenient: "give-up",
    message: '"{name}" is described as "{mediaType}", and only JSON and texts are carried in parameters.',
    hint: "describe it by a schema, or as application/json, or leave out clients and servers with --emit",
    explain:
      "A parameter or header with content holds a whole document of that media type as its text. Clients and servers write and read JSON there, and texts as they are; for other formats the contract does not say how a value becomes text.",
  },
} as const satisfies Catalog;

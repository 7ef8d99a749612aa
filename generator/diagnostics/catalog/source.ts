import type { Catalog } from "../entry.js";
import { didYouMeanOr } from "../suggest.js";

/** Places that say who may call: of two values there, the one that lenient reading left out might be the one that asks for more. */
const security = /^\/components$|\/(?:security|securitySchemes|securityDefinitions)(?:\/|$)/;

/** Faults of a file's text before it means anything: missing, unreadable, malformed, too large. */
export const sourceCatalog = {
  "source/missing-file": {
    lenient: "give-up",
    message: 'File "{path}" does not exist.',
    hint: didYouMeanOr("check the path"),
    explain:
      "A reference or an argument names a file that is not there. References are resolved against the folder of the file that holds them.",
  },
  "source/unreadable-file": {
    lenient: "give-up",
    message: 'File "{path}" cannot be read: {reason}.',
    hint: ({ hint }: { hint?: string | undefined }) => hint ?? "name a plain file that you may read",
    explain:
      "The path exists, but no text can be read from it: it is a folder or a device, or its permissions forbid reading. An address was not named on the command line and its origin is not allowed (--allow-origin), --untrusted forbids requests, or its server does not return the file.",
  },
  "source/too-large": {
    lenient: "give-up",
    message: 'File "{path}" is larger than {limit}.',
    hint: "split the document into several files",
    explain:
      "Files above the size limit are refused before they are read, so that a spec from elsewhere cannot use up all memory.",
  },
  "source/not-utf8": {
    lenient: "give-up",
    message: ({ path, encoding }: { path: string; encoding?: string | undefined }) =>
      encoding === undefined ? `File "${path}" is not UTF-8.` : `File "${path}" is ${encoding}, not UTF-8.`,
    hint: "save the file as UTF-8",
    explain:
      "All specs are read as UTF-8, with or without a byte order mark. Bytes that are not UTF-8 would turn into other characters in silence, so the file is refused.",
  },
  "source/wsdl": {
    lenient: "refuse",
    message: "WSDL is not supported; only the schemas inside it can be read.",
    hint: 'copy each "schema" element below "types" into an .xsd file, with the namespace declarations of the elements around it, and name the .xsd files instead',
    explain:
      "A WSDL file describes services of SOAP. Code is generated from OpenAPI, JSON Schema and XSD. The types of the messages are usually XML schemas below the element types of the WSDL: copy each xs:schema element into a file of its own, together with the xmlns attributes of the elements around it, and let xs:import name the files by schemaLocation. Then generate from these files.",
  },
  "source/outside-root": {
    lenient: "give-up",
    message: 'Reference "{reference}" leads out of the folder of the spec.',
    hint: ({ origin }: { origin?: string | undefined }) =>
      `move the file below the spec's folder, or allow ${origin === undefined ? "its folder with --allow-root" : `its origin with --allow-origin ${origin}`}`,
    explain:
      "References stay below the folder of the root file, symbolic links followed, so that a spec from elsewhere cannot read other files of this machine. The same holds for a root file at an address. --allow-root FOLDER and --allow-origin URL widen that.",
  },
  "source/empty-file": {
    lenient: "refuse",
    message: 'File "{path}" is empty.',
    hint: "write a document into it, or remove what refers to it",
    explain: "The file holds no value at all: nothing, white space or comments alone.",
  },
  "source/malformed-json": {
    lenient: "refuse",
    message: "The file is not JSON: {reason}.",
    hint: ({ hint }: { hint?: string | undefined }) => hint,
    explain:
      "A .json file, and any text that begins with { and has no other ending, is read as JSON (RFC 8259): no comments, no trailing commas, keys and texts in double quotes.",
  },
  "source/malformed-yaml": {
    lenient: "refuse",
    message: "The file is not YAML: {reason}.",
    hint: ({ hint }: { hint?: string | undefined }) =>
      hint ?? "mend the text at this place; the lines above it may hold the cause",
    explain:
      "The text breaks the rules of YAML 1.2. Common causes: wrong indentation, a tab used for indentation, a colon or a quote inside a text without quotes.",
  },
  "source/duplicate-key": {
    lenient: ({ pointer = "", isLast = false }: { pointer?: string; isLast?: boolean }) =>
      security.test(pointer) || isLast ? "refuse" : "ignore",
    message: 'Key "{key}" is written twice.',
    hint: "keep one of them",
    explain:
      "An object has each key once. Readers differ in which of two equal keys they take, so a document with duplicates means different things to different tools. Lenient reading takes the last one, as JSON.parse does, and lists the first as given up; it refuses to choose where it says who may call.",
  },
  "source/key-not-text": {
    lenient: "refuse",
    message: 'Key "{written}" is not text.',
    hint: 'write a plain key, in quotes when needed: "{written}"',
    explain:
      "JSON knows texts as keys and nothing else. Whole numbers such as the status 200 and the words true and false are taken as they are written; lists, objects, aliases and empty keys are refused, by lenient reading too: a requirement of security without its key would let everybody in.",
  },
  "source/yaml-tag": {
    lenient: "ignore",
    message: 'YAML tag "{tag}" is not supported.',
    hint: "remove the tag",
    explain:
      "Specs hold JSON values: null, booleans, numbers, texts, lists and objects. Tags for other types (!!binary, !!timestamp, !custom) have no place there. Lenient reading passes over tags: what stands behind one is read as if it had none.",
  },
  "source/yaml-merge-key": {
    lenient: "ignore",
    message: 'The merge key "<<" is not part of YAML 1.2.',
    hint: "write the members out, or share a schema with $ref",
    explain:
      'Merge keys come from YAML 1.1. Tools that follow YAML 1.2, as OpenAPI asks, see an ordinary key "<<" and lose the members, so the key is refused. Lenient reading merges, as YAML 1.1 does.',
  },
  "source/yaml-many-documents": {
    lenient: "refuse",
    message: "The file holds more than one YAML document.",
    hint: 'keep one document in a file, without a second "---"',
    explain: "A spec is one document. What stands after a second --- would be lost, so it is refused.",
  },
  "source/too-many-values": {
    lenient: "refuse",
    message: "The document has more than {most} values, aliases written out.",
    hint: "share schemas with $ref instead of YAML aliases, or take the document apart into several files",
    explain:
      "A few nested aliases can stand for billions of values. The limit keeps such a document from using up all memory. The largest public contracts have a quarter of it.",
  },
  "source/too-deep": {
    lenient: "refuse",
    message: "Values are nested more than {most} levels deep.",
    hint: "give inner schemas names of their own and refer to them with $ref",
    explain: "The limit on nesting keeps a hostile document from exhausting the stack of this and other tools.",
  },
  "source/number-too-large": {
    lenient: "ignore",
    message: "Number {written} is too large for JavaScript.",
    hint: "use a number below 1.8e308",
    explain:
      "The number would become Infinity, which is not a value of JSON. Lenient reading takes the largest number of its sign instead.",
  },
  "source/no-json-number": {
    lenient: "ignore",
    message: "{written} is a number of YAML that JSON does not have.",
    hint: "write a number in digits, or put a text in quotes",
    explain:
      "YAML knows infinity and what is not a number (.inf, .nan). No JSON value is either of them. Lenient reading takes the largest number instead of infinity, and null instead of none.",
  },
  "source/inexact-number": {
    severity: "warning",
    message: "Number {written} becomes {becomes} in JavaScript.",
    hint: "use an integer between -9007199254740991 and 9007199254740991",
    explain:
      "JavaScript holds integers exactly up to 2^53 - 1. A larger limit, such as that of a 64-bit integer, is rounded to the nearest number it can hold; generated code uses the rounded one.",
  },
} as const satisfies Catalog;

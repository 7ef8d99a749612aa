import type { Catalog } from "../entry.js";
import { didYouMeanOr } from "../suggest.js";

/** Locations that restrict callers: of two values, the one that lenient loading skipped might be the stricter one. */
const security = /^\/components$|\/(?:security|securitySchemes|securityDefinitions)(?:\/|$)/;

/** Errors of a file before parsing: missing, unreadable, malformed, too large. */
export const sourceCatalog = {
  "source/missing-file": {
    lenient: "give-up",
    message: 'File "{path}" does not exist.',
    hint: didYouMeanOr("check the path"),
    explain:
      "The file of a reference or an argument does not exist. References are relative to the folder of the file that contains them.",
  },
  "source/unreadable-file": {
    lenient: "give-up",
    message: 'File "{path}" cannot be read: {reason}.',
    hint: ({ hint }: { hint?: string | undefined }) => hint ?? "name a regular file that you have permission to read",
    explain:
      "The path exists, but specwright cannot read it: it is a folder or a device, or its permissions forbid reading. For an address: it was not named on the command line and its origin is not allowed (--allow-origin), --untrusted forbids requests, or its server did not return the file.",
  },
  "source/too-large": {
    lenient: "give-up",
    message: 'File "{path}" is larger than {limit}.',
    hint: "split the document into several files",
    explain:
      "specwright rejects files above the size limit before it reads them, so that an untrusted spec cannot exhaust memory.",
  },
  "source/not-utf8": {
    lenient: "give-up",
    message: ({ path, encoding }: { path: string; encoding?: string | undefined }) =>
      encoding === undefined ? `File "${path}" is not UTF-8.` : `File "${path}" is ${encoding}, not UTF-8.`,
    hint: "save the file as UTF-8",
    explain:
      "Specs must be UTF-8, with or without a byte order mark. Other bytes would silently become other characters.",
  },
  "source/wsdl": {
    lenient: "refuse",
    message: "WSDL is not supported, only the schemas in it.",
    hint: 'copy each "schema" element of "types" to an .xsd file, with the namespace declarations of its parent elements, and name these files instead',
    explain:
      "A WSDL file describes SOAP services. specwright generates code from OpenAPI, JSON Schema and XSD. The types of the messages are usually XML schemas below the element types of the WSDL. Copy each xs:schema element to a separate file, together with the xmlns attributes of its parent elements, and name the files in the schemaLocation of xs:import.",
  },
  "source/outside-root": {
    lenient: "give-up",
    message: 'Reference "{reference}" points outside the spec folder.',
    hint: ({ origin }: { origin?: string | undefined }) =>
      `move the file below the spec folder, or allow ${origin === undefined ? "its folder with --allow-root" : `its origin with --allow-origin ${origin}`}`,
    explain:
      "References must stay below the folder of the root file after symbolic links are resolved, so that an untrusted spec cannot read other files on this machine. The same applies to a root file at an address. --allow-root FOLDER and --allow-origin URL allow more.",
  },
  "source/empty-file": {
    lenient: "refuse",
    message: 'File "{path}" is empty.',
    hint: "add content, or remove the references to it",
    explain: "The file contains no value: it is empty, or contains only white space or comments.",
  },
  "source/malformed-json": {
    lenient: "refuse",
    message: "The file is not JSON: {reason}.",
    hint: ({ hint }: { hint?: string | undefined }) => hint,
    explain:
      "A .json file, or content that starts with { in a file without another extension, is read as JSON (RFC 8259): no comments, no trailing commas, keys and strings in double quotes.",
  },
  "source/malformed-yaml": {
    lenient: "refuse",
    message: "The file is not YAML: {reason}.",
    hint: ({ hint }: { hint?: string | undefined }) =>
      hint ?? "fix the syntax here; the cause may be in the lines above",
    explain:
      "The file is not valid YAML 1.2. Common causes: wrong indentation, a tab as indentation, a colon or a quote in a string without quotes.",
  },
  "source/duplicate-key": {
    lenient: ({ pointer = "", isLast = false }: { pointer?: string; isLast?: boolean }) =>
      security.test(pointer) || isLast ? "refuse" : "ignore",
    message: 'Key "{key}" is duplicated.',
    hint: "remove the duplicate",
    explain:
      "Each key of an object must be unique. Tools differ in which duplicate they use, so the document means different things to different tools. Lenient reading uses the last one, as JSON.parse does, and lists the first as skipped. In security definitions a duplicate is always an error.",
  },
  "source/key-not-text": {
    lenient: "refuse",
    message: 'Key "{written}" is not a string.',
    hint: 'write a plain key, in quotes when needed: "{written}"',
    explain:
      "JSON keys are strings. specwright reads integers such as the status 200 and the words true and false as strings. Arrays, objects, aliases and empty keys are errors, also in lenient reading: a security requirement without its key would allow every caller.",
  },
  "source/yaml-tag": {
    lenient: "ignore",
    message: 'YAML tag "{tag}" is not supported.',
    hint: "remove the tag",
    explain:
      "Specs contain JSON values: null, booleans, numbers, strings, arrays and objects. Tags for other types (!!binary, !!timestamp, !custom) have no meaning in them. Lenient reading ignores the tag and reads the value.",
  },
  "source/yaml-merge-key": {
    lenient: "ignore",
    message: 'The merge key "<<" is not part of YAML 1.2.',
    hint: "copy the properties, or share a schema with $ref",
    explain:
      'Merge keys come from YAML 1.1. OpenAPI requires YAML 1.2, in which "<<" is an ordinary key, so the properties would be lost. Lenient reading merges them as YAML 1.1 does.',
  },
  "source/yaml-many-documents": {
    lenient: "refuse",
    message: "The file contains more than one YAML document.",
    hint: 'keep one document in each file, without a second "---"',
    explain: "A spec is one document. Content after a second --- would be lost, so it is an error.",
  },
  "source/too-many-values": {
    lenient: "refuse",
    message: "The document has more than {most} values after aliases are expanded.",
    hint: "share schemas with $ref instead of YAML aliases, or split the document into several files",
    explain:
      "A few nested aliases can expand to billions of values. The limit keeps such a document from exhausting memory. The largest public specs have a quarter of it.",
  },
  "source/too-deep": {
    lenient: "refuse",
    message: "Values are nested more than {most} levels deep.",
    hint: "move inner schemas to named components and refer to them with $ref",
    explain: "The limit on nesting keeps a hostile document from exhausting the call stack.",
  },
  "source/number-too-large": {
    lenient: "ignore",
    message: "Number {written} is too large for JavaScript.",
    hint: "use a number below 1.8e308",
    explain:
      "The number would become Infinity, which is not a JSON value. Lenient reading uses the largest number with the same sign.",
  },
  "source/no-json-number": {
    lenient: "ignore",
    message: "{written} is a YAML number that JSON cannot represent.",
    hint: "write the number in digits, or quote the string",
    explain:
      "YAML has infinity and not-a-number (.inf, .nan), which are not JSON values. Lenient reading uses the largest number for infinity, and null for not-a-number.",
  },
  "source/inexact-number": {
    severity: "warning",
    message: "Number {written} becomes {becomes} in JavaScript.",
    hint: "use an integer between -9007199254740991 and 9007199254740991",
    explain:
      "JavaScript represents integers exactly up to 2^53 - 1. A larger limit, such as the maximum of a 64-bit integer, is rounded to the nearest number; generated code uses the rounded one.",
  },
} as const satisfies Catalog;

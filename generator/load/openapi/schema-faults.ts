import { joinWords } from "../../text/join-words.js";
import { didYouMean, suggest } from "../../diagnostics/suggest.js";
import { pointerTokens } from "../../model/json-pointer.js";
import { isObject } from "./cursor.js";
import type { SchemaError } from "./meta-schema.js";
import { chooseErrors } from "./schema-errors.js";
import { fieldOf, kindNames, type Field, type ObjectKind } from "../../model/openapi-structure.js";

/** One fault of a document's shape, told once. */
export interface SchemaFault {
  /** An RFC 6901 pointer into the document. */
  readonly pointer: string;
  /** The part of the member that a message marks. */
  readonly part: "key" | "value";
  readonly message: string;
  /** An instruction; absent where the message says enough. */
  readonly hint?: string | undefined;
  /** The member that is missing. */
  readonly missing?: string;
  /** True for a member that its object must not have. */
  readonly isUnknown?: true;
  /** True where members stand beside each other that must not. */
  readonly isExclusion?: true;
  /** The member that an unknown one was probably meant to be. */
  readonly meant?: string | undefined;
}

/** Turns what ajv says into one fault for each cause, in plain words. */
export function schemaFaults(errors: readonly SchemaError[], root: ObjectKind): readonly SchemaFault[] {
  const faults = new Map<string, SchemaFault>();
  for (const error of chooseErrors(errors)) {
    const fault = faultOf(error, root);
    faults.set(`${fault.pointer} ${fault.message}`, fault);
  }
  return [...faults.values()];
}

function faultOf(error: SchemaError, root: ObjectKind): SchemaFault {
  const { keyword, instancePath: pointer, params } = error;
  const subject = subjectOf(pointer, root);
  switch (keyword) {
    case "required": {
      const name = String(params["missingProperty"]);
      return { pointer, part: "key", message: `${subject} needs "${name}".`, hint: `add "${name}"`, missing: name };
    }
    case "additionalProperties":
    case "unevaluatedProperties":
      return unknownMember(error, subject);
    case "propertyNames": {
      const name = String(params["propertyName"]);
      const message = `The name "${name}" is not allowed here.`;
      return { pointer: `${pointer}/${escaped(name)}`, part: "key", message };
    }
    case "enum": {
      const values = (params["allowedValues"] as readonly unknown[]).map((value) => `"${String(value)}"`);
      return { pointer, part: "value", message: `${subject} must be ${joinWords(values, "or")}.` };
    }
    case "type":
      return {
        pointer,
        part: "value",
        message: `${subject} must be ${joinWords([params["type"]].flat().map(typeName), "or")}.`,
      };
    case "minItems":
    case "minProperties":
      return { pointer, part: "key", message: `${subject} must not be empty.` };
    case "maxProperties":
      return {
        pointer,
        part: "key",
        message: `${subject} has more than ${String(params["limit"])} entries.`,
      };
    case "uniqueItems":
      return { pointer, part: "key", message: `${subject} lists a value twice.` };
    case "pattern":
      return { pointer, part: "value", message: `${subject} does not match the pattern ${String(params["pattern"])}.` };
    case "not":
      return { pointer, part: "key", message: `${subject} has mutually exclusive properties.`, isExclusion: true };
    case "oneOf":
    case "anyOf":
      return {
        pointer,
        part: "key",
        message: `${subject} has too few or too many mutually exclusive properties.`,
        isExclusion: true,
      };
    default:
      return { pointer, part: "key", message: `${subject} ${error.message ?? "is not valid in OpenAPI"}.` };
  }
}

function unknownMember({ instancePath, params, parentSchema }: SchemaError, subject: string): SchemaFault {
  const name = String(params["additionalProperty"] ?? params["unevaluatedProperty"]);
  const known = parentSchema["properties"];
  const near = suggest(name, isObject(known) ? Object.keys(known) : []);
  return {
    pointer: `${instancePath}/${escaped(name)}`,
    part: "key",
    message: `${subject} must not have "${name}".`,
    hint: didYouMean(near) ?? 'remove it, or let its name begin with "x-"',
    meant: near,
    isUnknown: true,
  };
}

function typeName(type: unknown): string {
  const names: Readonly<Record<string, string>> = {
    string: "a string",
    object: "an object",
    array: "an array",
    boolean: "a boolean",
    integer: "an integer",
    number: "a number",
  };
  return names[String(type)] ?? String(type);
}

/** The subject of a message about the value of a pointer: its kind, its key, or its number in a list. */
function subjectOf(pointer: string, root: ObjectKind): string {
  const tokens = pointerTokens(pointer);
  const last = tokens.at(-1);
  if (last === undefined) return "The document";
  const kind = kindsAlong(pointer, root).at(-1);
  if (kind !== undefined && kind !== "plain") return kindNames[kind];
  return /^\d+$/.test(last) ? `Entry ${Number(last) + 1} of "${tokens.at(-2) ?? ""}"` : `"${last}"`;
}

/** The kind of object at each step of a pointer, the document first; undefined for maps, lists and data. */
export function kindsAlong(pointer: string, root: ObjectKind = "document"): readonly (ObjectKind | undefined)[] {
  const kinds: (ObjectKind | undefined)[] = [root];
  let kind: ObjectKind | undefined = root;
  let inside: ObjectKind | undefined;
  for (const token of pointerTokens(pointer)) {
    if (inside !== undefined) {
      kind = inside;
      inside = undefined;
    } else {
      const field: Field | undefined = kind === undefined ? undefined : fieldOf(kind, token);
      kind = field?.shape === "one" ? field.kind : undefined;
      inside = field === undefined || field.shape === "one" ? undefined : field.kind;
    }
    kinds.push(kind);
  }
  return kinds;
}

function escaped(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

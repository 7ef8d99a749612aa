import type { Header, Parameter } from "../../model/contract.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { possibleTypes } from "../../model/json-schema/possible-types.js";
import type { ListWriting } from "../finding.js";

const repeated: ListWriting = { separator: undefined, isEscaped: true };
const escapedComma: ListWriting = { separator: ",", isEscaped: true };
const rawComma: ListWriting = { separator: ",", isEscaped: false };
const rawSpace: ListWriting = { separator: " ", isEscaped: false };
const rawPipe: ListWriting = { separator: "|", isEscaped: false };
const rawDot: ListWriting = { separator: ".", isEscaped: false };

/** The form in which both versions of a parameter write lists, if a single value may become a list or the reverse. */
export function listWriting(before: Parameter, after: Parameter): ListWriting | undefined {
  if (before.in !== after.in || !isMixed(before.schema, after.schema)) return undefined;
  const writings = [before, after].flatMap((parameter) =>
    isAlwaysPlain(parameter) ? [] : [writingOf(parameter, before.allowReserved || after.allowReserved)],
  );
  const [writing, other = writing] = writings;
  return writing === other ? writing : undefined;
}

/** The same for a header of a response. */
export function headerWriting(before: Header, after: Header): ListWriting | undefined {
  return isMixed(before.schema, after.schema) ? rawComma : undefined;
}

function writingOf(parameter: Parameter, isReserved: boolean): ListWriting | undefined {
  const { in: location, style, explode } = parameter;
  if (location === "header") return rawComma;
  switch (style) {
    case "deepObject":
      return undefined;
    case "simple":
      return escapedComma;
    case "label":
      return explode ? rawDot : escapedComma;
    case "matrix":
      return explode ? repeated : escapedComma;
    case "form":
      return explode ? repeated : isReserved ? rawComma : escapedComma;
    case "spaceDelimited":
      return explode ? repeated : rawSpace;
    case "pipeDelimited":
      return explode ? repeated : rawPipe;
  }
}

/** True if no value of the parameter is a list or an object. */
export function isAlwaysPlain({ schema }: Pick<Parameter, "schema">): boolean {
  const types = schema === undefined ? [] : [...possibleTypes(schema)];
  return types.length > 0 && types.every((type) => type !== "array" && type !== "object");
}

function isMixed(before: JsonSchema | undefined, after: JsonSchema | undefined): boolean {
  if (before === undefined || after === undefined) return false;
  const types = [...possibleTypes(before), ...possibleTypes(after)];
  return types.includes("array") && types.some((type) => type !== "array" && type !== "object");
}

import { resolve } from "node:path";
import { createDiagnostics } from "../../../diagnostics/create-diagnostics.js";
import { writtenOrigin, type Origin, type SourceFile } from "../../../diagnostics/origin.js";
import { isXmlSyntaxError } from "../../../../templates/runtime/xml/errors.js";
import { DoctypeFault } from "../../../load/xsd/xml/doctype.js";
import { expandEntities } from "../../../load/xsd/xml/expand-entities.js";
import { asWritten, type ExpandedText } from "../../../load/xsd/xml/expanded-text.js";
import { pointerTokens } from "../../../model/json-pointer.js";
import { readValue } from "../../../load/read-value.js";
import type { Contract } from "../../../model/contract.js";
import { describeEdit, describeXsdEdit } from "./describe-edit.js";
import { documentEdits } from "./document-edits.js";
import {
  edited,
  pointerOf,
  valueBehind,
  type JsonEdit,
  type Json,
  type JsonObject,
  type JsonPath,
} from "./json-edit.js";
import { withXsdEdit, xsdEdits } from "./xsd-edits.js";
import { readPositions } from "./xsd-positions.js";

/** A spec with one constraint removed or altered. */
export interface Mutant {
  /** Stable as long as the constraint and its source location are: "specs/orders/openapi.yaml maximum+1 /paths/...". */
  readonly id: string;
  /** The name of the alteration: "maximum+1". */
  readonly operator: string;
  /** "maximum 10 became 11" */
  readonly what: string;
  readonly origin: Origin;
  /** The pointer of the constraint in the bundled document; undefined for a constraint of an XSD. */
  readonly pointer?: string;
  /** The absolute path of the altered file. */
  readonly path: string;
  /** The text of the altered file. */
  text(): string;
}

/** Alterations of constraints that fixtures can notice. The others alter names, addresses, credentials and annotations. */
const operators = new RegExp(
  `^(?:${[
    ...["type-(?:drop|drop-one|change|widen|narrow)", "enum-(?:drop|add)", "const-(?:alter|drop)", "format-drop"],
    ...["pattern-(?:alter|drop)", "(?:exclusive)?(?:minimum|maximum)(?:[+-]1|-drop)", "multipleOf(?:[+-]1|-drop)"],
    ...["(?:min|max)(?:Length|Items|Properties)(?:[+-]1|-drop)", "uniqueItems-drop", "items-drop", "required-.*"],
    ...["(?:additionalProperties|unevaluatedProperties|propertyNames)-.*", "(?:oneOf|anyOf|allOf)-drop"],
    ...["body-required-flip", "header-required-flip", "status-drop"],
    ...["(?:min|max)Occurs-.*", "use-flip", "fixed-drop", "nillable-drop", "(?:type|base)-widen"],
    ...["enumeration-(?:drop|add)", "(?:length|totalDigits|fractionDigits)(?:[+-]1|-drop)", "member-drop .*"],
    ...["(?:min|max)(?:Inclusive|Exclusive)(?:[+-]1|-drop)"],
  ].join("|")})$`,
  "i",
);

/** The mutants of an API, in the order of its files: those of `ids`, or all that fixtures can notice. */
export function listMutants(contract: Contract, cwd: string, ids?: ReadonlySet<string>): readonly Mutant[] {
  const { openapi, files } = contract;
  const isListed: IsListed = (operator, id) => (ids === undefined ? operators.test(operator) : ids.has(id));
  const values = new FileValues();
  const mutants: Mutant[] = [];
  if (openapi !== undefined) {
    const root = openapi.bundled as JsonObject;
    for (const edit of documentEdits(root)) {
      const pointer = pointerOf(edit.steps);
      const origin = openapi.originOf(pointer);
      const written = writtenOrigin(origin);
      if (written.kind === "offset") continue;
      const id = `${written.file.path} ${edit.operator} ${written.pointer} ${edit.label ?? ""}`.trim();
      if (!isListed(edit.operator, id)) continue;
      const steps = stepsOf(written.pointer);
      const value = values.of(written.file);
      // A part that is derived or converted is not written in this form.
      if (value === undefined || !isSame(valueBehind(value, steps), valueBehind(root, edit.steps))) continue;
      mutants.push({
        id,
        operator: edit.operator,
        what: describeEdit(root, edit),
        origin: written,
        pointer,
        path: resolve(cwd, written.file.path),
        text: () => JSON.stringify(edited(value, { ...edit, steps } satisfies JsonEdit)),
      });
    }
  }
  for (const file of files) if (file.language === "xml") mutants.push(...xsdMutants(file, cwd, isListed));
  return unique(mutants);
}

type IsListed = (operator: string, id: string) => boolean;

/** The mutants of an XSD with its entities expanded. */
function xsdMutants(file: SourceFile, cwd: string, isListed: IsListed): readonly Mutant[] {
  const { text, written } = readable(file.text);
  return xsdEdits(text).flatMap((edit) => {
    const { operator, at } = edit;
    const id = `${file.path} ${operator} ${edit.place}`;
    if (!isListed(operator, id)) return [];
    return {
      id,
      operator,
      what: describeXsdEdit(text, edit),
      origin: { kind: "offset", file, start: written(at) },
      path: resolve(cwd, file.path),
      text: () => withXsdEdit(text, edit),
    };
  });
}

/** A schema document without its DOCTYPE, or an empty one for a file that is not well-formed, which lenient reading skips. */
function readable(written: string): ExpandedText {
  try {
    const expanded = expandEntities(written);
    readPositions(expanded.text);
    return expanded;
  } catch (error) {
    if (!isXmlSyntaxError(error) && !(error instanceof DoctypeFault)) throw error;
    return asWritten("<schema/>");
  }
}

/** A constraint that several parts of the bundled document refer to is altered once. */
function unique(mutants: readonly Mutant[]): readonly Mutant[] {
  return [...new Map(mutants.map((mutant) => [mutant.id, mutant])).values()];
}

function stepsOf(pointer: string): JsonPath {
  return pointerTokens(pointer).map((token) => (/^(?:0|[1-9]\d*)$/.test(token) ? Number(token) : token));
}

/** True for values of one kind; scalars are equal. Objects of several files differ in their references. */
function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const isObject = typeof one === "object" && one !== null;
  return isObject ? typeof other === "object" && Array.isArray(one) === Array.isArray(other) : one === other;
}

/** The values of YAML and JSON files, each read once. */
class FileValues {
  private readonly known = new Map<string, JsonObject | undefined>();

  of(file: SourceFile): JsonObject | undefined {
    if (!this.known.has(file.path)) {
      const value = readValue(file, createDiagnostics());
      this.known.set(file.path, typeof value === "object" && !Array.isArray(value) ? (value as JsonObject) : undefined);
    }
    return this.known.get(file.path);
  }
}

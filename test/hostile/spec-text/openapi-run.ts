import { pointerPart } from "../../../templates/runtime/json/pointer.js";
import type { RenderedFile } from "../../../generator/write/rendered-file.js";
import type { Sorted } from "./accepted.js";
import { buildText, errorsOf } from "./build-text.js";
import { inspect, plain, textsByMark } from "./inspect.js";
import { openapiDocument, type Placed } from "./openapi-document.js";
import { openapiPositions, type Position } from "./openapi-positions.js";
import type { Version } from "./meta-schema.js";
import { markOf, sortWithTaming } from "./tamed.js";

/** The result of one set of strings. */
export interface Run extends Sorted {
  /** Faults in the output, one line each. */
  readonly faults: readonly string[];
  /** Accepted strings that are not in the output, and those that are truncated or changed there. */
  readonly lost: readonly Placed[];
  readonly changed: readonly Placed[];
  readonly outputs: readonly (readonly RenderedFile[])[];
}

/** Puts a string at every position, and runs every emitter over the result. */
export async function runTexts(
  version: Version,
  text: (mark: string, index: number) => string,
  options: { readonly inValue?: boolean; readonly only?: (position: Position) => boolean } = {},
): Promise<Run> {
  const { inValue = false, only = (position) => position.kind !== "typed" } = options;
  const placed = openapiPositions(version)
    .filter(only)
    .map((position, index): Placed => {
      const key = `k${index}z`;
      return { position, key, text: text(markOf({ key }), index), inValue };
    });
  const { refused, ...sorted } = await sortWithTaming(version, placed);
  const documents = (await withFewDocuments(version, sorted.documents)).flatMap(inParts);
  const outputs: (readonly RenderedFile[])[] = [];
  const faults: string[] = [];
  const lost: Placed[] = [];
  const changed: Placed[] = [];
  for (const document of documents) {
    const built = await buildText("openapi.json", openapiDocument(version, document).text);
    outputs.push(built.files);
    const own = built.files.filter(({ path }) => path.endsWith(".ts") && !path.startsWith("runtime/"));
    if (own.length === 0) faults.push("nothing was emitted");
    const inspected = own.map((file) => ({ path: file.path, ...inspect(file) }));
    for (const file of inspected) faults.push(...file.faults.map((fault) => `${file.path}: ${fault}`));
    const said = textsByMark(
      inspected.flatMap(({ texts }) => texts.filter((each) => each.includes("pwned")).map(plain)),
    );
    for (const one of document) {
      const texts = said.get(markOf(one)) ?? [];
      if (texts.length === 0) lost.push(one);
      else if (!asPrinted(one.text).some((text) => texts.some((each) => each.includes(text)))) changed.push(one);
    }
  }
  return { documents, refused, faults, lost, changed, outputs };
}

/** The tamed strings, each form in a document of its own, or in one document if it is accepted. */
async function withFewDocuments(
  version: Version,
  [first = [], ...others]: Sorted["documents"],
): Promise<Sorted["documents"]> {
  const tamed = others.filter(({ length }) => length > 1);
  const together = tamed.flat();
  const errors = await errorsOf("openapi.json", openapiDocument(version, together).text);
  if (errors.length > 0) return [first, ...others];
  return [first, together, ...others.filter((document) => !tamed.includes(document))].filter(
    ({ length }) => length > 0,
  );
}

/** A document in parts of 500 strings: the output for a large document omits descriptions. */
function inParts(document: readonly Placed[]): readonly (readonly Placed[])[] {
  const count = Math.ceil(document.length / 500);
  return Array.from({ length: count }, (_, part) => document.filter((_one, index) => index % count === part));
}

/** A string as the output prints it: unchanged, inside a value in JSON, or in a JSON pointer. */
function asPrinted(text: string): readonly string[] {
  return [text, JSON.stringify(text).slice(1, -1), pointerPart(text)].map(plain);
}

import { pointerPart } from "../../../templates/runtime/json/pointer.js";
import type { RenderedFile } from "../../../generator/write/rendered-file.js";
import type { Sorted } from "./accepted.js";
import { buildText } from "./build-text.js";
import { faultsOf, plain, textsOf } from "./inspect.js";
import { openapiDocument, type Placed } from "./openapi-document.js";
import { openapiPositions, type Position } from "./openapi-positions.js";
import type { Version } from "./meta-schema.js";
import { markOf, sortWithTaming } from "./tamed.js";

/** The result of one set of texts. */
export interface Run extends Sorted {
  /** Faults in the output, one line each. */
  readonly faults: readonly string[];
  /** Texts that were taken and stand nowhere in the output, and those that stand there cut or changed. */
  readonly lost: readonly Placed[];
  readonly changed: readonly Placed[];
  readonly outputs: readonly (readonly RenderedFile[])[];
}

/** Puts a text at every position, and runs every emitter over the result. */
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
  const documents = sorted.documents.flatMap(inParts);
  const outputs: (readonly RenderedFile[])[] = [];
  const faults: string[] = [];
  const lost: Placed[] = [];
  const changed: Placed[] = [];
  for (const document of documents) {
    const built = await buildText("openapi.json", openapiDocument(version, document).text);
    outputs.push(built.files);
    const own = built.files.filter(({ path }) => path.endsWith(".ts") && !path.startsWith("runtime/"));
    if (own.length === 0) faults.push("nothing was emitted");
    for (const file of own) faults.push(...faultsOf(file).map((fault) => `${file.path}: ${fault}`));
    const said = saidByMark(own);
    for (const one of document) {
      const texts = said.get(markOf(one)) ?? [];
      if (texts.length === 0) lost.push(one);
      else if (!texts.some((each) => asPrinted(one.text).some((text) => each.includes(text)))) changed.push(one);
    }
  }
  return { documents, refused, faults, lost, changed, outputs };
}

/** A document in parts of 500 texts: the output for a large document leaves descriptions out. */
function inParts(document: readonly Placed[]): readonly (readonly Placed[])[] {
  const count = Math.ceil(document.length / 500);
  return Array.from({ length: count }, (_, part) => document.filter((_one, index) => index % count === part));
}

/** A text as it stands in the output: as it is, inside a value that is shown as JSON, or in a JSON pointer. */
function asPrinted(text: string): readonly string[] {
  return [text, JSON.stringify(text).slice(1, -1), pointerPart(text)].map(plain);
}

function saidByMark(files: readonly RenderedFile[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const text of files.flatMap(textsOf).map(plain)) {
    for (const [mark] of text.matchAll(/pwned_k\d+z/g)) {
      const texts = found.get(mark);
      if (texts === undefined) found.set(mark, [text]);
      else if (texts.at(-1) !== text) texts.push(text);
    }
  }
  return found;
}

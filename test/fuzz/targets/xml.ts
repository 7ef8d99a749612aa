import { isDeepStrictEqual } from "node:util";
import * as loyalty from "../../../generated/loyalty/codecs.js";
import * as profile from "../../../generated/travel-profile/codecs.js";
import * as receipts from "../../../generated/receipt-images/codecs.js";
import type { Result } from "../../../templates/runtime/base/problem.js";
import { xmlDisagreement } from "../../support/xml-disagreement.js";
import { ensure, seedFiles, textOf, type FuzzTarget } from "../fuzz-target.js";

type Codec = Readonly<Record<string, (input: unknown) => unknown>>;

const codecs = { ...loyalty, ...profile, ...receipts } as unknown as Codec;
const decoderNames = Object.keys(codecs).filter((name) => /^decode[A-Z]/.test(name) && name !== "decodeResponse");

/** Bytes that are not read as UTF-8: they declare an encoding, or look like UTF-16. */
const otherEncoding = /encoding|\0/;

/** Generated decoders: they throw nothing, and a decoded value is valid and is encoded to a document with the same value. */
export const target: FuzzTarget = {
  seeds: seedFiles("specs", /fixtures\/.*\.xml$/).map((text) => text.slice(0, 3_000)),
  maxSteps: (length) => 10_000 + 300 * length,
  run(input) {
    const text = textOf(input);
    const root = /<(?:[\w-]+:)?([A-Z]\w*)/.exec(text)?.[1];
    const name = decoderNames.find((decoder) => decoder === `decode${root}`) ?? "decodeProfile";
    const result = codecs[name]!(input) as Result<unknown>;
    if (!otherEncoding.test(text) && Buffer.from(text).equals(input)) compareReaders(name, text, result);
    if (!result.ok) return `${name} ${result.problems[0]?.code}`;
    const validated = codecs[name.replace("decode", "validate")]!(result.value) as Result<unknown>;
    ensure(validated.ok, "A decoded value is invalid.", result.value, validated);
    const encoded = codecs[name.replace("decode", "encode")]!(result.value);
    const again = codecs[name]!(encoded) as Result<unknown>;
    ensure(
      again.ok && isDeepStrictEqual(again.value, result.value),
      "Encoding changes a value.",
      result,
      encoded,
      again,
    );
    return name;
  },
};

function compareReaders(name: string, text: string, result: Result<unknown>): void {
  const ofText = codecs[name]!(text);
  ensure(isDeepStrictEqual(ofText, result), "A text and its bytes have different results.", result, ofText);
  // Libxml2 allows longer names.
  if (!result.ok && result.problems[0]?.code === "xml/name-too-long") return;
  const difference = xmlDisagreement(text);
  ensure(difference === undefined, "Another reader disagrees.", difference);
}

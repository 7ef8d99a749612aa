import { expect, it } from "vitest";
import { builtinTypeNames, xsNamespace } from "../../../generator/model/xml-schema/builtin-types.js";
import { builtinTypeReaders } from "../../../templates/runtime/xml/types/builtin-types.js";
import type { XmlDecoder } from "../../../templates/runtime/xml/values/decoder.js";
import type { SimpleType } from "../../../templates/runtime/xsd/simple-type.js";

it("reads each built-in type that the model lists, and no other, as the type of that name", () => {
  const read = [...builtinTypeReaders()].map(([name, reader]) => {
    let used: SimpleType<unknown> | undefined;
    const decoder = { simple: (type: SimpleType<unknown>) => void (used = type) };
    reader(decoder as unknown as XmlDecoder);
    return [name, used?.name];
  });
  const expected = builtinTypeNames().map((name) => [`{${xsNamespace}}${name}`, `xs:${name}`]);
  const byName = ([a = ""]: readonly (string | undefined)[], [b = ""]: readonly (string | undefined)[]): number =>
    a < b ? -1 : 1;
  expect(read.sort(byName)).toEqual(expected.sort(byName));
});

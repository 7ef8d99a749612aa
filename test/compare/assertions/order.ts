import { parse } from "yaml";
import { expect } from "vitest";
import type { Change } from "../../../generator/compare/change.js";
import { reversed } from "../../support/reversed.js";
import { reversedXsd } from "../../support/reversed-xsd.js";
import type { Assertion } from "../assertions.js";
import { changesBetween, changesOf, loadFiles, loadVersion, type Version } from "../load-case.js";
import type { CompareCase, Files } from "../read-cases.js";
import type { VersionName } from "../versions-of-text.js";

/** The same content in another order: it is not a change, and does not change a report. */
export const isTheSameInAnyOrder: Assertion = {
  title: "is the same in any order of the specification",
  appliesTo: ({ versions }) => versions.before.has("before.yaml") || versions.before.has("before.xsd"),
  async check(shown) {
    // The first tag names the methods of clients, if a setting enables it.
    const one = shown.methods === undefined ? shown : { ...shown, methods: undefined };
    const [before, after] = [await turned(one, "before"), await turned(one, "after")];
    expect(told(changesBetween(await loadVersion(one, "before"), before, one))).toEqual([]);
    expect(told(changesBetween(before, after, one))).toEqual(told(await changesOf(one)));
  },
};

/** A version that is written from its end. */
function turned(one: CompareCase, version: VersionName): Promise<Version> {
  const files: Files = new Map(
    [...one.versions[version]].map(([name, text]) => [
      name,
      name.endsWith(".xsd") ? reversedXsd(text) : JSON.stringify(reversed(parse(text))),
    ]),
  );
  return loadFiles(files, one);
}

function told(changes: readonly Change[]): readonly string[] {
  return changes.map(({ fingerprint, level, subject, sentence, wire, code, witness }) =>
    JSON.stringify([fingerprint, level, subject, sentence, wire, code, witness]),
  );
}

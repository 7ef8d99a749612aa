import { expect } from "vitest";
import { changeCatalog, kindOf, type ChangeId } from "../../../generator/compare/catalog.js";
import type { Change } from "../../../generator/compare/change.js";
import type { Assertion } from "../assertions.js";
import { complaintsAbout } from "../compile-consumers.js";
import { changesOf } from "../load-case.js";
import { allCases } from "../read-cases.js";

// Consumer code for the old version compiles with the new one exactly if no change is reported as breaking.

const nameRemoved: ChangeId = "interface/generated-name-removed";

type Party = "sent" | "read";

export const compiles: Assertion = {
  title: "breaks its consumer exactly if that is said",
  appliesTo: ({ consumers }) => consumers.has("consumer.ts"),
  async check(one) {
    const isHarmed = (await changesOf(one)).some(
      // Removed names break their importers: `keepsNames` imports all.
      ({ id, code }) => code === "breaking" && (id !== nameRemoved || one.kind === nameRemoved),
    );
    expect(await complaintsAbout(one, "before", "consumer.ts")).toEqual([]);
    const found = await complaintsAbout(one, "after", "consumer.ts");
    if (isHarmed) expect(found).not.toEqual([]);
    else expect(found).toEqual([]);
  },
};

/** One who sends ("sends") and one who reads ("reads") a schema. */
export const compilesForParties: Assertion = {
  title: "breaks those who send and those who read exactly if that is said",
  appliesTo: ({ consumers }) => consumers.has("sends.ts"),
  async check(one) {
    const changes = await changesOf(one);
    for (const [party, file] of [
      ["sent", "sends.ts"],
      ["read", "reads.ts"],
    ] as const) {
      expect(await complaintsAbout(one, "before", file)).toEqual([]);
      const found = await complaintsAbout(one, "after", file);
      if (changes.some((change) => breaksCode(change, party))) expect(found, party).not.toEqual([]);
      else expect(found, party).toEqual([]);
    }
  },
};

/**
 * A third kind of code ("doubtful") is the subject of a warning: consumers may have written it, and it no longer
 * compiles.
 */
export const mayBreak: Assertion = {
  title: "may break a consumer where there is doubt",
  appliesTo: ({ consumers }) => consumers.has("doubtful.ts"),
  async check(one) {
    expect(await complaintsAbout(one, "before", "doubtful.ts")).toEqual([]);
    expect(await complaintsAbout(one, "after", "doubtful.ts")).not.toEqual([]);
    expect((await changesOf(one)).map(({ code }) => code)).toContain("warning");
  },
};

export const compilesWithXsd: Assertion = {
  title: "breaks those who send and those who read types of an XSD exactly if that is said",
  appliesTo: ({ kind, versions }) => kind.startsWith("xsd/") && versions.before.has("before.xsd"),
  async check(one) {
    const changes = await changesOf(one);
    for (const party of ["sent", "read"] as const) {
      const said = changes.filter((change) => breaksCode(change, party)).map(({ id }) => id);
      const found = await complaintsAbout(one, "after", `${party}.ts`);
      const all = { party, said, found };
      expect({ ...all, isHarmed: found.length > 0 }).toEqual({ ...all, isHarmed: said.length > 0 });
    }
  },
};

function breaksCode({ id, codeLevels }: Change, party: Party): boolean {
  // Removed names break their importers: `keepsNames` imports all.
  if (id === nameRemoved) return false;
  return (codeLevels ?? kindOf(id).code)[party] === "breaking";
}

/** Kinds about the path of an import, and those of schemas and of XSDs, whose consumers have other names. */
const shownElsewhere = /^(?:interface\/(?:removed|renamed)|schema\/.*|settings\/.*|xsd\/.*)$/;

/** Kinds that break code, without a case that has a consumer. */
export function kindsWithoutConsumer(): readonly string[] {
  const known = new Set(allCases.filter(({ consumers }) => consumers.has("consumer.ts")).map(({ kind }) => kind));
  const breaking = (Object.keys(changeCatalog) as readonly ChangeId[]).filter((id) =>
    Object.values(kindOf(id).code).includes("breaking"),
  );
  return breaking.filter((id) => !known.has(id) && !shownElsewhere.test(id));
}

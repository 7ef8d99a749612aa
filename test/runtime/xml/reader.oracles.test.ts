import { describe, expect, it } from "vitest";
import { createXmlReader } from "../../../templates/runtime/xml/markup/reader.js";
import { damaged, randomDocument } from "../../support/random-xml.js";
import { Random } from "../../support/random.js";
import {
  differencesFromLibxml,
  differencesFromSaxes,
  verdictOf,
  xmlDisagreement,
} from "../../support/xml-disagreement.js";
import { libxmlRefusal, readWithOurs, readWithSaxes } from "../../support/xml-oracles.js";
import { seedsOf } from "../../support/seeds.js";

describe("differences on purpose", () => {
  it.each(differencesFromSaxes)("$why", ({ example, applies }) => {
    const [ours, theirs] = [readWithOurs(example), readWithSaxes(example)];
    expect(ours).not.toEqual(theirs);
    expect(applies(example, verdictOf(ours), verdictOf(theirs))).toBe(true);
  });

  it.each(differencesFromLibxml)("$why", ({ example, applies }) => {
    const [ours, theirs] = [verdictOf(readWithOurs(example)), libxmlRefusal(example) ?? "ok"];
    expect(ours === "ok").not.toBe(theirs === "ok");
    expect(applies(example, ours, theirs)).toBe(true);
  });
});

describe("random documents", () => {
  it.each(seedsOf(import.meta.filename))(
    "are judged as saxes and libxml2 judge them, and read to the same events as with saxes (seed %i)",
    (seed) => {
      const random = new Random(seed + 20_260_101);
      const disagreements: string[] = [];
      let accepted = 0;
      const count = 4_000;
      for (let index = 0; index < count; index++) {
        const document = randomDocument(random);
        const text = random.chance(3) ? document : damaged(document, random);
        const found = xmlDisagreement(text);
        if (found !== undefined) disagreements.push(found);
        if ("events" in readWithOurs(text)) accepted++;
      }
      expect(disagreements).toEqual([]);
      // The comparison needs many of both kinds.
      expect(accepted).toBeGreaterThan(count / 5);
      expect(accepted).toBeLessThan((count * 4) / 5);
    },
  );

  it.each(seedsOf(import.meta.filename))(
    "have the same events whether comments are reported or passed over (seed %i)",
    (seed) => {
      const random = new Random(seed + 4);
      for (let index = 0; index < 500; index++) {
        const text = randomDocument(random);
        const reading = readWithOurs(text);
        if ("refusal" in reading) continue;
        expect(passingOverMisc(text)).toBe(withoutMisc(reading.events));
      }
    },
  );
});

/** All text and tags of the document in one line, read without reports of comments. */
function passingOverMisc(text: string): string {
  const reader = createXmlReader(text);
  let line = "";
  for (;;) {
    switch (reader.next()) {
      case "start":
        line += `<${reader.localName}>`;
        break;
      case "end":
        line += `</${reader.localName}>`;
        break;
      case "text":
        line += `${reader.text}|`;
        break;
      case "comment":
      case "instruction":
        throw new Error("Not asked for.");
      case "done":
        return line;
    }
  }
}

function withoutMisc(events: readonly string[]): string {
  let line = "";
  let text = "";
  for (const event of events) {
    if (event.startsWith("text ")) text += event.slice("text ".length);
    if (!event.startsWith("<")) continue;
    line += (text === "" ? "" : `${text}|`) + event.replace(/\{[^}]*\}/, "");
    text = "";
  }
  return line;
}

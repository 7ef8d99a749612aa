import { describe, expect, it } from "vitest";
import { judge, sortChanges } from "../../../generator/compare/judge.js";
import type { FoundChange, Affected } from "../../../generator/compare/change.js";

const sent: Affected = { direction: "sent", text: "createOrder request" };
const read: Affected = { direction: "read", text: "receiveOrder request" };
const found: FoundChange = {
  id: "parameter/required-added",
  data: { where: 'the query parameter "tenant" of "createOrder"' },
  subject: "createOrder/query/tenant",
};

describe("judge", () => {
  it("takes the levels of the directions in which a change is used", () => {
    expect(judge("orders", found, [sent])).toMatchObject({
      wire: { sent: "breaking" },
      code: "breaking",
      level: "breaking",
    });
    expect(judge("orders", found, [read])).toMatchObject({ wire: { read: "info" }, code: undefined, level: "info" });
    expect(judge("orders", found, [read]).wire).not.toHaveProperty("sent");
  });

  it("takes all levels of a change that has no uses", () => {
    expect(judge("orders", found, []).wire).toEqual({ sent: "breaking", read: "info" });
  });

  it("takes levels that were proved before those of the catalogue", () => {
    const proved = judge("orders", { ...found, levels: { sent: "info" }, codeLevels: {} }, [sent]);
    expect(proved).toMatchObject({ wire: { sent: "info" }, code: undefined, level: "info" });
  });

  it("writes the sentence and sorts the uses", () => {
    const change = judge("orders", found, [read, sent]);
    expect(change.sentence).toBe('The query parameter "tenant" of "createOrder" was added and is required.');
    expect(change.uses).toEqual([sent, read]);
  });

  it("gives a fingerprint that names and values make, and nothing else", () => {
    const { fingerprint } = judge("orders", found, [sent]);
    expect(fingerprint).toMatch(/^[0-9a-f]{12}$/);
    expect(judge("orders", { ...found, levels: { sent: "info" } }, []).fingerprint).toBe(fingerprint);
    expect(judge("orders", { ...found, data: { ...found.data, more: "1" } }, []).fingerprint).not.toBe(fingerprint);
    expect(judge("vendors", found, [sent]).fingerprint).not.toBe(fingerprint);
    expect(judge("orders", { ...found, subject: "other" }, []).fingerprint).not.toBe(fingerprint);
  });
});

describe("sortChanges", () => {
  it("puts what breaks first, whatever the order it came in", () => {
    const changes = [
      judge("orders", { ...found, subject: "b" }, [read]),
      judge("orders", { ...found, subject: "c" }, [sent]),
      judge("orders", { ...found, subject: "a" }, [sent]),
    ];
    const subjects = ["a", "c", "b"];
    expect(sortChanges(changes).map(({ subject }) => subject)).toEqual(subjects);
    expect(sortChanges([...changes].reverse()).map(({ subject }) => subject)).toEqual(subjects);
  });
});

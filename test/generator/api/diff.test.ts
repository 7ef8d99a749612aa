import { describe, expect, it } from "vitest";
import { diff, UsageError } from "../../../generator/index.js";
import { ordersUpTo } from "../../support/orders-spec.js";
import { tempFolder } from "../../support/temp-folder.js";

describe("diff()", () => {
  it("gives the changes of two versions", async () => {
    const cwd = tempFolder({ "old.yaml": ordersUpTo(100), "new.yaml": ordersUpTo(50) });
    const { report, diagnostics, failOn } = await diff({ cwd, before: "old.yaml", after: "new.yaml" });
    expect([diagnostics, failOn]).toEqual([[], "breaking"]);
    expect(report).toMatchObject({ bump: "major", changes: [{ id: "schema/maximum-lowered", level: "breaking" }] });
  });

  it("gives the diagnostics of specs with errors, and no report", async () => {
    const cwd = tempFolder({ "old.yaml": ordersUpTo(100), "new.yaml": "openapi: 3.1.0\n" });
    const { report, diagnostics } = await diff({ cwd, before: "old.yaml", after: "new.yaml" });
    expect(report).toBeUndefined();
    expect(diagnostics.map(({ origin }) => origin.file.path)).toContain("new.yaml");
  });

  it("judges the days of accepted changes by the day that it is told", async () => {
    const cwd = tempFolder({ "old.yaml": ordersUpTo(100), "new.yaml": ordersUpTo(50) });
    const sides = { cwd, before: "old.yaml", after: "new.yaml" };
    const [change] = (await diff(sides)).report?.changes ?? [];
    const accept = { fingerprints: [change?.fingerprint ?? ""], reason: "Agreed.", until: "2027-01-31" };
    expect((await diff({ ...sides, accept, today: "2026-01-01" })).report?.changes).toEqual([]);
    expect((await diff({ ...sides, today: "2027-01-31" })).report?.accepted).toHaveLength(1);
    expect((await diff({ ...sides, today: "2027-02-01" })).report).toMatchObject({
      expired: [{ until: "2027-01-31" }],
    });
  });

  it("throws a usage error on options that make no sense", async () => {
    await expect(diff({ before: "old.yaml" })).rejects.toThrow(UsageError);
  });
});

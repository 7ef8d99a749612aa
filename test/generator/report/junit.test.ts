import { XmlDocument } from "libxml2-wasm";
import { describe, expect, it } from "vitest";
import { junitDiffReport } from "../../../generator/report/junit.js";
import { hostile, removed, sampleChange, sampleReport, undecided } from "./sample-report.js";

const entry = {
  fingerprint: "0123456789ab",
  contract: "orders",
  id: "schema/maximum-lowered",
  sentence: "x",
  reason: "Agreed.",
};

describe("the report as JUnit's XML", () => {
  it("has a case for each change: failed, skipped or said", () => {
    const report = sampleReport([sampleChange(), undecided], { accepted: [{ change: removed, entry }] });
    expect(junitDiffReport(report, { failOn: "breaking" })).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="specwright diff">
  <testsuite name="notes" tests="1" failures="0" errors="0" skipped="0">
    <testcase classname="notes" name="nothing has changed"/>
  </testsuite>
  <testsuite name="orders" tests="3" failures="1" errors="0" skipped="1">
    <testcase classname="orders" name="The maximum of \`Order.quantity\` was lowered from 100 to 50. (schema/maximum-lowered, 0123456789ab)">
      <failure message="The maximum of \`Order.quantity\` was lowered from 100 to 50." type="breaking">breaks clients that send
now: specs/orders/openapi.yaml:4:12
before: main:specs/orders/openapi.yaml:3:12
witness: 51 was accepted and is now rejected
hint: Keep the old maximum.</failure>
    </testcase>
    <testcase classname="orders" name="The maximum of \`Order.quantity\` was lowered from 100 to 50. (schema/maximum-lowered, bbbbbbbbbbbb)">
      <system-out>warning: The maximum of \`Order.quantity\` was lowered from 100 to 50.
may break clients that send
now: specs/orders/openapi.yaml:4:12
before: main:specs/orders/openapi.yaml:3:12
hint: Keep the old maximum.</system-out>
    </testcase>
    <testcase classname="orders" name="The operation POST /orders/{id}/cancel (cancelOrder) was removed. (operation/removed, aaaaaaaaaaaa)">
      <skipped message="Agreed."/>
    </testcase>
  </testsuite>
</testsuites>
`);
  });

  it("fails as --fail-on says", () => {
    const failures = (level: "breaking" | "warning" | "none"): number =>
      junitDiffReport(sampleReport([sampleChange(), undecided]), { failOn: level }).split("<failure").length - 1;
    expect([failures("breaking"), failures("warning"), failures("none")]).toEqual([1, 2, 0]);
  });

  it("is XML whatever the specs say", () => {
    const change = sampleChange({ subject: hostile, sentence: hostile, hint: hostile, contract: hostile });
    const xml = junitDiffReport(sampleReport([change]), { failOn: "breaking" });
    const document = XmlDocument.fromString(xml);
    expect(document.find("//failure")).toHaveLength(1);
    expect(document.find("//script")).toHaveLength(0);
    document.dispose();
  });
});

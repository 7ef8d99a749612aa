import { describe, expect, it } from "vitest";
import { githubDiffReport } from "../../../generator/report/github.js";
import { gitlabDiffReport } from "../../../generator/report/gitlab.js";
import { jsonDiffReport } from "../../../generator/report/json.js";
import { sarifDiffReport } from "../../../generator/report/sarif.js";
import { hostile, other, removed, sampleChange, sampleReport, undecided } from "./sample-report.js";

const entry = {
  fingerprint: "0123456789ab",
  contract: "orders",
  id: "schema/maximum-lowered",
  sentence: "x",
  reason: "Agreed.",
};

describe("the report as JSON", () => {
  it("says everything, with the version of its shape", () => {
    const report = sampleReport([sampleChange(), undecided, other], {
      accepted: [{ change: removed, entry: { ...entry, until: "2027-01-31" } }],
      stale: [entry],
    });
    const place = { line: 4, column: 12, endLine: 4, endColumn: 14 };
    const read = JSON.parse(jsonDiffReport(report)) as { readonly changes: readonly unknown[] };
    expect(read).toMatchObject({
      version: 1,
      before: "main",
      after: "the working tree",
      interfaces: [{ name: "orders", before: "main:specs/orders/openapi.yaml", after: "specs/orders/openapi.yaml" }],
      unchanged: ["notes"],
      accepted: [{ id: "operation/removed", code: "breaking", reason: "Agreed.", until: "2027-01-31" }],
      expired: [],
      stale: [entry],
      breaking: 1,
      warnings: 1,
      infos: 1,
      bump: "major",
      notes: [],
    });
    expect(read.changes[0]).toEqual({
      id: "schema/maximum-lowered",
      fingerprint: "0123456789ab",
      contract: "orders",
      subject: "Order.quantity",
      level: "breaking",
      judged: "breaking",
      wire: { sent: "breaking", read: "info" },
      sentence: "The maximum of `Order.quantity` was lowered from 100 to 50.",
      hint: "Keep the old maximum.",
      places: {
        before: {
          path: "main:specs/orders/openapi.yaml",
          file: "specs/orders/openapi.yaml",
          ...{ line: 3, column: 12, endLine: 3, endColumn: 15 },
        },
        after: { path: "specs/orders/openapi.yaml", file: "specs/orders/openapi.yaml", ...place },
      },
      uses: [
        { direction: "sent", text: "createOrder request" },
        { direction: "read", text: "getOrder response 200" },
      ],
      witness: { language: "json", text: "51", acceptedBy: "before" },
    });
  });
});

describe("the report as SARIF", () => {
  it("marks the newer side, and keeps the fingerprint and what was accepted", () => {
    const report = sampleReport([sampleChange(), removed, undecided, other], {
      accepted: [{ change: sampleChange(), entry }],
    });
    const log = JSON.parse(sarifDiffReport(report)) as {
      readonly runs: readonly [{ readonly results: readonly object[] }];
    };
    expect(log.runs[0].results).toMatchObject([
      {
        ruleId: "schema/maximum-lowered",
        ruleIndex: 1,
        level: "error",
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: "specs/orders/openapi.yaml" },
              region: { startLine: 4, startColumn: 12, endLine: 4, endColumn: 14 },
            },
          },
        ],
        partialFingerprints: { "specwrightChange/v1": "0123456789ab" },
      },
      { ruleId: "operation/removed", locations: [{ physicalLocation: { region: { startLine: 3 } } }] },
      { level: "warning" },
      { level: "note" },
      { suppressions: [{ kind: "external", justification: "Agreed." }] },
    ]);
  });
});

describe("the report as annotations of GitHub", () => {
  it("has one command a line, with the place on the newer side", () => {
    expect(githubDiffReport(sampleReport([sampleChange(), removed])).split("\n")).toEqual([
      "::error file=specs/orders/openapi.yaml,line=4,col=12,title=The maximum of `Order.quantity` was lowered from 100 to 50.::verdict: breaks clients that send%0Awitness: 51 was accepted and is now rejected%0Ahint: Keep the old maximum.%0Afingerprint: 0123456789ab (schema/maximum-lowered)",
      "::error file=specs/orders/openapi.yaml,line=3,col=1,title=The operation POST /orders/{id}/cancel (cancelOrder) was removed.::verdict: breaks clients that send; breaks the compilation of consumers%0Ahint: Keep it for one release.%0Afingerprint: aaaaaaaaaaaa (operation/removed)",
      "::notice title=specwright diff::2 breaking changes. Advised version: major.",
      "",
    ]);
  });

  it("lets no text of a spec begin a command", () => {
    const change = sampleChange({ subject: hostile, sentence: hostile, hint: hostile });
    const lines = githubDiffReport(sampleReport([change]))
      .trimEnd()
      .split("\n");
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain("%0A::error::x%250A");
  });
});

describe("the report as code quality of GitLab", () => {
  it("is a list with a fingerprint, a severity and a line each", () => {
    const read = JSON.parse(
      gitlabDiffReport(sampleReport([sampleChange(), removed, undecided, other])),
    ) as readonly object[];
    expect(read[0]).toEqual({
      description:
        "The maximum of `Order.quantity` was lowered from 100 to 50. Verdict: breaks clients that send. Keep the old maximum.",
      check_name: "schema/maximum-lowered",
      fingerprint: "0123456789ab",
      severity: "critical",
      location: { path: "specs/orders/openapi.yaml", lines: { begin: 4, end: 4 } },
    });
    expect(read).toMatchObject([
      {},
      { location: { lines: { begin: 3 } } },
      { severity: "minor" },
      { severity: "info" },
    ]);
  });
});

import { createSourceFile } from "../../../generator/load/source-file.js";
import type { DiffReport } from "../../../generator/report/diff-report.js";
import { causeOf } from "../../../generator/compare/causes/find-causes.js";
import type { SettledChange } from "../../../generator/compare/final-levels.js";

const beforeFile = createSourceFile("main:specs/orders/openapi.yaml", "a: 1\nb:\n  maximum: 100\n");
const afterFile = createSourceFile("specs/orders/openapi.yaml", "# New\na: 1\nb:\n  maximum: 50\n");

/** A change of "b.maximum" with both locations and a counterexample; tests can override properties. */
export function sampleChange(members: Partial<SettledChange> = {}): SettledChange {
  return {
    id: "schema/maximum-lowered",
    data: { before: "100", after: "50" },
    subject: "Order.quantity",
    key: "Order.quantity",
    contract: "orders",
    before: { kind: "pointer", file: beforeFile, pointer: "/b/maximum" },
    after: { kind: "pointer", file: afterFile, pointer: "/b/maximum" },
    wire: { sent: "breaking", read: "info" },
    code: undefined,
    level: "breaking",
    judged: "breaking",
    isConfigured: false,
    place: "specs/orders/openapi.yaml#/b",
    sentence: "The maximum of `Order.quantity` was lowered from 100 to 50.",
    hint: "Keep the old maximum.",
    uses: [
      { direction: "sent", text: "createOrder request" },
      { direction: "read", text: "getOrder response 200" },
    ],
    witness: { language: "json", text: "51", acceptedBy: "before" },
    fingerprint: "0123456789ab",
    ...members,
  };
}

const cancelOrder = "POST /orders/{id}/cancel (cancelOrder)";
const getOrder = "GET /orders/{id} (getOrder)";

/** A change with a location only in the older version. */
export const removed = sampleChange({
  id: "operation/removed",
  subject: cancelOrder,
  operation: cancelOrder,
  data: { operation: cancelOrder },
  after: undefined,
  nearest: { kind: "offset", file: afterFile, start: afterFile.text.indexOf("b:") },
  wire: { sent: "breaking" },
  code: "breaking",
  sentence: `The operation ${cancelOrder} was removed.`,
  hint: "Keep it for one release.",
  uses: [],
  witness: undefined,
  fingerprint: "aaaaaaaaaaaa",
});

export const undecided = sampleChange({
  judged: "warning",
  level: "warning",
  wire: { sent: "warning" },
  witness: undefined,
  fingerprint: "bbbbbbbbbbbb",
});

export const weakening = sampleChange({
  id: "security/opened",
  subject: getOrder,
  operation: getOrder,
  data: { where: getOrder, before: '"key" with the scope "read"' },
  judged: "warning",
  level: "warning",
  wire: { sent: "info" },
  security: "weakens",
  sentence: `${getOrder} can now be called without credentials (was "key" with the scope "read").`,
  hint: "Check that nothing is given away.",
  uses: [{ direction: "sent", text: getOrder }],
  witness: undefined,
  fingerprint: "eeeeeeeeeeee",
});

export const other = sampleChange({
  judged: "info",
  level: "info",
  wire: { read: "info" },
  witness: undefined,
  fingerprint: "cccccccccccc",
});

export function sampleReport(changes: readonly SettledChange[], members: Partial<DiffReport> = {}): DiffReport {
  return {
    before: { name: "main", prefix: "main:" },
    after: { name: "the working tree", prefix: "" },
    interfaces: [{ name: "orders", before: "main:specs/orders/openapi.yaml", after: "specs/orders/openapi.yaml" }],
    unchanged: ["notes"],
    changes,
    causes: changes.map(causeOf),
    accepted: [],
    expired: [],
    stale: [],
    acceptedPath: "specwright-accepted.json",
    bump: "major",
    notes: [],
    ...members,
  };
}

/** A string that is harmful in every report format without escaping. */
export const hostile =
  "\u001b[31m\u202e</script><script>alert(1)</script> ]]> --> `code` @everyone #1 http://example.com\n::error::x%0A & \"quoted\" 'too'";

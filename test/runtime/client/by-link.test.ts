import { describe, expect, it } from "vitest";
import { nextLink } from "../../../templates/runtime/client/by-link.js";
import { effort } from "../../support/effort.js";

describe("the next link of a header", () => {
  it.each([
    ['<?p=2>; rel="next"', "?p=2"],
    ["<?p=2>;rel=next", "?p=2"],
    ['<?p=1>; rel="prev", <?p=2>; rel="next"', "?p=2"],
    ['<?p=2>; title="a, b; rel=prev <c>"; rel="NEXT"', "?p=2"],
    ['<?p=1>; title="\\"; rel=next"; rel=prev, <?p=2>; rel="last next"', "?p=2"],
    ["<?p=a,b;c>; rel=next", "?p=a,b;c"],
    ["< ?p=2 > ; REL = next", " ?p=2 "],
    [", ,<?p=2>; rel=next,", "?p=2"],
    // RFC 8288, section 3.3: of several relations, the first counts.
    ["<?p=1>; rel=prev; rel=next", undefined],
    // RFC 8288, section 3.2: the context of the link is another resource.
    ['<?p=1>; anchor="/other"; rel=next', undefined],
    ["<?p=1>; rel=nextish", undefined],
    ["<?p=1>; rev=next", undefined],
    ["?p=1; rel=next", undefined],
    ['<?p=1; rel="next"', undefined],
    ["<?p=1>", undefined],
    ["", undefined],
  ])("%s is %s", (header, expected) => {
    expect(nextLink(header)).toBe(expected);
  });

  it("is found in linear time", () => {
    const parts = ["<", "<>", "<>;", '<>;a="', '<>;a="\\"', "<>;a=\\", ", ", '";', "<>; \t", ";;", '<>;rel="a '];
    for (const part of parts) {
      const spent = effort();
      nextLink(part.repeat(400_000 / part.length));
      // A quadratic search would take thousands.
      expect(spent(), part).toBeLessThan(20);
    }
  });
});

import { expect, it } from "vitest";
import type { Declaration } from "../../../../../generator/write/print/parts/declarations.js";
import { importsOfPart } from "../../../../../generator/write/print/parts/imports-of-part.js";

/** A declaration that uses names so often. */
function declarationWith(uses: readonly string[]): Declaration {
  const used = {
    all: new Set(uses),
    atOnce: new Set(uses),
    uses: uses.map((name) => ({ name, start: 0, isShorthand: false })),
  };
  return { name: "isOrder", kind: "function", isExported: true, canBeExported: true, text: "", start: 0, used };
}

it.each([
  ["longer", "Type20", 20],
  ["longer by one character", "Type200", 20],
  ["as long", "Type2000", 1],
])(
  "importsOfPart writes names out or prefixes them, whichever is shorter: a prefix at each use is %s",
  (_, last, count) => {
    const names = [...Array.from({ length: 19 }, (_, index) => `Type${String(index + 1).padStart(2, "0")}`), last];
    const symbols = names.map((name) => ({ module: "orders/types.ts", name, typeOnly: true }));
    // 20 names with ", " have 160 characters or more; 27 times "Types." has 162.
    const uses = [...names, ...names.slice(0, 7)];
    const { imports, renamed } = importsOfPart(symbols, [declarationWith(uses)], () => false);
    expect([imports.length, renamed.get(last)]).toEqual([count, count === 1 ? `Types.${last}` : undefined]);
  },
);

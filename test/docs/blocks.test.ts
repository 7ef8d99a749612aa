import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { beforeAll, describe, expect, inject, it, onTestFinished, vi } from "vitest";
import { createPurchaseRequestsServer } from "../../generated/purchase-requests/server.js";
import { toFetchHandler } from "../../generated/runtime/adapters.js";
import { generate } from "../../generator/api/generate.js";
import { emitterNames } from "../../generator/settings/parts.js";
import { browserLibraries } from "../support/compile-parties.js";
import { compileAlone } from "../support/compile.js";
import { writeAt } from "../support/temp-folder.js";
import { blocksOf, pages, root, textOf, type Block } from "./support/pages.js";
import { runs } from "./support/runs.js";
import type { Run } from "./support/runs/run.js";
import { isWalked } from "./support/walk-page.js";
import { surroundings } from "./support/surroundings.js";

// Programs of the pages are compiled unchanged, in one go, against the generated code of this repository, and run with
// real values for names that the page only mentions. Pages about orders use the spec next to this test, with the error
// table of docs/how-to/errors.md.

/** Pages whose programs are compiled and run by tests of their own. */
const runElsewhere = /^docs\/(?:coming-from|how-to\/(?:frameworks|serverless|vendor-documents))\.md$/;

const blocks = pages()
  .filter((page) => /^(?:docs|generator)\//.test(page) && !runElsewhere.test(page) && !isWalked(page))
  .flatMap((page) => blocksOf(page, ["ts", "js"]));

const packages = {
  specwright: [join(root, "generator/dist/types/generator/index.d.ts")],
  "travel-expense-sandbox": [join(root, "sandbox/dist/index.d.ts")],
  "@specwright/docs": [join(root, "site/dist/index.d.ts")],
  "@specwright/runtime/*": [join(root, "generated/runtime/*.ts")],
  "@specwright/travel-expense/runtime/*": [join(root, "generated/runtime/adapters.ts")],
  "@specwright/travel-expense/*": [join(root, "generated/*.ts"), join(root, "generated/*/index.ts")],
  "openapi-fetch": [join(root, "node_modules/openapi-fetch/dist/index.d.mts")],
  "@tanstack/query-core": [join(root, "node_modules/@tanstack/query-core/build/modern/index.d.ts")],
  "@opentelemetry/api": [join(root, "node_modules/@opentelemetry/api/build/src/index.d.ts")],
  "msw/node": [join(root, "node_modules/msw/lib/node/index.d.ts")],
  msw: [join(root, "node_modules/msw/lib/core/index.d.ts")],
  zod: [join(root, "node_modules/zod/index.d.ts")],
};

const options = {
  lib: browserLibraries,
  paths: packages,
  types: ["node"],
  typeRoots: [join(root, "node_modules/@types")],
  isolatedDeclarations: false,
  noUnusedLocals: false,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
};

/** A block as a module of its own. */
function moduleOf({ page, text }: Block, folder: string): string {
  const around = surroundings[page]?.find(({ holds }) => text.includes(holds));
  return placed(`${around?.before ?? ""}${text}${around?.after ?? ""}\nexport {};\n`, folder);
}

/** The same with real surroundings; a listener gets a name and any port. */
function programOf({ before = "", after = "", result }: Run, { text }: Block, folder: string): string {
  const named = text.replace(/^protectNodeServer\(.*\)\.listen\(\d+\)/m, (call) => `const listener = ${call}`);
  const program = `${before}${named.replace(/listen\(\d+\)/, 'listen(0, "127.0.0.1")')}${after}`;
  return placed(`${program}\nexport default ${result};\n`, folder).replaceAll(
    /"@specwright\/travel-expense\/([^"]+)"/g,
    (_, path: string) =>
      JSON.stringify(join(root, `generated/${path.replace(/^runtime\/\w+$/, "runtime/adapters")}.ts`)),
  );
}

/** A program whose generated code is that of the run, or of this repository. */
function placed(program: string, folder: string): string {
  return program
    .replaceAll(
      /(["'])\.\/(?:generated\/orders(?:\/client)?|src\/order-schema)\.js/g,
      `$1${folder}/generated/orders.js`,
    )
    .replaceAll(/(["'])\.\/generated\/orders\//g, `$1${folder}/generated/orders/`)
    .replaceAll(/(["'])\.\/generated\//g, `$1${root}/generated/`);
}

describe("programs in the pages", () => {
  const folder = join(inject("runFolder"), "docs-blocks");
  let complaints: readonly string[];

  beforeAll(async () => {
    const [table] = blocksOf("docs/how-to/errors.md", ["yaml"]);
    const contract = textOf("test/docs/support/orders.yaml") + (table?.text ?? "").replace(/^components:\n/, "");
    writeAt(join(folder, "package.json"), '{ "type": "module" }');
    writeAt(join(folder, "specs/orders/openapi.yaml"), contract);
    const { ok, diagnostics } = await generate({
      cwd: folder,
      format: "none",
      emit: emitterNames,
      layout: "file",
      importExtension: ".js",
    });
    expect([ok, diagnostics]).toEqual([true, []]);
    const texts = new Map(
      blocks.map((block) => [
        join(folder, `${block.page.replaceAll(/\W/g, "-")}-${block.line}.ts`),
        moduleOf(block, folder),
      ]),
    );
    for (const [path, text] of texts) writeAt(path, text);
    complaints = compileAlone([...texts.keys()], new Map(), options);
  });

  it("compile, with the names that the pages speak of around them", () => {
    expect(blocks.length).toBeGreaterThan(20);
    expect(complaints).toEqual([]);
  });

  it("have surroundings that a block of the page needs, each for one", () => {
    const unused = Object.entries(surroundings).flatMap(([page, list]) =>
      list
        .filter(({ holds }) => blocks.filter((block) => block.page === page && block.text.includes(holds)).length !== 1)
        .map(({ holds }) => `${page}: ${holds}`),
    );
    expect(unused).toEqual([]);
  });

  it.each(runs.map((run) => [run.page, run.holds, run] as const))("run: %s, %s", async (page, holds, run) => {
    const block = blocks.find((candidate) => candidate.page === page && candidate.text.includes(holds));
    const name = `${page}-${holds}`.replaceAll(/\W/g, "-");
    const stdin = {
      contents: block === undefined ? "" : programOf(run, block, folder),
      loader: "ts",
      resolveDir: root,
    } as const;
    const outfile = join(folder, `${name}.mjs`);
    const alias = {
      "openapi-fetch": join(root, "node_modules/openapi-fetch"),
      "@specwright/runtime": join(root, "generated/runtime"),
    };
    const nodePaths = [join(root, "node_modules")];
    await build({ stdin, alias, nodePaths, outfile, bundle: true, format: "esm", platform: "node", logLevel: "error" });
    vi.stubGlobal("fetch", callOthers);
    onTestFinished(() => void vi.unstubAllGlobals());
    const program = (await import(pathToFileURL(outfile).href)) as { default: unknown };
    expect(program.default).toEqual(
      typeof run.expected === "object" && !Array.isArray(run.expected)
        ? expect.objectContaining(run.expected)
        : run.expected,
    );
  });
});

/** A service of purchase requests that names the credential of its caller; everything on this machine is called as it is. */
const services = toFetchHandler(
  createPurchaseRequestsServer({
    security: { bearerToken: ({ credential }) => ({ credential }) },
    handlers: {
      createPurchaseRequest: (_, { auth }) => ({ status: 202, body: { id: auth.bearerToken.credential, uri: "/7" } }),
      getPurchaseRequest: (_, { auth }) => ({
        status: 200,
        body: { purchaseOrders: [{ purchaseOrderNumber: auth.bearerToken.credential }] },
      }),
    },
  }),
);
const callThisMachine = globalThis.fetch;

function callOthers(...call: Parameters<typeof fetch>): Promise<Response> {
  const request = new Request(...call);
  return new URL(request.url).hostname === "127.0.0.1" ? callThisMachine(request) : services(request);
}

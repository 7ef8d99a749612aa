import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { transform } from "esbuild";
import { describe, expect, it, onTestFinished } from "vitest";
import { diff, generate } from "../../generator/index.js";
import { ordersUpTo } from "../support/orders-spec.js";
import { scratchRepository, type ScratchRepository } from "../support/scratch-repository.js";
import { blocksOf, root, type Block } from "./support/pages.js";

// Programs of the pages that call the library are run in a project with two releases, and configurations are what its commands read there.

const pages = [
  "docs/reference/configuration.md",
  "docs/reference/diff.md",
  "docs/how-to/diff-policy.md",
  "docs/how-to/releases.md",
  "generator/README.md",
];
const blocks = pages.flatMap((page) => blocksOf(page, ["ts", "js"]));
const isConfiguration = ({ text }: Block): boolean => text.includes("defineConfig(");

const ordersXsd = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:orders" elementFormDefault="qualified">
  <xs:element name="Order"><xs:complexType><xs:sequence><xs:element name="id" type="xs:int"/></xs:sequence></xs:complexType></xs:element>
</xs:schema>
`;
const orderXml = '<Order xmlns="urn:orders"><id>7</id></Order>';

/**
 * A repository whose last release lowers a limit of its one spec, with the names of the pages; the project is its
 * folder `app`.
 */
function projectOfPages(contract = "app/specs/orders/openapi.yaml"): {
  readonly cwd: string;
  readonly write: ScratchRepository["write"];
} {
  const repository = scratchRepository({
    [contract]: ordersUpTo(100),
    "app/specs/notes/openapi.yaml": ordersUpTo(1),
    "shared/README.md": "",
  });
  repository.git("tag", "v1.4.2");
  repository.git("update-ref", "refs/remotes/origin/main", "HEAD");
  repository.commit({ [contract]: ordersUpTo(50) });
  repository.git("tag", "v1.5.0");
  repository.write({
    "app/package.json": '{ "type": "module" }',
    "app/petstore.yaml":
      'openapi: 3.1.0\ninfo: { title: Pets, version: "1" }\npaths: { /pets: { get: { responses: {} } } }\n',
    "app/orders.xsd": ordersXsd,
    "app/node_modules/.keep": "",
  });
  const cwd = join(repository.folder, "app");
  symlinkSync(join(root, "generator"), join(cwd, "node_modules/specwright"), "dir");
  return { cwd, write: repository.write };
}

/** Outcomes of programs, each by a string in the program: the lines that it prints, or the value of an expression. */
const programs: readonly {
  readonly holds: string;
  readonly before?: string;
  readonly result?: string;
  readonly expected: unknown;
}[] = [
  {
    holds: 'diff({ base: "origin/main" })',
    expected: [expect.stringMatching(/^breaking schema\/maximum-lowered: .* from 100 to 50/)],
  },
  {
    holds: 'history({ only: ["orders"] })',
    expected: [expect.stringMatching(/^1\.5\.0 \d{4}-\d\d-\d\d 2\.0\.0 /), expect.stringMatching(/^1\.4\.2 /)],
  },
  {
    holds: 'generate({ files: ["petstore.yaml"]',
    expected: expect.arrayContaining([expect.stringMatching(/^petstore\.yaml:3:\d+: openapi\//)]),
  },
  {
    holds: 'compileXmlSchema("orders.xsd")',
    before: `const bytes = new TextEncoder().encode(${JSON.stringify(orderXml)});\n`,
    result:
      "[read, schema.validate({ element: '{urn:orders}Order', value: { id: '7' } }).problems[0].path, schema.encode(read.value)]",
    expected: [
      { ok: true, value: { element: "{urn:orders}Order", value: { id: 7 } } },
      "/Order/id",
      expect.stringContaining("<id>7</id>"),
    ],
  },
];

describe("programs of the pages that call the library", () => {
  it("are all run, and configurations are all read", () => {
    const unknown = blocks.filter(
      (block) => !isConfiguration(block) && !programs.some(({ holds }) => block.text.includes(holds)),
    );
    expect(unknown).toEqual([]);
    expect(blocks.filter(isConfiguration).length).toBeGreaterThan(3);
  });

  it.each(programs.map((program) => [program.holds, program] as const))("run: %s", async (holds, program) => {
    const block = blocks.find(({ text }) => text.includes(holds));
    const project = projectOfPages();
    const { before = "", result = "said", expected } = program;
    const said = "const said = [];\nconst console = { log: (...words) => said.push(words.join(' ')) };\n";
    const { code } = await transform(`${said}${before}${block?.text ?? ""}\nexport default ${result};\n`, {
      loader: "ts",
    });
    const file = `program-${programs.indexOf(program)}.mjs`;
    project.write({ [`app/${file}`]: code });
    const home = process.cwd();
    onTestFinished(() => process.chdir(home));
    process.chdir(project.cwd);
    const ran = (await import(pathToFileURL(join(project.cwd, file)).href)) as { readonly default: unknown };
    expect(ran.default).toEqual(expected);
  });

  it.each(blocks.filter(isConfiguration).map((block) => [`${block.page}:${block.line}`, block] as const))(
    "are configurations that generate and compare: %s",
    async (_, { text }) => {
      const elsewhere = text.includes("../contracts/orders.yaml") ? "contracts/orders.yaml" : undefined;
      const { cwd, write } = projectOfPages(elsewhere);
      write({ "app/specwright.config.mjs": text });
      const written = await generate({ cwd, format: "none" });
      expect([written.ok, written.diagnostics]).toEqual([true, []]);
      const { report, diagnostics } = await diff({ cwd, base: "origin/main" });
      expect(diagnostics).toEqual([]);
      expect(report?.changes.map(({ id }) => id)).toContain("schema/maximum-lowered");
    },
  );
});

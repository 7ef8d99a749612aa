import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { historyForms } from "../../../generator/report/history-forms.js";
import { history } from "../../../generator/index.js";
import { tableIn } from "../../support/markdown-table.js";
import { ordersUpTo } from "../../support/orders-spec.js";
import { cli } from "../../support/run-cli.js";
import { scratchRepository, type ScratchRepository } from "../../support/scratch-repository.js";
import { tempFolder } from "../../support/temp-folder.js";

const at = (maximum: number): Readonly<Record<string, string>> => ({
  "specs/orders/openapi.yaml": ordersUpTo(maximum),
});
const hostile = `v1.3.0"><img/src=x\`;$(id)`;

/** Releases 1.4.2 and, on a branch, 1.4.3; after 1.4.2, 1.5.0 breaks what it should not; 1.6.0 cannot be read. */
function released(): { readonly repository: ScratchRepository; readonly day: string } {
  const config = '{ "package": { "name": "@acme/orders", "version": "1.0.0" } }';
  const repository = scratchRepository({ "specwright.config.json": config, ...at(100) });
  for (const tag of ["v1.4.2", hostile, "v1.5.0-rc.1", "orders"]) repository.git("tag", tag);
  repository.git("tag", "v9.0.0", "HEAD^{tree}");
  repository.git("switch", "--quiet", "--create", "old");
  repository.commit(at(120));
  repository.git("tag", "v1.4.3");
  repository.git("switch", "--quiet", "main");
  repository.commit(at(50));
  repository.git("tag", "--annotate", "--message", "A release", "v1.5.0");
  repository.commit({ "specs/orders/openapi.yaml": "openapi: [<b>\n" });
  repository.git("tag", "v1.6.0");
  return { repository, day: repository.git("log", "-1", "--format=%cs").trim() };
}

describe("specwright history", () => {
  it("tells of every release, by what changed since the one before, and of one that cannot be read", async () => {
    const { repository, day } = released();
    const { code, stdout, stderr } = await cli(["history"], { cwd: repository.folder });
    expect([code, stderr]).toEqual([0, ""]);
    expect(tableIn(stdout, "Release").map(([first = "", , ...others]) => [first, ...others])).toEqual([
      ["[1.6.0](#v1.6.0)", "[1.5.0](#v1.5.0)", "not compared", "", "", ""],
      ["[1.5.0](#v1.5.0)", "[1.4.2](#v1.4.2)", "2.0.0 (major)", "minor, less than advised", "1", "0"],
      ["[1.4.3](#v1.4.3)", "[1.4.2](#v1.4.2)", "1.5.0 (minor)", "patch, less than advised", "0", "0"],
      ["[1.4.2](#v1.4.2)", "", "", "", "", ""],
    ]);
    const sections = stdout.split(/^<a id="v[\d.]+"><\/a>\n\n## /m).slice(1);
    expect(sections[0]).toMatch(
      /^1\.6\.0 - .*\n\nAfter \[1\.5\.0\]\(#v1\.5\.0\)\. Not compared: specwright rejects a spec of this release: .*openapi\.yaml\\:2\\:1: /,
    );
    expect(sections[1]).toBe(`1.5.0 - ${day}

After [1.4.2](#v1.4.2). Advised version: 2.0.0 (major); step taken: minor, less than advised. 1 change breaks messages, 0 changes break code.

### orders

#### Changed

- **Breaking**: The maximum of the query parameter \`limit\` of \`GET /orders (listOrders)\` was lowered from \`100\` to \`50\`. Breaks clients that send.
  - In GET /orders (listOrders) query parameter "limit".
  - \`GET /orders?limit=51\` was accepted and is now rejected.

`);
    expect(sections[3]).toBe(`1.4.2 - ${day}\n\nThe first version.\n`);
    expect(stdout).not.toMatch(/1\.3\.0|9\.0\.0|rc\.1/);
  });

  it("is one page with links between releases, that requests nothing and runs only its script", async () => {
    const { repository } = released();
    const output = join(repository.folder, "history.html");
    const args = ["history", "--format", "html", "--output", output, "--quiet"];
    expect(await cli(args, { cwd: repository.folder })).toEqual({ code: 0, stdout: "", stderr: "" });
    const page = readFileSync(output, "utf8");
    expect(page).toMatch(
      /content="default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'"/,
    );
    const markup = page.replace(/<script>[^]*<\/script>/, "");
    expect(markup).not.toMatch(/<(?:script|link|img|b|iframe|form)\b|\bsrc=|https?:|\bon\w+=/i);
    const targets = [...markup.matchAll(/ href="(#v[\d.]+)"/g)].map(([, target = ""]) => target);
    const anchors = [...markup.matchAll(/ id="(v[\d.]+)"/g)].map(([, id = ""]) => `#${id}`);
    expect(anchors).toEqual(["#v1.6.0", "#v1.5.0", "#v1.4.3", "#v1.4.2"]);
    expect(new Set(targets)).toEqual(new Set(anchors));
    expect(markup).toMatch(/<article class="entry breaking" id="v1\.5\.0-[0-9a-f]{12}"/);
    expect(markup).toContain("<ins>");
    expect(page).toContain(
      "**Breaking**: The maximum of the query parameter `limit` of `GET /orders (listOrders)` was lowered from `100` to `50`.",
    );
  });

  it("has the changelog that the release notes have, and tells a library the same", async () => {
    const { repository } = released();
    const { folder: cwd } = repository;
    const steps: string[] = [];
    const { history: past } = await history({ cwd, only: ["orders"], onStep: (doing) => steps.push(doing) });
    const args = ["--base", "v1.4.2", "--head", "v1.5.0", "--format", "changelog"];
    const { stdout: notes } = await cli(["diff", ...args], { cwd });
    expect(notes).toBe(`## Unreleased\n\n${past?.releases[1]?.changes?.changelog ?? ""}\n`);
    expect(steps[1]).toBe("Comparing 1.5.0 (2 of 4)");
    const { stdout } = await cli(["history", "--format", "json"], { cwd });
    expect(JSON.parse(stdout)).toEqual({ version: 1, ...past });
  });

  it("says so where there is no release, no such interface, or no repository", async () => {
    const { folder: cwd } = scratchRepository(at(1));
    const { code, stdout } = await cli(["history", "--tag-prefix", "<b>", "--format", "html"], { cwd });
    expect([code, stdout.includes("No release (&quot;&lt;b&gt;1.2.3&quot;) is in the repository.")]).toEqual([0, true]);
    const unknown = await cli(["history", "--only", "order"], { cwd });
    expect([unknown.code, unknown.stderr]).toEqual([
      2,
      'error: Unknown API "order" (--only). Did you mean "orders"?\n',
    ]);
    expect(await cli(["history"], { cwd: tempFolder(at(1)) })).toMatchObject({ code: 2, stdout: "" });
  });

  it("has the forms that docs/how-to/releases.md lists", () => {
    const docs = readFileSync(resolve(import.meta.dirname, "../../../docs/how-to/releases.md"), "utf8");
    const forms = Object.entries(historyForms).map(([name, { says }]) => [`\`${name}\``, says]);
    expect(tableIn(docs, "form")).toEqual(forms);
  });
});

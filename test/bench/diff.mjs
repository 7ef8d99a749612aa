// Costs of comparisons: two majors of GitHub's document, and documents that double. The older major is fetched when it
// is asked for, so that no install of this repository has to carry it.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { entangledDocument, optionalElements } from "./documents.mjs";
import { compare, ratio, seconds } from "./measure.mjs";

const older = "@octokit/openapi@22.0.0";

/** The rows of the table. */
export async function benchDiff({ specwright, github, work }) {
  const program = (name, before, after) => ({
    name,
    cwd: work,
    args: [specwright, "diff", before, after, "--format", "json", "--fail-on", "none"],
  });
  return [...(await majors(program, github, work)), ...(await growth(program, work))];
}

async function majors(program, github, work) {
  const before = fetchOlder(work);
  if (before === undefined) {
    console.log(`${older} cannot be fetched here: GitHub's majors are left out.`);
    return [];
  }
  const figures = await compare([program("majors", before, github), program("itself", github, github)], 3);
  const [ours, plain] = [figures.get("majors"), figures.get("itself")];
  const memory = (value) => `${value.toFixed(0)} MiB`;
  return [
    [
      "GitHub: 22 against 23, and 23 against itself, CPU",
      seconds(ours.cpu),
      seconds(plain.cpu),
      ratio(ours.cpu / plain.cpu),
      "",
    ],
    [
      "GitHub: the same, peak memory",
      memory(ours.memory),
      memory(plain.memory),
      ratio(ours.memory / plain.memory),
      "1 GB",
    ],
  ];
}

/** Undefined without a registry. */
function fetchOlder(work) {
  const folder = join(work, "older");
  mkdirSync(folder, { recursive: true });
  try {
    const options = { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], timeout: 120_000 };
    const [{ filename }] = JSON.parse(execFileSync("npm", ["pack", older, "--json", "--silent"], options));
    execFileSync("tar", ["xzf", filename, "package/generated/api.github.com.json"], { cwd: folder });
    return join(folder, "package/generated/api.github.com.json");
  } catch {
    return undefined;
  }
}

/** Schemas that all reach each other, and one content model, each half as large and whole; half of it is changed. */
async function growth(program, work) {
  const shapes = [
    {
      name: "500 schemas that all reach each other, against 250",
      ending: "json",
      sizes: [250, 500],
      text: (...of) => JSON.stringify(entangledDocument(...of)),
    },
    {
      name: "an XSD type of 400 optional elements, against 200",
      ending: "xsd",
      sizes: [200, 400],
      text: optionalElements,
    },
  ];
  const rows = [];
  for (const { name, ending, sizes, text } of shapes) {
    const programs = sizes.map((size) => {
      const [before, after] = [false, true].map((isChanged) => {
        const path = join(work, `${size}-${isChanged ? "after" : "before"}.${ending}`);
        writeFileSync(path, text(size, isChanged));
        return path;
      });
      return program(`${size}.${ending}`, before, after);
    });
    const figures = await compare(programs, 3);
    const [small, large] = programs.map((each) => figures.get(each.name).cpu);
    rows.push([`Diff: ${name}`, seconds(large), seconds(small), ratio(large / small), "2.30"]);
  }
  return rows;
}

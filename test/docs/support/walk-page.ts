import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { builtCli } from "../../support/built-cli.js";
import { compilerOfRun } from "../../support/native-compiler.js";
import { onceInRun } from "../../support/run-folder.js";
import { gitEnvironment } from "../../support/scratch-repository.js";
import { writeAt } from "../../support/temp-folder.js";
import { until } from "../../support/until.js";
import { root, textOf } from "./pages.js";

/*
 * Runs a page as its reader does. The line before a block says what the block is:
 *
 * - "Create `path`:" is followed by a file.
 * - "... `path`:" before a diff is followed by an edit of a file.
 * - A block of `sh` has commands, and the block of `text` after it their output. "second terminal" starts a server.
 * - A block of `text` before any command shows an output of a later command.
 */

/** True of pages that are run from an empty folder. */
export function isWalked(page: string): boolean {
  return /^docs\/(?:tutorials|explanation\/(?:from|how)-|how-to\/(?:consumer-usage|observe))/.test(page);
}

/** Commands of a page with their output. */
export interface Session {
  /** The line of the page where the commands begin. */
  readonly line: number;
  readonly commands: string;
  readonly output: string;
}

interface Block extends Session {
  /** The line before the block. */
  readonly intro: string;
  readonly language: string;
}

const run = promisify(execFile);
/** The port in the pages, which is replaced by a free one. */
const portInPages = "8080";

/** The blocks of a page; those of commands have their output. */
function blocksWithOutput(page: string): readonly Block[] {
  const text = textOf(page);
  const found = [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(({ 1: language = "", 2: commands = "", index }) => {
    const before = text.slice(0, index);
    return {
      intro: before.trimEnd().split("\n").at(-1) ?? "",
      language,
      commands,
      line: before.split("\n").length + 1,
    };
  });
  return found.map((block, at) => {
    const next = found[at + 1];
    return { ...block, output: next?.language === "text" ? next.commands : "" };
  });
}

/** The sessions that a page shows, and those of a run of the page in an empty folder. */
export async function walkPage(page: string): Promise<{ shown: readonly Session[]; ran: readonly Session[] }> {
  const blocks = blocksWithOutput(page).filter(({ language }) => language !== "mermaid");
  let cwd = join(await installedFolder(), page.replaceAll(/\W/g, "-"));
  mkdirSync(cwd);
  const port = String(await freePort());
  const stops: (() => Promise<unknown>)[] = [];
  const [previews, shown, ran]: [Session[], Session[], Session[]] = [[], [], []];
  try {
    for (const { intro, language, line, commands, output } of blocks) {
      const path = /`([^`]+)`:$/.exec(intro)?.[1];
      const text = commands.replaceAll(portInPages, port);
      if (language === "text") {
        if (shown.length === 0) previews.push({ line, commands: "", output: commands });
      } else if (language === "sh") {
        const start = intro.includes("second terminal");
        const { printed, folder } = start ? await startServer(text, cwd, stops) : await runCommands(text, cwd);
        cwd = folder;
        shown.push({ line, commands, output });
        ran.push({ line, commands, output: printed.replaceAll(port, portInPages) });
      } else if (path === undefined) throw new Error(`${page}:${line} is neither a file nor a command.`);
      else if (language === "diff") applyEdit(join(cwd, path), text);
      else writeAt(join(cwd, path), text);
    }
  } finally {
    for (const stop of stops) await stop();
  }
  const outputs = new Set(ran.map(({ output }) => output));
  const found = previews.filter(({ output }) => outputs.has(output));
  return { shown: [...shown, ...previews], ran: [...ran, ...found] };
}

/** Writes the outputs of a run into the page, where it shows outputs. */
export function acceptOutputs(page: string, ran: readonly Session[]): void {
  const lines = new Map(ran.map(({ line, output }) => [line, output]));
  const text = textOf(page).replace(
    /^(```sh\n(?:(?!```).)*```\n\n```text\n)(?:(?!```).)*```$/gms,
    (all, before: string, at: number, whole: string) => {
      const output = lines.get(whole.slice(0, at).split("\n").length + 1);
      return output === undefined ? all : `${before}${output}\`\`\``;
    },
  );
  writeFileSync(join(root, page), text);
}

/** The command line of this run as an installed package, next to the other packages that pages install. */
async function installedFolder(): Promise<string> {
  const { program } = await builtCli();
  return onceInRun("walked-pages", (folder) => {
    const modules = join(folder, "node_modules");
    cpSync(dirname(program), join(modules, "specwright"), { recursive: true });
    writeAt(join(modules, "specwright/package.json"), '{ "type": "module", "exports": "./index.js" }');
    for (const name of ["@types", "openapi-fetch", "openapi-typescript-helpers", "undici-types"])
      symlinkSync(join(root, "node_modules", name), join(modules, name));
    const resolved = { resolved: "file:specwright-0.1.0.tgz" };
    writeAt(join(modules, ".package-lock.json"), JSON.stringify({ packages: { "node_modules/specwright": resolved } }));
    writeAt(join(folder, "specwright-0.1.0.tgz"), "");
  });
}

/** The output of commands, and the folder in which the next ones run. */
interface Printed {
  readonly printed: string;
  readonly folder: string;
}

/** Runs commands in a shell where the installed programs are those of this run. */
async function runCommands(commands: string, cwd: string): Promise<Printed> {
  const installed = await installedFolder();
  const cli = join(installed, "node_modules/specwright/cli.js");
  const compiler = `"${process.execPath}" "${join(root, compilerOfRun)}" --singleThreaded`;
  const script = `exec 2>&1
npm() { [ "$1" = install ]; }
npx() { name=$2; shift 2; case $name in specwright) node "${cli}" "$@";; tsc) ${compiler} "$@";; esac; }
node() { "${process.execPath}" "$@"; }
${commands}
pwd > "${installed}/folder"`;
  const name = (role: string): object => ({ [`GIT_${role}_NAME`]: "A", [`GIT_${role}_EMAIL`]: "a@example.com" });
  const env = { ...gitEnvironment(), ...name("AUTHOR"), ...name("COMMITTER") };
  const { stdout } = await run("sh", ["-c", script], { cwd, env });
  return { printed: stdout, folder: readFileSync(join(installed, "folder"), "utf8").trim() };
}

/** Starts "node FILE" and returns its first line. */
async function startServer(command: string, cwd: string, stops: (() => Promise<unknown>)[]): Promise<Printed> {
  const server = spawn(process.execPath, [command.replace(/^node /, "").trim()], { cwd });
  const exit = once(server, "exit");
  stops.push(() => (server.kill(), exit));
  let printed = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (text) => (printed += String(text)));
  await until(() => printed.includes("\n") || server.exitCode !== null);
  return { printed, folder: cwd };
}

/** Applies a diff without line numbers, whose old text the file has once. */
function applyEdit(path: string, diff: string): void {
  const lines = diff.trimEnd().split("\n");
  const side = (sign: string): string =>
    lines.flatMap((line) => (line.startsWith(" ") || line.startsWith(sign) ? [`${line.slice(1)}\n`] : [])).join("");
  const parts = readFileSync(path, "utf8").split(side("-"));
  if (parts.length !== 2) throw new Error(`"${path}" has the old text of an edit ${parts.length - 1} times.`);
  writeFileSync(path, parts.join(side("+")));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

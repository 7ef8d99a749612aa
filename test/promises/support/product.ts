import { build } from "esbuild";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { runProgram, type ProgramRun, type ProgramSetting } from "../../hostile/terminal/run-program.js";
import { installPackages } from "../../package/installed.js";
import { onceInRun } from "../../support/run-folder.js";
import { tempFolder, writeAt } from "../../support/temp-folder.js";
import { bill, shop } from "./shop.js";

/** Runs the command line of the packed toolchain, with options of Node in front. */
export async function specwright(
  args: readonly string[],
  setting: ProgramSetting,
  ofNode: readonly string[] = [],
): Promise<ProgramRun> {
  const { folder } = await installPackages();
  return runProgram([...ofNode, join(folder, "node_modules/specwright/dist/cli.js"), ...args], setting);
}

/** Runs it in a folder with these files, which is removed after the test. */
export async function specwrightIn(
  files: Readonly<Record<string, string>>,
  args: readonly string[],
  ofNode: readonly string[] = [],
): Promise<ProgramRun & { readonly cwd: string }> {
  const cwd = tempFolder(files);
  return { cwd, ...(await specwright(args, { cwd }, ofNode)) };
}

type Functions = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

/** Exported functions, by module. */
export interface ShopModules {
  readonly client: Functions;
  readonly server: Functions;
  readonly validators: Functions;
  readonly codecs: Functions;
  readonly node: Functions;
}

/** Modules that the packed toolchain made of a contract, on the packed runtime, as a bundler joins them. */
export async function shopModules(): Promise<ShopModules> {
  const { folder: packages } = await installPackages();
  const project = join(packages, "shop");
  await onceInRun("shop-bundle", async () => {
    mkdirSync(project);
    const config = JSON.stringify({ runtime: "package", format: "none" });
    const files = { "specwright.config.json": config, "package.json": '{ "type": "module" }', "all.js": everything };
    for (const [path, text] of Object.entries({
      ...files,
      "specs/shop/openapi.yaml": shop,
      "specs/bills/bill.xsd": bill,
    }))
      writeAt(join(project, path), text);
    const { code, stderr } = await specwright(["generate"], { cwd: project });
    if (code !== 0) throw new Error(stderr);
    await bundle(join(project, "all.js"), join(project, "bundle.mjs"));
  });
  return (await import(pathToFileURL(join(project, "bundle.mjs")).href)) as ShopModules;
}

/** One module of an entry and all that it imports. */
export async function bundle(entry: string, outfile: string): Promise<void> {
  await build({ entryPoints: [entry], outfile, bundle: true, format: "esm", platform: "node", logLevel: "silent" });
}

const everything = `export * as client from "./generated/shop.ts";
export * as server from "./generated/shop.ts";
export * as validators from "./generated/shop.ts";
export * as codecs from "./generated/bills.ts";
export * as node from "@specwright/runtime/node";
`;

import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { watchInputs, type InputWatcher } from "../../../generator/write/watch.js";
import { until } from "../../support/until.js";

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
let project = "";
let spec = "";
let watcher: InputWatcher;
let heard: (readonly string[])[] = [];

beforeEach(async () => {
  project = mkdtempSync(join(tmpdir(), "watch-"));
  mkdirSync(join(project, "specs/orders"), { recursive: true });
  spec = join(project, "specs/orders/openapi.yaml");
  writeFileSync(spec, "a: 1\n");
  heard = [];
  await pause(50);
});

afterEach(() => {
  watcher.close();
  rmSync(project, { recursive: true, force: true });
});

async function start(paths: readonly string[] = [spec], since = Date.now()): Promise<void> {
  watcher = watchInputs(paths, (changed) => heard.push(changed), { since, quiet: 30 });
  await pause(60);
}

/** The events after the first one, with some time for events that should not follow. */
async function heardSoon(): Promise<readonly (readonly string[])[]> {
  await until(() => heard.length > 0);
  return heardLater();
}

async function heardLater(): Promise<readonly (readonly string[])[]> {
  await pause(120);
  return heard.splice(0);
}

describe("watchInputs", () => {
  it("calls once for what is written in one go", async () => {
    await start();
    for (const value of [2, 3, 4]) writeFileSync(spec, `a: ${value}\n`);
    expect(await heardSoon()).toEqual([[spec]]);
    writeFileSync(spec, "a: 5\n");
    expect(await heardSoon()).toEqual([[spec]]);
  });

  it("hears a file that an editor replaces on saving, again and again", async () => {
    await start();
    for (const value of [2, 3]) {
      writeFileSync(`${spec}.new`, `a: ${value}\n`);
      renameSync(`${spec}.new`, spec);
      expect(await heardSoon()).toEqual([[spec]]);
    }
  });

  it("is deaf to touching, to saving the same text, and to other files beside", async () => {
    await start();
    utimesSync(spec, 1000, 1000);
    writeFileSync(spec, "a: 1\n");
    writeFileSync(join(project, "specs/orders/types.ts"), "// generated\n");
    expect(await heardLater()).toEqual([]);
  });

  it("hears a folder that is replaced as a whole, and files in the new one", async () => {
    await start();
    const folder = join(project, "specs/orders");
    renameSync(folder, `${folder}-old`);
    expect(await heardSoon()).toEqual([[spec]]);
    mkdirSync(folder);
    writeFileSync(spec, "a: 2\n");
    expect(await heardSoon()).toEqual([[spec]]);
    writeFileSync(spec, "a: 3\n");
    expect(await heardSoon()).toEqual([[spec]]);
  });

  it("hears a file that was missing, deep in folders that were missing too", async () => {
    const missing = join(project, "shared/types/money.yaml");
    await start([missing]);
    mkdirSync(join(project, "shared/types"), { recursive: true });
    await pause(100);
    writeFileSync(missing, "m: 1\n");
    expect(await heardSoon()).toEqual([[missing]]);
  });

  it("hears a new name in a folder", async () => {
    await start([join(project, "specs")]);
    mkdirSync(join(project, "specs/invoices"));
    expect(await heardSoon()).toEqual([[join(project, "specs")]]);
  });

  it("hears what changed after the run began and before the watch did, once", async () => {
    await start([spec], 0);
    expect(await heardSoon()).toEqual([[spec]]);
    watcher.replace([spec], 0);
    expect(await heardLater()).toEqual([]);
  });

  it("follows a new list of inputs", async () => {
    const other = join(project, "specs/other.yaml");
    await start();
    writeFileSync(other, "o: 1\n");
    await pause(60);
    watcher.replace([other], Date.now());
    writeFileSync(spec, "a: 2\n");
    expect(await heardLater()).toEqual([]);
    writeFileSync(other, "o: 2\n");
    expect(await heardSoon()).toEqual([[other]]);
  });
});

import { expect } from "vitest";
import type { Assertion } from "../assertions.js";
import { codeOf, partsOf } from "../generated-code.js";
import { changesOf, rootOf } from "../load-case.js";
import type { CompareCase } from "../read-cases.js";
import type { VersionName } from "../versions-of-text.js";

/** Exports of the generated modules of both versions: no name may be missing. */
export const keepsNames: Assertion = {
  title: "takes no name away unless it is said to break code",
  appliesTo: ({ versions }) => rootOf(versions.before) !== undefined,
  async check(one) {
    if ((await changesOf(one)).some(({ code }) => code === "breaking")) return;
    const after = new Set(await exportsOf(one, "after"));
    expect((await exportsOf(one, "before")).filter((name) => !after.has(name))).toEqual([]);
  },
};

/** "client.ts OrdersClient", of every module. Consumers of a contract implement its webhooks; the stubs of its server are their owner's. */
async function exportsOf(one: CompareCase, version: VersionName): Promise<readonly string[]> {
  return [...(await codeOf(one, version, partsOf(one)))].flatMap(([file, text]) => {
    const found = text.matchAll(/^export (?:declare )?(?:async )?(?:interface|type|const|function|class) (\w+)/gm);
    const names = [...found].map(([, name]) => `${file} ${name ?? ""}`);
    return file === "server.ts" ? names.filter((name) => name.includes("Webhook")) : names;
  });
}

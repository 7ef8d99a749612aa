import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const page = readFileSync("docs/how-to/package.md", "utf8");

/** The code blocks of the page in one language; "" for blocks without. */
function blocksIn(language: string): readonly string[] {
  return [...page.matchAll(/^```(\w*)\n([^]*?)^```$/gm)].flatMap(([, name, text = ""]) =>
    name === language ? [text] : [],
  );
}

/** Keys of Renovate's options and of its package rules, as public configurations have them. */
const renovateKeys = ["extends", "packageRules"];
const ruleKeys = ["addLabels", "automerge", "groupName", "matchPackageNames", "matchUpdateTypes"];

it("has JSON that parses, with the keys of Renovate", () => {
  const values = blocksIn("json").map((text) => JSON.parse(text) as Readonly<Record<string, unknown>>);
  const [renovate, ...others] = values.filter((value) => "packageRules" in value);
  expect(others).toEqual([]);
  expect(Object.keys(renovate ?? {})).toEqual(renovateKeys);
  const rules = renovate?.["packageRules"] as readonly object[];
  expect([...new Set(rules.flatMap((rule) => Object.keys(rule)))].sort()).toEqual(ruleKeys);
});

it("has lines of .npmrc that name the registry of a scope, and no credentials", () => {
  const lines = blocksIn("").flatMap((text) => text.trim().split("\n"));
  expect(lines).toEqual(["@acme:registry=https://npm.acme.example/"]);
});

import { describe, expect, it } from "vitest";
import { cli } from "../../support/run-cli.js";
import { scratchRepository } from "../../support/scratch-repository.js";
import { tempFolder } from "../../support/temp-folder.js";

const spec = "openapi: 3.1.0\ninfo: { title: t, version: '1' }\ncomponents: { schemas: { A: { type: string } } }\n";
const secret = "hunter2";
const value = `https://user:${secret}@h.example/${"x".repeat(200)}?key=${secret}`;

describe("an error of an option", () => {
  it.each([
    [["generate", "a.yaml", "-o", "out", "--allow-origin", value], "--allow-origin"],
    [["generate", "a.yaml", "-o", "out", "--emit", value], "--emit"],
    [["generate", "a.yaml", "-o", "out", "--format", value], "--format"],
    [["generate", "a.yaml", "-o", "out", "--strictness", value], "--strictness"],
    [["generate", "a.yaml", "-o", "out", "--prefix", `1=${value}`], "--prefix"],
    [["generate", "a.yaml", "-o", "out", "--server", `test=${value}=1`], "--server"],
    [["generate", "a.yaml", "-o", `out\0${value}`], "--out"],
    [["generate", "--only", value], "--only"],
    [["lint", "--max-warnings", value], "--max-warnings"],
    [["lint", "a.yaml", "--rule", `${value}=off`], "--rule"],
    [["lint", "a.yaml", "--rule", `lint/missing-tags=${value}`], "--rule"],
    [["lint", "a.yaml", "--rule", value.replaceAll("=", "")], "--rule"],
    [["lint", "--only", value], "--only"],
    [["diff", "a.yaml", "a.yaml", "--fail-on", value], "--fail-on"],
    [["diff", "a.yaml", "a.yaml", "--judge", value], "--judge"],
    [["diff", "a.yaml", "a.yaml", "--har", value], "--har"],
    [["verify", "a.yaml", "--har", value], "--har"],
    [["observe", "a.yaml", "--har", value], "--har"],
    [["observe", "a.yaml", "--har", "a.har", "--server", value], "--server"],
    [["lint", `--${value}`], "unknown option"],
    [["lint", "--config", value], "--config"],
    [["diff", "a.yaml", "a.yaml", "--config", value], "--config"],
    [["generate", "--overlay", value], "--overlay"],
    [["generate", "--catalog", value], "--catalog"],
    [["generate", "--allow-root", value], "--allow-root"],
    [["diff", "--against", value], "--against"],
  ])("names the option and shows the value without secrets, cut: %s", async (args, option) => {
    const cwd = tempFolder({
      "package.json": "{}",
      "a.yaml": spec,
      "specs/a/openapi.yaml": spec,
    });
    const { code, stdout, stderr } = await cli(args, { cwd });
    expect([code, stdout, stderr]).toEqual([2, "", expect.stringContaining(option)]);
    expect(stderr).toContain("h.example/xxxx");
    expect(stderr).not.toMatch(/hunter2|user|x{80}/);
  });
});

describe("an error of an option that names a revision", () => {
  it.each([
    [["diff", "--base", value], "--base"],
    [["diff", "--base", "HEAD", "--head", value], "--head"],
    [["diff", "--base", "HEAD", "--accept", value, "--reason", "r"], "--accept"],
    [["diff", "--base", "HEAD", "--consumers", value], "--consumers"],
  ])("shows no secrets: %s", async (args, option) => {
    const { folder } = scratchRepository({ "package.json": "{}", "specs/a/openapi.yaml": spec });
    const { code, stderr } = await cli(args, { cwd: folder });
    expect([code, stderr]).toEqual([2, expect.stringContaining(option)]);
    expect(stderr).not.toMatch(/hunter2|user|x{80}/);
  });
});

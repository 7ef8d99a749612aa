import { execFileSync, spawnSync, type SpawnSyncOptions } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const missing = join(import.meta.dirname, "no-such-program");
const node = (program: string, options: SpawnSyncOptions = {}) => spawnSync(process.execPath, ["-e", program], options);

it.skipIf(process.platform === "win32")(
  "processes that tests wait for are started by a small one, and not by a worker",
  () => {
    expect(Number(node("console.log(process.ppid)", { encoding: "utf8" }).stdout)).not.toBe(process.pid);
  },
);

it("what they print, read and end with arrives as from the worker's own", () => {
  const echo = 'process.stdin.on("data", (text) => console.error(process.env.WORD + text)); console.log(process.cwd())';
  const told = node(echo, { input: "in", env: { WORD: "a word, " }, cwd: "/" });
  expect(told).toMatchObject({
    status: 0,
    signal: null,
    stdout: Buffer.from("/\n"),
    stderr: Buffer.from("a word, in\n"),
  });
  expect(told.output).toEqual([null, told.stdout, told.stderr]);
  expect(node("process.exit(7)")).toMatchObject({ status: 7, signal: null });
  expect(node('process.kill(process.pid, "SIGTERM")')).toMatchObject({ status: null, signal: "SIGTERM" });
  expect(node("setInterval(() => {}, 9999)", { timeout: 1 }).error).toMatchObject({ code: "ETIMEDOUT" });
  expect(node("console.log('abc')", { maxBuffer: 2 }).error).toMatchObject({ code: "ENOBUFS" });
  expect(spawnSync(missing).error).toMatchObject({ code: "ENOENT", path: missing });
  const large = "x".repeat(300_000);
  expect(spawnSync("cat", { input: large, encoding: "utf8" }).stdout).toBe(large);
});

it("those that must succeed throw what they printed", () => {
  expect(execFileSync("echo", ["fine"], { encoding: "utf8" })).toBe("fine\n");
  const fail = ["-e", 'console.error("why"); process.exit(3)'];
  expect(() => execFileSync(process.execPath, fail, { stdio: "pipe" })).toThrow(/^Command failed: .*\nwhy\n$/s);
  expect(() => execFileSync(missing)).toThrow(expect.objectContaining({ code: "ENOENT" }));
});

import { spawn, spawnSync } from "node:child_process";
import { existsSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { systemProcesses } from "../../../generator/write/output/process-identity.js";
import { cli } from "../../support/run-cli.js";
import { writeAt } from "../../support/temp-folder.js";
import { everythingIn, tinyProject } from "./support/tiny-project.js";

// Chains of successors and races for a lock: test/generator/write/lock.test.ts.

const lock = "generated/.specwright-lock";
const id = "01234567-89ab-cdef-0123-456789abcdef";
const self = systemProcesses.self();

const generate = (cwd: string, ...more: readonly string[]) => cli(["generate", "--config", "a.json", ...more], { cwd });

/** A project whose output folder is locked with this text. */
function lockedProject(text: string): string {
  const cwd = tinyProject();
  writeAt(join(cwd, lock), text);
  return cwd;
}

/**
 * Results of runs that all wait for so many milliseconds, until `release` ends that. Nobody here waits: the clock is
 * set.
 */
async function waitedFor<Run>(
  start: () => readonly Promise<Run>[],
  milliseconds: number,
  release: () => unknown,
): Promise<readonly Run[]> {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance", "Date"] });
  const runs = start();
  const ended = vi.fn();
  runs.forEach((run) => void run.then(ended, ended));
  while (vi.getTimerCount() < runs.length) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(milliseconds);
  expect(ended).not.toHaveBeenCalled();
  await release();
  return Promise.all(runs);
}

function lockOf(changes: Partial<typeof self>): string {
  return JSON.stringify({ id, ...self, ...changes });
}

/** The id of a process that has ended. */
function deadPid(): number {
  return spawnSync(process.execPath, ["-e", ""]).pid;
}

async function expectTakenOver(cwd: string, label: string): Promise<void> {
  const check = await generate(cwd, "--check");
  expect(check.stderr, label).toContain('A run died while it wrote the output folder and left ".specwright-lock"');
  const { code, stderr } = await generate(cwd);
  expect({ code, stderr }, label).toEqual({ code: 0, stderr: "" });
  expect(Object.keys(everythingIn(cwd)).filter((path) => path.includes(".specwright-lock"))).toEqual([]);
  expect((await generate(cwd, "--check")).code, label).toBe(0);
}

afterEach(() => void vi.useRealTimers());

describe("a lock that was left", () => {
  it("by a dead process is taken over", async () => {
    await expectTakenOver(lockedProject(lockOf({ pid: deadPid() })), "a dead process");
  });

  it.skipIf(self.start === "")("by a dead process whose number another one has now is taken over", async () => {
    await expectTakenOver(lockedProject(lockOf({ start: "1" })), "this process's number");
    await expectTakenOver(lockedProject(lockOf({ pid: 1, start: "999999999999" })), "the first process's number");
  });

  it.each([
    "",
    "{",
    lockOf({}).slice(0, 20),
    "\0\0\0\0",
    "[]",
    "null",
    '{"pid":"1"}',
    lockOf({ pid: -1 }),
    lockOf({ pid: 1.5 }),
    JSON.stringify({ id: "../../x", ...self }),
  ])(
    // prettier-ignore
    "empty, torn or strange is taken over when it is older than two seconds: %j",
    async (text) => {
      const cwd = lockedProject(text);
      utimesSync(join(cwd, lock), 1000, 1000);
      await expectTakenOver(cwd, JSON.stringify(text));
    },
  );

  it("just now, empty, by a process that died before it wrote its name is waited for, and then taken over", async () => {
    const cwd = lockedProject("");
    const [first] = await waitedFor(
      () => [generate(cwd)],
      1_000,
      () => vi.advanceTimersByTimeAsync(2_500),
    );
    expect(first?.code).toBe(0);
    expect(existsSync(join(cwd, lock))).toBe(false);
  });

  it("with a name that holds control characters does not reach the terminal as they are", async () => {
    const cwd = lockedProject(lockOf({ host: "\u001b[31mevil\u0007\n\u202e elsewhere" }));
    const { stderr } = await generate(cwd, "--check");
    expect(stderr).toContain("is being written by process");
    expect(stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/u);
  });
});

describe("a lock that is held", () => {
  it("by a living process is waited for while that one writes", async () => {
    const cwd = lockedProject(lockOf({}));
    const release = (): unknown => {
      rmSync(join(cwd, lock));
      return vi.advanceTimersByTimeAsync(100);
    };
    const [first] = await waitedFor(() => [generate(cwd)], 700, release);
    expect(first).toMatchObject({ code: 0, stderr: "" });
  });

  it("stays with its owner, who is named after ten seconds, and nothing is written meanwhile", async () => {
    const sleeper = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"]);
    const { pid = 0 } = sleeper;
    try {
      const owners = [
        [lockOf({}), `process ${self.pid} on ${hostname()}`],
        [lockOf({ pid, start: "" }), `process ${pid} on ${hostname()}`],
        // Nobody here can tell whether a process of another machine lives.
        [lockOf({ pid: deadPid(), host: "another.example pid:[1]" }), "on another.example"],
        // Virtual machines that share a disk may share a name.
        [lockOf({ pid: deadPid(), host: `${hostname()} 0123456789abcdef pid:[1]` }), `on ${hostname()}`],
      ] as const;
      const projects = owners.map(([text, owner]) => {
        const cwd = lockedProject(text);
        return { cwd, owner, before: everythingIn(cwd) };
      });
      const start = () => projects.map(({ cwd }) => generate(cwd));
      const runs = await waitedFor(start, 9_500, () => vi.advanceTimersByTimeAsync(1_000));
      for (const [index, { cwd, owner, before }] of projects.entries()) {
        const { code, stderr = "" } = runs[index] ?? {};
        expect(code).toBe(1);
        expect(stderr).toContain("error output/locked: ");
        expect(stderr).toContain(`is being written by`);
        expect(stderr).toContain(owner);
        expect(everythingIn(cwd)).toEqual(before);
        const check = await generate(cwd, "--check");
        expect(check.stderr).toContain("The output folder is being written by process");
      }
    } finally {
      sleeper.kill("SIGKILL");
    }
  });

  it("by a run of another folder is nobody's business", async () => {
    const cwd = lockedProject(lockOf({}));
    writeFileSync(join(cwd, "c.json"), JSON.stringify({ format: "none", out: "other", emit: ["types"] }));
    expect((await cli(["generate", "--config", "c.json"], { cwd })).code).toBe(0);
  });
});

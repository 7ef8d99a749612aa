import { readFileSync, rmSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { lockFileIn, lockFolder } from "../../../sandbox/store/lock-file.js";
import { tempFolder } from "../../support/temp-folder.js";

it("a folder is locked although another process removes the lock of a dead one at the same time", () => {
  const folder = tempFolder({ "sandbox.lock": "1\n" });
  const path = lockFileIn(folder);
  const kill = vi.spyOn(process, "kill").mockImplementationOnce(() => {
    rmSync(path);
    throw Object.assign(new Error("No such process."), { code: "ESRCH" });
  });
  try {
    const lock = lockFolder(folder);
    expect(readFileSync(path, "utf8")).toBe(`${process.pid}\n`);
    lock.release();
  } finally {
    kill.mockRestore();
  }
});

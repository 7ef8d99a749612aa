import { effort } from "../../support/effort.js";
import { cli } from "../../support/run-cli.js";

// A program that lints one file after the other: its arguments are folders and files in turn, and it reports each on a
// line of its own.
const args = process.argv.slice(2);
for (let at = 0; at < args.length; at += 2) {
  const [cwd = "", file = ""] = args.slice(at, at + 2);
  const spent = effort();
  const { code, stdout, stderr } = await cli(["lint", file, "--strictness", "strict"], { cwd });
  const units = spent();
  const text = stdout + stderr;
  const first = (severity: string): string | undefined =>
    new RegExp(`${severity} ([a-z-]+/[a-z0-9-]+)`).exec(text)?.[1];
  const found = first("error") ?? first("warning") ?? "";
  // These documents declare nothing.
  const finding = found === "project/nothing-left" ? "" : found;
  const isBug = text.includes("bug of specwright");
  console.log(JSON.stringify({ code, finding, isBug, length: text.length, spent: units }));
}

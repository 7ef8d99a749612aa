import { applyWrite } from "../../../../generator/write/output/apply-write.js";
import { versionFiles } from "./versions.js";

// Writes a version of an output on request: node writer.mjs OUT TEXT COUNT SIZE.
const [out = "", text = "", count = "", size = ""] = process.argv.slice(2);
const files = versionFiles(text, Number(count), Number(size));
process.stdout.write("ready");
process.stdin.once("data", () => {
  void applyWrite(files, out).then(({ faults }) => {
    if (faults.length > 0) process.stderr.write(`${JSON.stringify(faults)}\n`);
    process.exit(faults.length === 0 ? 0 : 1);
  });
});

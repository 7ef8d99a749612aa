import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { decodeXmlBytes } from "../../../templates/runtime/xml/bytes/decode-xml-bytes.js";
import { sized } from "../../support/sizes.js";
import { libxmlRefusalOfBytes, readWithOurs, readWithSaxes } from "../../support/xml-oracles.js";

/** The documents of the W3C XML Schema test suite. Their folder comes from CONFORMANCE_DIR. */
const folder =
  process.env["CONFORMANCE_DIR"] ?? fileURLToPath(new URL("../../../../shared/conformance", import.meta.url));
const archive = join(folder, "xsd-open.tar.gz");

// All 14,662 documents agree; every fifteenth keeps the test short.
const sampling = sized({ normal: 15, thorough: 1 });

it.skipIf(!existsSync(archive))(
  `reads the documents of the XML Schema test suite as saxes does (skipped when ${archive} is absent)`,
  () => {
    const unpacked = mkdtempSync(join(tmpdir(), "xml-reader-suite-"));
    try {
      execFileSync("tar", ["xzf", archive, "-C", unpacked]);
      const paths = readdirSync(unpacked, { recursive: true, encoding: "utf8" })
        .filter((path) => /\.(?:xsd|xml)$/.test(path))
        .sort()
        .filter((_, index) => index % sampling === 0);
      const counts = { compared: 0, doctype: 0, refusedByUs: 0, refusedByOthers: 0 };
      const disagreements: string[] = [];
      for (const path of paths) {
        const verdict = compare(readFileSync(join(unpacked, path)));
        if (verdict in counts) counts[verdict as keyof typeof counts]++;
        else disagreements.push(`${path}: ${verdict}`);
      }
      expect(disagreements).toEqual([]);
      expect(counts.compared).toBeGreaterThan(paths.length * 0.99);
    } finally {
      rmSync(unpacked, { recursive: true, force: true });
    }
  },
);

function compare(bytes: Uint8Array): string {
  const theirRefusal = libxmlRefusalOfBytes(bytes);
  const decoded = decodeXmlBytes(bytes);
  if (!decoded.ok) {
    const code = decoded.problems[0]?.code ?? "";
    return theirRefusal === undefined ? `we say ${code}, libxml2 accepts` : "refusedByOthers";
  }
  const text = decoded.value;
  if (text.includes("<!DOCTYPE")) return "doctype";
  const ours = readWithOurs(text);
  if ("refusal" in ours) return theirRefusal === undefined ? `we say ${ours.refusal}, libxml2 accepts` : "refusedByUs";
  if (theirRefusal !== undefined) return `we accept, libxml2 says ${theirRefusal}`;
  const saxes = readWithSaxes(text);
  if ("refusal" in saxes) return "refusedByOthers";
  const at = ours.events.findIndex((event, index) => event !== saxes.events[index]);
  if (at >= 0 || ours.events.length !== saxes.events.length) {
    return `event ${at} is ${JSON.stringify([ours.events[at], saxes.events[at]])}`;
  }
  return "compared";
}

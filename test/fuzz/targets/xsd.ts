import { createDiagnostics } from "../../../generator/diagnostics/create-diagnostics.js";
import { printDiagnostics } from "../../../generator/diagnostics/print.js";
import { xmlCodecs } from "../../../generator/emit/xml-codecs/xml-codecs.js";
import { createFileReader } from "../../../generator/load/files.js";
import { loadXsdContract } from "../../../generator/load/xsd/load-xsd.js";
import { planInterface } from "../../../generator/plan/plan-interfaces.js";
import { ensure, seedFiles, textOf, type FuzzTarget } from "../fuzz-target.js";

/** The loader of XSD: it ends in a schema whose codecs can be emitted, or in an error with a location. */
export const target: FuzzTarget = {
  seeds: seedFiles("test/golden", /\.xsd$/),
  maxSteps: (length) => 200_000 + 1_000 * length,
  async run(input) {
    const diagnostics = createDiagnostics();
    const files = createFileReader({ cwd: "/no-such-folder", diagnostics });
    const source = { name: "fuzz", rootPaths: ["fuzz.xsd"], text: textOf(input) };
    const contract = await loadXsdContract(source, { files, diagnostics });
    ensure(contract !== undefined || diagnostics.hasErrors(), "An unreadable schema has no error.");
    printDiagnostics(diagnostics.all(), { color: false, frames: true });
    if (contract !== undefined && !diagnostics.hasErrors())
      await xmlCodecs.emit(planInterface(contract, ""), new Set(["types", "codecs"]));
    return diagnostics.all()[0]?.code ?? "";
  },
};

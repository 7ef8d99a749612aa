import { createDiagnostics } from "../../generator/diagnostics/create-diagnostics.js";
import type { JsonSchema, JsonValue } from "../../generator/model/json-schema/schema.js";
import { schemaContract } from "../../generator/pipeline/schema-contract.js";
import { reachableSchemas } from "../../generator/plan/reachable.js";

/** A schema with all that its references reach. */
export interface LoadedSchema {
  readonly root: JsonSchema;
  /** Targets of references, in order of discovery. */
  readonly targets: readonly JsonSchema[];
}

/** The model of a JSON Schema, as the toolchain loads it; a fault is an error. */
export async function loadedSchema(schema: JsonValue): Promise<LoadedSchema> {
  const diagnostics = createDiagnostics();
  const text = JSON.stringify(schema);
  const contract = await schemaContract(
    { name: "Root", text, dialect: undefined, schemasByUri: new Map() },
    diagnostics,
  );
  const [root] = contract?.schemas.values() ?? [];
  const faults = diagnostics.all().filter(({ severity }) => severity === "error");
  if (root === undefined || faults.length > 0) throw new Error(faults.map(({ message }) => message).join(" "));
  const targets = [...reachableSchemas([root])].flatMap(({ ref }) => ref?.target ?? []);
  return { root, targets: [...new Set(targets)] };
}

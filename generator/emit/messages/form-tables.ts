import type { MediaTypeObject } from "../../model/contract.js";
import { payloadEncoding } from "../../plan/payload-encoding.js";
import type { InterfacePlan } from "../../plan/plan.js";
import type { ModuleBuilder } from "../module-builder.js";
import { constant } from "../structures.js";
import { fieldsText } from "./form-code.js";
import { allNamed } from "./named-operations.js";

/** The tables of the urlencoded forms that requests hold: constants that the client writes by and the server reads by. */
interface FormTables {
  /** The texts of tables by the names of their constants. */
  readonly texts: ReadonlyMap<string, string>;
  /** The name of the constant that has a form's table. */
  readonly names: ReadonlyMap<MediaTypeObject, string>;
}

/** Shorter ones read better in their places. */
const shortest = 80;

const known = new WeakMap<InterfacePlan, FormTables>();

/** The tables of an interface. Forms with equal fields share one, which is named after the first operation. */
function formTables(plan: InterfacePlan): FormTables {
  const before = known.get(plan);
  if (before !== undefined) return before;
  const byText = new Map<string, string>();
  const taken = new Set<string>();
  const names = new Map<MediaTypeObject, string>();
  for (const { operation, messages } of allNamed(plan)) {
    for (const media of operation.requestBody?.content ?? []) {
      const carrier = payloadEncoding(media);
      if (carrier.kind !== "form") continue;
      const text = fieldsText(carrier.fields, plan);
      if (text.length < shortest) continue;
      const name = byText.get(text) ?? messages.formName;
      // An operation has one form as a rule; others stand in their places.
      if (!byText.has(text) && taken.has(name)) continue;
      byText.set(text, name);
      taken.add(name);
      names.set(media, name);
    }
  }
  const tables = { names, texts: new Map([...byText].map(([text, name]) => [name, text])) };
  known.set(plan, tables);
  return tables;
}

/** The name of the constant with the fields of a form; undefined where they stand in their place. */
export function formTableName(media: MediaTypeObject, plan: InterfacePlan): string | undefined {
  return formTables(plan).names.get(media);
}

/** Adds the constants of all forms to the module that clients and servers share. */
export function addFormTables(plan: InterfacePlan, module: ModuleBuilder): void {
  for (const [name, initializer] of formTables(plan).texts) {
    const type = `readonly ${module.runtimeType("http/operation", "FieldTable")}[]`;
    module.add(constant({ name, isExported: true, type, initializer }));
  }
}

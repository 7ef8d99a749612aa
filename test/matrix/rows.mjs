import { bundlerRows } from "./bundler-rows.mjs";
import { compilerRows } from "./compiler-rows.mjs";
import { nextRows } from "./next-rows.mjs";
import { runnerRows } from "./runner-rows.mjs";

/** The versions of Node that each row runs on, unless it names its own; "none" for a program that needs no Node. */
const usualNodes = ["20.19", "24"];

/** Set-ups of tools: each builds or runs one client and one server on each version of Node. */
export const rows = [...nextRows, ...bundlerRows, ...runnerRows, ...compilerRows].map((row) => ({
  nodes: usualNodes,
  ...row,
}));

/** The rows of these names: an id, or its first words ("webpack" for all loaders); all rows for none. */
export function chosenRows(names) {
  const isNamed = ({ id }, name) => `${id}-`.startsWith(`${name}-`);
  const unknown = names.find((name) => !rows.some((row) => isNamed(row, name)));
  if (unknown !== undefined)
    throw new Error(`No row is called "${unknown}". Rows: ${rows.map(({ id }) => id).join(", ")}.`);
  return rows.filter((row) => names.length === 0 || names.some((name) => isNamed(row, name)));
}

import { groups as bundles } from "./bundles.mjs";
import { groups as diff } from "./diff.mjs";
import { groups as docs } from "./docs.mjs";
import { groups as edits } from "./edits.mjs";
import { groups as fetch } from "./fetch.mjs";
import { groups as generator } from "./generator.mjs";
import { groups as growth } from "./growth.mjs";
import { groups as http } from "./http.mjs";
import { groups as review } from "./review.mjs";
import { groups as sandbox } from "./sandbox.mjs";
import { groups as service } from "./service.mjs";
import { groups as parse } from "./parse.mjs";
import { groups as toolchain } from "./toolchain.mjs";
import { groups as validators } from "./validators.mjs";
import { groups as xml } from "./xml.mjs";
import { groups as yaml } from "./yaml.mjs";

const subjects = {
  generator: [...generator, ...yaml, ...growth],
  validators: [...validators, ...parse],
  xml,
  http,
  bundles,
  sandbox,
  service: [...service, ...fetch],
  diff: [...diff, ...review],
  edits,
  toolchain,
  docs,
};

/** Rows that are measured together, in a process of their own: by subject, in the order of the tables. */
export const groups = Object.entries(subjects).flatMap(([subject, list]) =>
  list.map((group) => ({ ...group, subject })),
);

/** The rows of a group as `figures.json` has them, without figures. */
export function declaredRows({ id, subject, document, against, rows }) {
  return Object.entries(rows).map(([key, row]) => ({
    id: `${id}.${key}`,
    subject,
    group: id,
    document,
    against,
    command: `make bench ROWS=${id}`,
    ...row,
  }));
}

/** The groups that are named by their id or their subject; all without a name. Throws if a name is unknown. */
export function chosenGroups(names) {
  const known = new Set(groups.flatMap(({ id, subject }) => [id, subject]));
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) throw new Error(`No row is called "${unknown}". Known are: ${[...known].join(", ")}.`);
  return groups.filter(({ id, subject }) => names.length === 0 || names.includes(id) || names.includes(subject));
}

import type { Contract } from "../model/contract.js";
import type { NameSettings } from "../settings/shape-settings.js";
import { groupInformation, followEdits } from "./causes/follow-edits.js";
import { followNames } from "./causes/follow-names.js";
import type { Change } from "./change.js";
import { compareDocumentation } from "./documentation/compare-documentation.js";
import { compareFiles } from "./documentation/compare-files.js";
import { compareElements } from "./compare-elements.js";
import { compareSchemas } from "./compare-schemas.js";
import { compareGeneratedNames } from "./generated-names.js";
import { compareUnreadableParts } from "./unreadable-parts.js";
import { joinListed } from "./gather-changes.js";
import { judge, sortChanges } from "./judge.js";
import { markNearestLines } from "./nearest-line.js";
import { operationTitles } from "./operation-titles.js";
import { compareClientNames, compareMethodPlaces, comparePages } from "./operations/compare-method-places.js";
import { compareContractOperations } from "./operations/compare-contract-operations.js";

/** Settings of a comparison. */
export interface CompareOptions {
  /** The day on which announced dates are judged: "2026-11-21". Today, unless told. */
  readonly today?: string;
  /** The settings for generated names. Undefined if no client is generated. */
  readonly names?: NameSettings;
  /** True for two versions of a single document, whose title names the client. */
  readonly isNamedByTitle?: boolean;
  /** The names of APIs whose clients check responses leniently. */
  readonly lenient?: ReadonlySet<string>;
}

/** Changes between two versions of one interface, with verdicts, most severe first. */
export function compareContracts(before: Contract, after: Contract, options: CompareOptions = {}): readonly Change[] {
  const today = options.today ?? new Date().toISOString().slice(0, 10);
  const findings = compareContractOperations(before, after, today);
  const schemas = findings.filter((finding) => finding.kind === "schemas");
  const elements = findings.filter((finding) => finding.kind === "elements");
  const serializations = findings.filter((finding) => finding.kind === "serialization");
  const inMessages = [
    ...compareSchemas(schemas, serializations, before, after),
    ...compareElements(elements, before, after),
  ];
  const unreadable = compareUnreadableParts(before, after);
  const { names } = options;
  const moved =
    names === undefined ? [] : [...compareMethodPlaces(before, after, names), ...comparePages(before, after, names)];
  const renamed = options.isNamedByTitle === true ? compareClientNames(before, after) : [];
  const everything = [...findings, ...moved, ...renamed, ...inMessages];
  const withLooseAnswers = options.lenient?.has(after.name) === true;
  const planned = names && { naming: names.naming, int64: names.int64, dates: names.dates, withLooseAnswers };
  const found = [...everything, ...compareGeneratedNames(before, after, everything, planned)].filter(
    (finding) => !unreadable.explain(finding),
  );
  const known = joinListed([...found, ...unreadable.changed].filter((finding) => finding.kind === "change"));
  const said = known.map(({ change }) => change);
  const texts = [...compareDocumentation(before, after, said), ...compareFiles(before, after, said)];
  const written = texts.filter((text) => !unreadable.explain(text));
  const titles = operationTitles(before, after);
  const changes = [...known, ...written].map(({ change, uses }) => judge(after.name, change, uses, titles));
  const placed = groupInformation(followNames(followEdits(changes), before, after));
  return sortChanges(markNearestLines(placed, before, after));
}

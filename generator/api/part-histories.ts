import type { Change } from "../compare/change.js";
import { operationTitle, pathShape } from "../compare/operations/match-operations.js";
import { createDiagnostics } from "../diagnostics/create-diagnostics.js";
import { compareSides, type Comparison } from "../diff.js";
import type { Contract, Operation } from "../model/contract.js";
import { addTo } from "../model/grouped.js";
import type { PagePart, PartHistory } from "../pages/part-history.js";
import type { PageHistory } from "../pages/site-model.js";
import { allOperations } from "../plan/reachable.js";
import { interfaceFolder } from "../plan/plan-interfaces.js";
import { dayOf, openRepository, type Repository } from "../project/git/repository.js";
import type { Project } from "../project-types.js";
import { apiTagPrefix } from "../settings/package-settings.js";
import { visible } from "../text/visible.js";
import { UsageError } from "../usage-error.js";
import type { DiffOptions } from "./diff-options.js";
import { openDiff } from "./open-diff.js";
import { findReleases, releaseFix, type Release } from "./releases.js";

/** Maximum number of releases that are compared; parts of the oldest one may be older. */
const maxReleases = 200;
/** Maximum number of sentences about one part in one release. */
const maxSentences = 20;

/** Options of histories. */
export interface PartHistoryOptions extends Pick<DiffOptions, "config" | "untrusted"> {
  /** The text before the version in the names of release tags. */
  readonly tagPrefix: string;
  /** Called before each comparison: "Comparing 1.3.0". */
  readonly onStep?: ((doing: string) => void) | undefined;
}

/**
 * The releases of the parts of some APIs, by the name of the API: tags in the history of the working tree, each compared with the release
 * before it. An API without releases has no entry. Throws a `UsageError` if no repository exists.
 */
export async function partHistories(
  project: Project,
  names: readonly string[],
  options: PartHistoryOptions,
): Promise<ReadonlyMap<string, PartHistory>> {
  const repository = openRepository(project.cwd, releaseFix);
  const isPerApi = project.package?.packages === "per-api";
  const histories = new Map<string, PartHistory>();
  for (const group of isPerApi ? names.map((name) => [name]) : [names]) {
    const [first = ""] = group;
    const prefix = isPerApi ? apiTagPrefix(interfaceFolder(first), options.tagPrefix) : options.tagPrefix;
    const releases = findReleases(repository, prefix).slice(0, maxReleases);
    const steps = await stepsOf(repository, releases, { ...options, ...(isPerApi && { only: group }) });
    if (releases.length > 0)
      for (const name of group) histories.set(name, (part) => historyOf(keysOf(part), name, steps));
  }
  return histories;
}

/** A release by its version, and the day of its commit. */
type ReleaseDay = NonNullable<PageHistory["since"]>;

/** A comparison of a release with the one before it that can be read. */
interface Step {
  readonly before: ReleaseDay;
  /** Undefined for the working tree. */
  readonly after: ReleaseDay | undefined;
  readonly comparison: Comparison;
}

/** The comparison of the working tree with the newest release, then those of older releases. */
async function stepsOf(
  repository: Repository,
  releases: readonly Release[],
  { onStep, tagPrefix: _, ...options }: PartHistoryOptions & Pick<DiffOptions, "only">,
): Promise<readonly Step[]> {
  const steps: Step[] = [];
  let head: { readonly revision: string; readonly day: ReleaseDay } | undefined;
  for (const { version, revision } of releases) {
    const day = { version: version.join("."), day: dayOf(repository, revision) };
    onStep?.(`Comparing with ${day.version}`);
    const revisions = { base: revision, ...(head && { head: head.revision }) };
    const today = head?.day.day ?? dayOf(repository, "HEAD");
    const comparison = await compared({ ...options, ...revisions, cwd: repository.cwd, today });
    // A release that cannot be read is skipped: the next one is compared with the one before it.
    if (comparison === undefined) continue;
    steps.push({ before: day, after: head?.day, comparison });
    head = { revision, day };
  }
  return steps;
}

async function compared(options: DiffOptions & { readonly today: string }): Promise<Comparison | undefined> {
  const diagnostics = createDiagnostics();
  try {
    const opened = await openDiff(options, options.cwd ?? ".", diagnostics);
    return "faults" in opened ? undefined : await compareSides(opened.sides, options.today, diagnostics);
  } catch (error) {
    // An old release may lack an API, or its content in a partial clone.
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}

/** A part by names that other versions may have too: an operation by its identifier, and by method and path. */
interface PartKeys {
  /** The map of an API that has the part. */
  readonly kind: PagePart["kind"];
  /** Any of them identifies the part. */
  readonly keys: readonly string[];
}

function keysOf(part: PagePart): PartKeys {
  return { kind: part.kind, keys: part.kind === "operation" ? operationKeys(part.operation) : [part.name] };
}

function operationKeys({ operationId, method, path }: Operation): readonly string[] {
  const request = `${method} ${pathShape(path)}`;
  return operationId === undefined ? [request] : [operationId, request];
}

function historyOf(part: PartKeys, api: string, steps: readonly Step[]): PageHistory {
  const gap = steps.findIndex((step) => !hadPart(part, api, step));
  const known = gap === -1 ? steps : steps.slice(0, gap);
  const since = known.at(-1)?.before;
  const changes = known.flatMap(({ after, comparison }) => {
    const found = changesOf(part, api, comparison);
    const sentences = found.slice(0, maxSentences).map(({ sentence, level }) => ({ sentence, level }));
    const unlisted = found.length - sentences.length;
    return found.length === 0 ? [] : [{ ...after, sentences, ...(unlisted > 0 && { unlisted }) }];
  });
  return { ...(since && { since }), changes };
}

/** True if the older release of a step has a part that the newer one has. APIs without changes are not loaded. */
function hadPart(part: PartKeys, api: string, { comparison: { versions } }: Step): boolean {
  const [before, after] = [versions.before.get(api), versions.after.get(api)];
  return (before === undefined && after === undefined) || hasPart(before, part);
}

function hasPart(contract: Contract | undefined, { kind, keys }: PartKeys): boolean {
  if (contract === undefined) return false;
  const has = (known: ReadonlyMap<string, unknown> | undefined): boolean => keys.some((key) => known?.has(key));
  switch (kind) {
    case "operation":
      return keys.some((key) => titlesOf(contract).has(key));
    case "schema":
      return has(contract.schemas);
    case "element":
      return has(contract.xml?.elements);
    case "type":
      return has(contract.xml?.types);
  }
}

const knownTitles = new WeakMap<Contract, ReadonlyMap<string, readonly string[]>>();

/** The titles of operations by their keys. */
function titlesOf(contract: Contract): ReadonlyMap<string, readonly string[]> {
  const known = knownTitles.get(contract);
  if (known !== undefined) return known;
  const titles = new Map<string, string[]>();
  for (const operation of allOperations(contract))
    for (const key of operationKeys(operation)) addTo(titles, key, visible(operationTitle(operation)));
  knownTitles.set(contract, titles);
  return titles;
}

/** The changes of a part between two releases, most severe first. Changes of documentation are left out. */
function changesOf({ kind, keys }: PartKeys, api: string, { changes, versions }: Comparison): readonly Change[] {
  const contracts = [versions.before.get(api), versions.after.get(api)];
  const titles = new Set(
    contracts.flatMap((contract) => keys.flatMap((key) => (contract && titlesOf(contract).get(key)) ?? [])),
  );
  const isOfPart =
    kind === "operation"
      ? ({ operation, uses }: Change) =>
          (operation !== undefined && titles.has(operation)) ||
          uses.some(({ part }) => part !== undefined && titles.has(visible(part.operation)))
      : ({ subject, operation }: Change) =>
          operation === undefined && keys.some((key) => isInside(subject, localName(key)));
  return changes.filter(
    (change) => change.contract === api && !change.id.startsWith("documentation/") && isOfPart(change),
  );
}

/** "{urn:x}Order" -> "Order": subjects have no namespaces. */
function localName(name: string): string {
  return name.replace(/^\{[^}]*\}/, "");
}

/** True for the subject of a schema or a part of it: "Order", "Order.lines[].quantity", "Order/@id". */
function isInside(subject: string, name: string): boolean {
  return subject.startsWith(name) && /^(?:$|[^\p{L}\p{N}_-])/u.test(subject.slice(name.length));
}

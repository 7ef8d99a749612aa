import type { Contract, OpenApiDocument, Operation } from "../../model/contract.js";
import type { SecurityScheme } from "../../model/security.js";
import type { Affected } from "../change.js";
import { changeAt, type Finding, type Position, type Sides } from "../finding.js";
import { missingFrom, type Pairing } from "../pair-up.js";
import { answersTo, compareOperation, operationPosition, type ComparedOperation } from "./compare-operation.js";
import { removedOperation } from "./compare-deprecation.js";
import { compareSchemes } from "./compare-schemes.js";
import { compareErrors } from "./compare-errors.js";
import { compareServers } from "./compare-servers.js";
import { matchCallbacks, matchOperations, matchWebhooks, operationLabel, usePart } from "./match-operations.js";
import { matchSchemes, type SchemeNames } from "./scheme-names.js";

/** Everything of two versions of a contract but its schemas, which come as pairs. `today` is a day: "2026-11-21". */
export function compareContractOperations(before: Contract, after: Contract, today: string): readonly Finding[] {
  const schemes = matchSchemes(before.securitySchemes, after.securitySchemes);
  const names: SchemeNames = new Map(schemes.both.map((pair) => [pair.after.name, pair.before.name]));
  const operations = matchOperations(before.operations, after.operations);
  const webhooks = matchWebhooks(before.webhooks, after.webhooks);
  return [
    ...compareHeads(before, after),
    ...compareQuestions(before, after),
    ...compareErrors(before, after),
    ...compareSchemes(schemes, schemeUses(before)),
    ...comparePairs(operations, { kind: "operation", requests: "sent", schemes: names }, (gone, context) =>
      removedOperation(gone, operationPosition(gone, context.kind, context.requests), today),
    ),
    ...comparePairs(webhooks, { kind: "webhook", requests: "read", schemes: names }, hookGone),
  ];
}

function comparePairs(
  { both, removed, added }: Pairing<Operation>,
  context: ComparedOperation,
  gone: (operation: Operation, context: ComparedOperation) => Finding,
): readonly Finding[] {
  const { requests } = context;
  return [
    ...both.flatMap((pair) => [
      ...compareOperation(pair.before, pair.after, context),
      ...comparePairs(
        matchCallbacks(pair.before.callbacks, pair.after.callbacks),
        { ...context, kind: "callback", requests: answersTo(requests) },
        hookGone,
      ),
    ]),
    ...removed.map((operation) => gone(operation, context)),
    ...added.map((operation) => come(operation, context)),
  ];
}

function come(after: Operation, { kind, requests }: ComparedOperation): Finding {
  const operation = operationLabel(after);
  const changePlace = operationPosition(after, kind, requests);
  if (kind === "operation") return changeAt(changePlace, "operation/added", { after }, { operation });
  return changeAt(changePlace, "webhook/added", { after }, { webhook: `${kind} "${operation}"` });
}

function hookGone(before: Operation, { kind, requests }: ComparedOperation): Finding {
  const data = { webhook: `${kind} "${operationLabel(before)}"` };
  return changeAt(operationPosition(before, kind, requests), "webhook/removed", { before }, data);
}

/** The document's own members: version, tags, servers. */
function compareHeads({ openapi: before }: Contract, { openapi: after }: Contract): readonly Finding[] {
  if (before === undefined || after === undefined) return [];
  const sides = { before, after };
  const changePlace: Position = { subject: "", where: "the API", uses: [] };
  const [old, now] = [before.tags.map(({ name }) => name), after.tags.map(({ name }) => name)];
  const found = missingFrom(now, old).map((tag) => changeAt(changePlace, "interface/tag-added", sides, { tag }));
  found.push(...missingFrom(old, now).map((tag) => changeAt(changePlace, "interface/tag-removed", sides, { tag })));
  if (before.infoVersion !== after.infoVersion) {
    const data = { before: before.infoVersion, after: after.infoVersion };
    const versions = { before: versionOf(before), after: versionOf(after) };
    found.push(changeAt(changePlace, "interface/version-changed", versions, data));
  }
  return [...found, ...compareServers(before.servers, after.servers, changePlace)];
}

function versionOf(document: OpenApiDocument): NonNullable<Sides["before"]> {
  return { origin: document.originOf("/info/version") };
}

function compareQuestions({ openQuestions: before }: Contract, { openQuestions: after }: Contract): readonly Finding[] {
  const changePlace: Position = { subject: "", where: "the API", uses: [] };
  const [old, now] = [new Map(before.map((q) => [q.text, q])), new Map(after.map((q) => [q.text, q]))];
  return [
    ...missingFrom(now.keys(), old.keys()).map((question) =>
      changeAt(changePlace, "interface/question-opened", { after: now.get(question) }, { question }),
    ),
    ...missingFrom(old.keys(), now.keys()).map((question) =>
      changeAt(changePlace, "interface/question-answered", { before: old.get(question) }, { question }),
    ),
  ];
}

/** The operations of a contract that ask for a scheme: consumers send credentials to those, and check those of webhooks. */
function schemeUses({ operations, webhooks }: Contract): (scheme: SecurityScheme) => readonly Affected[] {
  const uses = new Map<string, Affected[]>();
  const add = (list: readonly Operation[], requests: Affected["direction"]): void => {
    for (const operation of list) {
      for (const name of new Set(operation.security.flatMap(({ schemes }) => [...schemes.keys()]))) {
        const known = uses.get(name) ?? [];
        uses.set(name, known);
        known.push({ direction: requests, text: `${operationLabel(operation)} security`, part: usePart(operation) });
      }
      add(operation.callbacks, answersTo(requests));
    }
  };
  add(operations, "sent");
  add(webhooks, "read");
  return ({ name }) => uses.get(name) ?? [];
}

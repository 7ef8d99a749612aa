import type { RunContent, RunOperation, RunSubject } from "../../../templates/contract-tests/fixture-run.js";
import type { MediaTypeObject } from "../../model/contract.js";
import type { ElementDeclaration } from "../../model/xml-schema/components.js";
import { viewFor, type InterfacePlan, type NamedOperation } from "../../plan/plan.js";

/** Subjects of fixtures by the names of their folders: operations, then schemas, then XML elements. */
export type FixtureSubjects = ReadonlyMap<string, RunSubject>;

/** Operations, schemas and elements of an API that fixtures may have. */
export function fixtureSubjects(plan: InterfacePlan, pathOf: PathOf): FixtureSubjects {
  const { contract } = plan;
  const subjects = new Map<string, RunSubject>();
  const add = (name: string, subject: RunSubject): void => void (subjects.has(name) || subjects.set(name, subject));
  for (const { operation, name } of [...plan.operations, ...plan.webhooks])
    add(operation.operationId ?? name, { kind: "operation", name });
  for (const [name, schema] of contract.schemas) {
    const named = plan.schemaName(schema);
    if (named === undefined || named.isTypeOnly === true) continue;
    const { validateName: validate, parseName: parse } = viewFor(named, "response");
    add(name, { kind: "schema", name, validate, parse });
  }
  for (const { element, decodeName: decode, encodeName: encode, view } of plan.xmlElements)
    if (view === undefined && !element.abstract)
      add(element.name.local, {
        kind: "element",
        name: element.name.local,
        decode,
        encode,
        schemaPath: pathOf(element),
      });
  return subjects;
}

/** The absolute path of the schema that declares an element. */
type PathOf = (element: ElementDeclaration) => string;

/** Operations and webhooks as raw messages and calls need them. */
export function runOperations(plan: InterfacePlan, pathOf: PathOf): readonly RunOperation[] {
  const contentOf = (content: readonly MediaTypeObject[]): readonly RunContent[] =>
    content.map(({ mediaType, payload }) => {
      if (payload.kind !== "xml") return { mediaType };
      const element = payload.view?.of ?? payload.element;
      const decode = plan.xmlElementName(element)?.decodeName ?? "";
      return {
        mediaType,
        element: { name: element.name.local, decode, schemaPath: pathOf(element), isView: payload.view !== undefined },
      };
    });
  const runOperation = ({ operation, name }: NamedOperation, isWebhook: boolean): RunOperation => ({
    name,
    method: operation.method.toUpperCase(),
    path: operation.path,
    isWebhook,
    isServed: plan.contract.unserved?.has(operation) !== true,
    parameters: operation.parameters.map((one) => ({ name: one.name, in: one.in, explode: one.explode })),
    credentials: credentialsOf(plan, operation.security),
    body: contentOf(operation.requestBody?.content ?? []),
    responses: operation.responses.map(({ status, content }) => ({ status, content: contentOf(content) })),
  });
  return [
    ...plan.operations.map((one) => runOperation(one, false)),
    ...plan.webhooks.map((one) => runOperation(one, true)),
  ];
}

function credentialsOf(
  { contract }: InterfacePlan,
  security: NamedOperation["operation"]["security"],
): RunOperation["credentials"] {
  return [...(security[0]?.schemes.keys() ?? [])].flatMap((name) => {
    const scheme = contract.securitySchemes.get(name);
    switch (scheme?.kind) {
      case "apiKey":
        return [{ in: scheme.in, name: scheme.parameterName, value: "known" }];
      case "http":
        return [{ in: "header", name: "authorization", value: authorization(scheme.scheme) }];
      case "oauth2":
      case "openIdConnect":
        return [{ in: "header", name: "authorization", value: "Bearer known" }];
      case "mutualTLS":
      case undefined:
        return [];
    }
  });
}

function authorization(scheme: string): string {
  if (scheme.toLowerCase() === "basic") return `Basic ${btoa("known:known")}`;
  return `${scheme.toLowerCase() === "bearer" ? "Bearer" : scheme} known`;
}

import type { SecurityScheme } from "../model/security.js";
import { credentialText } from "../package/sign-in.js";
import type { InterfacePlan, NamedOperation } from "../plan/plan.js";
import { errorTablePages } from "./error-pages.js";
import { notesOf } from "./notes.js";
import { operationPage } from "./operation-page.js";
import type { PageTools } from "./page-tools.js";
import { PagePaths } from "./page-paths.js";
import { PayloadSamples } from "./payload-samples.js";
import { schemaPages } from "./schema-page.js";
import type { ApiPages, FlowPage, OperationGroup, OperationPage, SchemePage } from "./site-model.js";
import { ValueTrees } from "./value-tree.js";
import { xmlPages } from "./xml-pages.js";

/** The pages of one API in a folder. `importPath` is the path from which its generated modules are imported. */
export function apiPages(
  plan: InterfacePlan,
  folder: string,
  { importPath, historyOf }: Pick<PageTools, "importPath" | "historyOf">,
): ApiPages {
  const { contract } = plan;
  const { openapi } = contract;
  const paths = new PagePaths(plan, folder);
  const tools: PageTools = {
    plan,
    paths,
    trees: new ValueTrees(plan, paths),
    samples: new PayloadSamples(contract.xml),
    importPath,
    historyOf,
  };
  const pagesOf = (all: readonly NamedOperation[], kind: OperationPage["kind"]): readonly OperationPage[] =>
    all.map((named) => operationPage(tools, named, kind));
  const operations = [
    ...pagesOf(plan.operations, "operation"),
    ...pagesOf(plan.webhooks, "webhook"),
    ...pagesOf(plan.callbacks, "callback"),
  ];
  const start = startOf(operations);
  return {
    name: contract.name,
    page: paths.overview,
    title: openapi?.title ?? contract.name,
    ...(openapi && { version: openapi.infoVersion }),
    ...(openapi?.description !== undefined && { description: openapi.description }),
    ...(openapi?.seeAlso !== undefined && { seeAlso: openapi.seeAlso }),
    servers: (openapi?.servers ?? []).map(({ url, description }) => ({
      url,
      ...(description !== undefined && { description }),
    })),
    ...(start && { start }),
    security: [...contract.securitySchemes.values()].map(schemePage),
    groups: groupsOf(plan, operations),
    operations,
    schemas: schemaPages(tools),
    xml: xmlPages(tools),
    errorTables: errorTablePages(tools),
    notes: notesOf(openapi?.extensions),
  };
}

/** The call of the first operation that reads. */
function startOf(operations: readonly OperationPage[]): ApiPages["start"] {
  const shown = [...operations].filter(({ samples }) => samples.some(isClient));
  const chosen = shown.find(({ method, deprecated }) => method === "get" && !deprecated) ?? shown[0];
  return chosen?.samples.find(isClient);
}

function isClient({ title }: { readonly title: string }): boolean {
  return title === "TypeScript client";
}

function schemePage(scheme: SecurityScheme): SchemePage {
  return {
    name: scheme.name,
    credential: credentialText(scheme),
    ...(scheme.description !== undefined && { description: scheme.description }),
    flows:
      scheme.kind === "oauth2"
        ? [...scheme.flows].map(([name, { scopes, ...urls }]): FlowPage => ({
            name,
            ...urls,
            scopes: [...scopes].map(([scope, description]) => ({ name: scope, description })),
          }))
        : [],
  };
}

function groupsOf(
  { contract, operations, webhooks, callbacks }: InterfacePlan,
  pages: readonly OperationPage[],
): readonly OperationGroup[] {
  const described = new Map(contract.openapi?.tags.map(({ name, description }) => [name, description]));
  const groups = new Map<string, string[]>();
  for (const name of described.keys()) groups.set(name, []);
  [...operations, ...webhooks, ...callbacks].forEach(({ operation }, index) => {
    const page = pages[index]!;
    const name =
      page.kind === "operation" ? (operation.tags[0] ?? "") : page.kind === "webhook" ? "Webhooks" : "Callbacks";
    groups.set(name, [...(groups.get(name) ?? []), page.page]);
  });
  return [...groups].flatMap(([name, members]) => {
    const description = described.get(name);
    return members.length === 0 ? [] : [{ name, ...(description !== undefined && { description }), pages: members }];
  });
}

import MiniSearch from "minisearch";
import type { ApiPages, SiteModel } from "../generator/pages/site-model.js";
import type { GuidePage } from "./guide-html.js";
import { pageTitleOf } from "./page-title-of.js";
import { searchFields } from "./search-fields.js";

/** An entry of the search. */
interface Entry {
  /** The path of the page. */
  readonly id: string;
  readonly title: string;
  /** "operation", "schema". */
  readonly kind: string;
  readonly api: string;
  readonly text: string;
}

/** Maximum length of the text of one entry. */
const maxText = 400;

/** The index of a site as a script, which the script of the site loads when someone searches. */
export function searchIndex(model: SiteModel, guides: readonly GuidePage[]): string {
  const index = new MiniSearch<Entry>(searchFields);
  index.addAll([...model.apis.flatMap(entriesOf), ...guides.map(guideEntry)]);
  return `globalThis.siteIndex = ${JSON.stringify(JSON.stringify(index))};\n`;
}

function entriesOf({
  title: api,
  page,
  description,
  operations,
  schemas,
  xml,
  errorTables,
}: ApiPages): readonly Entry[] {
  const entry = (id: string, title: string, kind: string, ...texts: readonly (string | undefined)[]): Entry => ({
    id,
    title,
    kind,
    api,
    text: texts.join(" ").slice(0, maxText),
  });
  return [
    entry(page, api, "API", description),
    ...operations.map((operation) => {
      const { page: at, name, method, path, description: text, kind } = operation;
      return entry(at, pageTitleOf(operation), kind, name, method, path, text);
    }),
    ...schemas.map(({ page: at, name, value }) =>
      entry(at, name, "schema", value.description, ...(value.properties ?? []).map((property) => property.name)),
    ),
    ...xml.map(({ page: at, typeName, name, kind, description: text }) =>
      entry(at, typeName, kind === "element" ? "XML element" : "XML type", name, text),
    ),
    ...errorTables.map(({ page: at, name, rows }) =>
      entry(at, `Errors: ${name}`, "errors", ...rows.map(({ id }) => id)),
    ),
  ];
}

function guideEntry({ page, title, guide }: GuidePage): Entry {
  return { id: page, title, kind: "guide", api: "", text: guide.text.slice(0, maxText) };
}

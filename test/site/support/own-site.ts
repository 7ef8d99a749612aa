import { docs } from "../../../generator/api/docs.js";
import type { SiteModel } from "../../../generator/pages/site-model.js";
import { renderSite, type RenderOptions, type SiteFile } from "@specwright/docs";
import { memo } from "../../support/memo.js";
import { tempFolder } from "../../support/temp-folder.js";

/** The model of the eleven APIs. */
export const ownModel = memo(async (): Promise<SiteModel> => {
  const { model, diagnostics } = await docs();
  if (model === undefined) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return model;
});

/** The model of one document. */
export async function modelOf(document: object | string, name = "api.json"): Promise<SiteModel> {
  const text = typeof document === "string" ? document : JSON.stringify(document);
  const cwd = tempFolder({ [name]: text });
  const { model, diagnostics } = await docs({ cwd, files: [name] });
  if (model === undefined) throw new Error(diagnostics.map(({ code, message }) => `${code} ${message}`).join("\n"));
  return model;
}

/** The files of a site by path. */
export function siteFiles(model: SiteModel, options: RenderOptions = {}): ReadonlyMap<string, string> {
  return new Map(renderSite(model, options).map(({ path, text }: SiteFile) => [path, text]));
}

/** A document of OpenAPI 3.1 with some paths and components. */
export function openapi(paths: object, more: object = {}): object {
  return { openapi: "3.1.0", info: { title: "Orders", version: "1" }, paths, ...more };
}

/**
 * Documentation of APIs as static HTML. `specwright docs` uses it; the model comes from `docs` of the package `specwright`.
 *
 * @example
 * const { model } = await docs({ files: ["petstore.yaml"] });
 * for (const { path, text } of renderSite(model)) write(path, text);
 */
export { renderSite, type RenderOptions, type SiteFile } from "./render-site.js";
export type { Guide } from "./guide-html.js";

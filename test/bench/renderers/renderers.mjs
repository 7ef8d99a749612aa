import { words } from "./specs.mjs";

const head = (title, more) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${more}</head>`;

/**
 * The renderers, with the pages that their documentation recommends. Packages are pinned: the newest version that runs on Node 20.19.
 * `show` opens the parts of a page that are closed.
 */
export const renderers = [
  { name: "specwright" },
  {
    name: "Scalar",
    specifier: "@scalar/api-reference@1.44.27",
    page: (url) =>
      `${head("Orders", "")}<body><script id="api-reference" data-url="${url}"></script><script src="package/dist/browser/standalone.js"></script></body></html>`,
    show: scrollThrough,
  },
  {
    name: "Redoc",
    specifier: "redoc@2.5.4",
    page: (url) =>
      `${head("Orders", "")}<body><redoc spec-url="${url}"></redoc><script src="package/bundles/redoc.standalone.js"></script></body></html>`,
    show: scrollThrough,
  },
  {
    name: "Elements",
    specifier: "@stoplight/elements@9.0.25",
    page: (url) =>
      `${head("Orders", '<link rel="stylesheet" href="package/styles.min.css"><script src="package/web-components.min.js"></script>')}<body><elements-api apiDescriptionUrl="${url}" router="hash"></elements-api></body></html>`,
    async show(page, kind) {
      // Operations are below the closed group of their tag.
      const [group, title] = kind === "webhooks" ? ["Events", words.webhooks] : ["Orders", words[kind]];
      await page.getByText(group, { exact: true }).first().click({ timeout: 5_000 });
      await page.getByText(title).first().click({ timeout: 5_000 });
    },
  },
  {
    name: "Swagger UI",
    specifier: "swagger-ui-dist@5.35.0",
    page: (url) =>
      `${head("Orders", '<link rel="stylesheet" href="package/swagger-ui.css">')}<body><div id="ui"></div><script src="package/swagger-ui-bundle.js"></script><script>SwaggerUIBundle({ url: "${url}", dom_id: "#ui", docExpansion: "full" });</script></body></html>`,
    show: scrollThrough,
  },
];

async function scrollThrough(page) {
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(100);
  }
}

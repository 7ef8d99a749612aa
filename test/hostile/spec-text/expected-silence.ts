/** Positions whose strings no emitter uses, each with the reason. All other strings must reach the output. */
export const silent: readonly (readonly [reason: string, places: RegExp])[] = [
  ["extensions speak where they are read: see documented.ts, read-errors.ts, parameter-sets.ts", /(^|\.)x-/],
  [
    "what has no name has no documentation: a schema inside another that is no property",
    /^components\.schemas\.\*\.(?!properties)[^.]+(\.[*[\]]+)?\.(title|description|format|default) of schema$/i,
  ],
  [
    "a condition that nothing can meet, or that stands alone, is not compiled",
    /^components\.schemas\.\*\.(if|then|else|not|contentSchema|\$defs\.\*|dependentSchemas\.\*)\.(const|pattern|enum\.\[\]|required\.\[\])/,
  ],
  [
    "a schema's notes to those who edit it",
    /\.\$(anchor|comment|dynamicAnchor|id|defs\.\*|vocabulary\.\*)( of schema)?( \(key\))?$/,
  ],
  ['names of constants, which `enums: "const"` alone emits', /\.x-(enum-varnames|enumNames)( of \w+)?$/i],
  ["contents of strings are not looked into", /\.content(Encoding|MediaType) of schema$/],
  ["examples are for lint and for the README", /\.examples?(\.| of )/],
  ["XML names of JSON schemas: XSDs describe XML", /\.xml\./],
  ["a discriminator's own text; the validator reads the branches", /\.discriminator\./],
  ["a requirement that follows from nothing", /\.dependentRequired\.\* \(key\)$/],
  ["links are not generated", /\.links\./],
  ["names of callbacks that nothing hears", /callbacks\.\* \(key\)$/],
  ["what stands beside a reference that has no place of its own", /\.(summary|description) of reference$/],
  [
    "path items have no declaration; their operations have",
    /(\/\*|callbacks\.\*\.\*|pathItems\.\*|webhooks\.\*)\.(summary|description) of path-?item$/i,
  ],
  [
    "addresses and scopes of sign-in are the caller's affair",
    /securitySchemes\.\*\.(flows\.|bearerFormat|openIdConnectUrl)/,
  ],
  ["pages to read", /(^|\.)externalDocs\./],
  ["who offers the interface, and under which terms", /^info\.(contact\.|license\.|summary|termsOfService|version)/],
  ["where servers are is the caller's affair, but for the path of the first", /(^|\.)servers\.\[\]\./],
  ["groups of operations", /(^|\.)tags\.\[\](\.(name|description) of tag)?$/i],
  [
    "the one media type of a parameter",
    /\.parameters\.\*\.content\.\* .*\(key\)$|\.parameters\.\*\.content\.\* \(key\)$/,
  ],
];

/** Positions that accept no string at all, each with the code of the error. */
export const refusing: readonly (readonly [code: string, places: RegExp])[] = [
  ["openapi/unsupported-version", /^openapi$/],
  ["openapi/unsupported-dialect", /^jsonSchemaDialect$|\.\$schema of schema$/],
  ["json-schema/bad-value", /\.\$(id|dynamicAnchor) of schema$/],
  ["source/missing-file", /\.\$dynamicRef of schema$/],
  ["source/missing-file", /\.\$ref of (reference|schema|path-?item)$/i],
  ["json-schema/bad-value", /\.x-sensitive of schema$/i],
  ["openapi/malformed-xsd-element", /\.content\.\*\.x-xsd-element of media-?type$/i],
  ["openapi/invalid-xsd-view", /\.content\.\*\.x-xsd-view of media-?type$/i],
  ["openapi/unknown-style", /\.style of parameter$/i],
  ["openapi/schema", /\.(in|explode) of (parameter|encoding)$/i],
  // OpenAPI 3.2 has it.
  ["openapi/schema", /\.itemSchema(\.|$| )/],
  ["openapi/malformed-status", /\.responses\.\{.*\} of responses \(key\)$/i],
  ["openapi/unknown-scope", /^security\.\[\]\.\*\.\[\]$/],
  ["openapi/unknown-mapping", /\.discriminator\.mapping\.\*$/],
  ["openapi/server-default-not-in-enum", /\.variables\.\*\.enum\.\[\]$/],
  ["errors/malformed", /^components\.x-errors of components$/i],
];

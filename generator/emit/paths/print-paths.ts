import { createRequire } from "node:module";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { namedTypeKey } from "./document.js";
import { mask } from "./mask.js";
import { resolve } from "./resolve.js";
import { compareText } from "../../text/in-order.js";

/**
 * Runs openapi-typescript's transformation and printer, without its linter and bundler, on a document whose schemas
 * are named types (see document.ts); `useType` returns the name of each in this module. The text is ASCII: what stands
 * outside is escaped, in comments and literals alike.
 */
export function printPaths(
  original: { readonly [key: string]: JsonValue },
  useType: (name: string) => string,
): {
  readonly text: string;
  readonly used: readonly string[];
} {
  const { astToString, scanDiscriminators, transformSchema, ts } = loadParts();
  const { document, unmask } = mask(original);
  const used = new Set<string>();
  const options: Parameters<typeof scanDiscriminators>[1] = { silent: true };
  const input = document as unknown as Parameters<typeof transformSchema>[0];
  const context = {
    additionalProperties: false,
    alphabetize: false,
    arrayLength: false,
    defaultNonNullable: true,
    discriminators: scanDiscriminators(input, options),
    emptyObjectsUnknown: false,
    enum: false,
    enumValues: false,
    conditionalEnums: false,
    dedupeEnums: false,
    excludeDeprecated: false,
    exportType: false,
    immutable: false,
    rootTypes: false,
    rootTypesNoSchemaPrefix: false,
    rootTypesKeepCasing: false,
    injectFooter: [],
    pathParamsAsTypes: false,
    postTransform: undefined,
    propertiesRequiredByDefault: false,
    silent: true,
    inject: undefined,
    transform(schema: unknown) {
      const name = (schema as { readonly [namedTypeKey]?: unknown } | null)?.[namedTypeKey];
      if (typeof name !== "string") return undefined;
      const local = useType(name);
      used.add(local);
      return ts.factory.createTypeReferenceNode(local);
    },
    transformProperty: undefined,
    makePathsEnum: false,
    generatePathParams: false,
    readWriteMarkers: false,
    resolve: <T>(reference: string): T | undefined => resolve(document, reference) as T | undefined,
  } as unknown as Parameters<typeof transformSchema>[1];
  const text = unmask(astToString(transformSchema(input, context)));
  return { text: escapeUnprintable(text), used: [...used].sort(compareText) };
}

type OpenapiTypescript = typeof import("openapi-typescript");

interface Parts extends Pick<OpenapiTypescript, "astToString" | "scanDiscriminators" | "transformSchema"> {
  /** The compiler that the package prints with. */
  readonly ts: typeof import("typescript");
}

/**
 * The parts of openapi-typescript that are used, without the linter its main module brings along. `require`, because
 * Node reads a CommonJS module of TypeScript's size twice when it is imported; together that saves 0.9 s of 1.1 s.
 */
function loadParts(): Parts {
  const require = createRequire(import.meta.url);
  const transformSchema =
    require("openapi-typescript/dist/transform/index.cjs") as OpenapiTypescript["transformSchema"];
  const { astToString } = require("openapi-typescript/dist/lib/ts.cjs") as OpenapiTypescript;
  const { scanDiscriminators } = require("openapi-typescript/dist/lib/utils.cjs") as OpenapiTypescript;
  return { astToString, scanDiscriminators, transformSchema, ts: require("typescript") as typeof import("typescript") };
}

/** As `stringLiteral` escapes; comments were made safe before. */
function escapeUnprintable(text: string): string {
  return text.replace(
    /[^\n\x20-\x7e]|[#@](?=\s*source(?:Mapping)?URL)/g,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

import { isLine, isListOf, isRecord, isText, lineKind, wordKind, keyPath, textKind } from "./kinds.js";
import { setting, type Given, type Kind, type Settings } from "./setting.js";
import { lineSchema, listSchema, textSchema } from "./settings-schema.js";

/** The repository that a package comes from, as in package.json. */
export interface PackageRepository {
  /** The kind of version control: "git". */
  readonly type: string;
  /** The address as written. */
  readonly url: string;
  /** The folder of the package in the repository; undefined if it is the root. */
  readonly directory?: string;
}

/** Characters of a name that npm accepts. */
export const maxNameLength = 214;
const maxVersionLength = 256;

const nameForm = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/;
/** Semantic Versioning 2.0.0. */
const versionForm = createVersionForm();
const addressSchema = { type: "string", pattern: "^\\S+$" };

const packageName: Kind<string> = {
  expected: 'the name of an npm package, such as "@acme/orders"',
  accepts: isName,
  schema: { type: "string", maxLength: maxNameLength, pattern: nameForm.source },
};
const version: Kind<string> = {
  expected: 'a version for npm, such as "1.2.3"',
  accepts: isVersion,
  schema: { type: "string", maxLength: maxVersionLength, pattern: versionForm.source },
};
const license: Kind<string> = { expected: 'an SPDX expression, such as "MIT"', accepts: isLine, schema: lineSchema };
const words: Kind<readonly string[]> = {
  expected: "a list of words",
  accepts: (value) => isListOf(value, isLine),
  schema: listSchema(lineSchema),
};
const address: Kind<string> = { expected: "an address", accepts: isAddress, schema: addressSchema };
const repository: Kind<string | PackageRepository> = {
  expected: "an address, or an object with type and url",
  accepts: isRepository,
  schema: {
    anyOf: [
      addressSchema,
      {
        type: "object",
        required: ["type", "url"],
        properties: { type: lineSchema, url: addressSchema, directory: textSchema },
        additionalProperties: false,
      },
    ],
  },
};

/** Packages of an output: one with all APIs, or one per API and an umbrella package that re-exports them. */
const packageForms = ["single", "per-api"] as const;
/** The packages of an output. */
export type PackageForm = (typeof packageForms)[number];

/** The folder of an umbrella package that contains its modules. */
export const umbrellaFolder = "umbrella";

/** The name of the package of one API: "@acme/shop" and the folder "orders" give "@acme/shop-orders". */
export function apiPackageName(umbrella: string, folder: string): string {
  return `${umbrella}-${folder}`;
}

/** The text before the version in the release tags of one API: "orders-v" for "orders-v1.2.0". */
export function apiTagPrefix(folder: string, tagPrefix: string): string {
  return `${folder}-${tagPrefix}`;
}

const read = { readBy: ["package"], toDiff: "none", inRecord: true } as const;

/** The content of the output's package.json; README.md and LICENSE are made from it too. */
export const packageSettings = {
  /** Package name that consumers import. */
  name: setting(packageName, {
    required: true,
    says: "package name that consumers import",
    readBy: ["package"],
    toDiff: "types",
  }),
  /** Version of the package. */
  version: setting(version, { required: true, says: "version of the package", ...read }),
  /** One package, or one per API and an umbrella package. */
  packages: setting(wordKind(packageForms), {
    inPolicy: true,
    says: "one package, or one per API and an umbrella package",
    readBy: ["package", "pipeline", "project"],
    toDiff: "types",
  }),
  /** Description of the package, in one sentence. */
  description: setting(textKind, { says: "description of the package, in one sentence", ...read }),
  /** SPDX license expression, such as "MIT". */
  license: setting(license, { inPolicy: true, says: 'SPDX license expression, such as "MIT"', ...read }),
  /** File with the license text; not needed for "MIT". */
  licenseFile: setting(keyPath("a file"), {
    staysInside: true,
    says: 'file with the license text; not needed for "MIT"',
    readBy: ["project"],
    toDiff: "none",
  }),
  /** Publisher of the package. */
  author: setting(lineKind, { inPolicy: true, says: "publisher of the package", ...read }),
  /** Search keywords. */
  keywords: setting(words, { says: "search keywords", ...read }),
  /** URL of the documentation. */
  homepage: setting(address, { says: "URL of the documentation", ...read }),
  /** Repository URL, or an object as in npm. */
  repository: setting(repository, { says: "repository URL, or an object as in npm", ...read }),
} satisfies Settings;

/** The content of the output's package.json. */
export type PackageConfig = Given<typeof packageSettings>;

/** The rules of npm for new packages; scopes included. */
function isName(value: unknown): value is string {
  return isLine(value) && value.length <= maxNameLength && nameForm.test(value);
}

function isVersion(value: unknown): value is string {
  return isLine(value) && value.length <= maxVersionLength && versionForm.test(value);
}

function createVersionForm(): RegExp {
  const number = "(?:0|[1-9]\\d*)";
  const identifiers = "[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*";
  return new RegExp(`^${number}\\.${number}\\.${number}(?:-${identifiers})?(?:\\+${identifiers})?$`);
}

function isAddress(value: unknown): value is string {
  return isLine(value) && !/\s/.test(value);
}

function isRepository(value: unknown): value is string | PackageRepository {
  if (!isRecord(value)) return isAddress(value);
  const { type, url, directory, ...others } = value;
  return (
    isLine(type) && isAddress(url) && (directory === undefined || isText(directory)) && Object.keys(others).length === 0
  );
}

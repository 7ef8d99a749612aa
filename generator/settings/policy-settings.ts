import { isPath } from "./kinds.js";
import { textSchema } from "./settings-schema.js";
import { setting, type Kind, type Settings } from "./setting.js";

/** The default file of a policy in a package. */
const usualFile = "specwright.config.json";

/** The source of a policy. */
export interface PolicyPlace {
  /** The name of a package; undefined for a path. */
  readonly packageName?: string;
  /** Relative to the package, or to the folder of the file that names it. */
  readonly path: string;
}

/** Returns the source that a string names; undefined for any other string. */
export function policyPlace(text: string): PolicyPlace | undefined {
  if (!isPath(text) || text.includes("\\")) return undefined;
  if (/^\.\.?\/.*\.json$/i.test(text)) return { path: text };
  const name = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*/.exec(text)?.[0] ?? "";
  const path = text.slice(name.length + 1);
  const isPlain = path.split("/").every((part) => /^[\w@-][\w@.-]*$/.test(part) && part !== "node_modules");
  if (name === "" || name === "node_modules" || /\.json$/i.test(name)) return undefined;
  if (text === name) return { packageName: name, path: usualFile };
  return text[name.length] === "/" && isPlain && /\.json$/i.test(path) ? { packageName: name, path } : undefined;
}

const policy: Kind<string> = {
  expected:
    'an npm package, such as "@acme/policy", or a JSON file, such as "./policy.json" or "@acme/policy/strict.json"',
  accepts: (value): value is string => typeof value === "string" && policyPlace(value) !== undefined,
  schema: textSchema,
};

/** The policy that a configuration, or another policy, extends. */
export const policySettings = {
  /** Shared policy to extend: an npm package or a JSON file. */
  extends: setting(policy, {
    inPolicy: true,
    says: "shared policy to extend: an npm package or a JSON file",
    readBy: ["project"],
    toDiff: "none",
  }),
} satisfies Settings;

import type { PackageConfig } from "../options.js";
import { isLine, isListOf, isPath, isRecord, isText, type OptionChecks } from "./check-options.js";

/** What the members of `package` must be. */
export const packageChecks: OptionChecks<PackageConfig> = {
  name: { expected: 'the name of an npm package, such as "@acme/orders"', accepts: isPackageName, required: true },
  version: { expected: 'a version as npm takes it, such as "1.2.3"', accepts: isVersion, required: true },
  description: { expected: "a text", accepts: isText },
  license: { expected: 'an SPDX expression, such as "MIT"', accepts: isLine },
  licenseFile: { expected: "the path of a file", accepts: isPath },
  author: { expected: "a text on one line", accepts: isLine },
  keywords: { expected: "a list of words", accepts: (value) => isListOf(value, isLine) },
  homepage: { expected: "an address", accepts: isAddress },
  repository: { expected: "an address, or an object with type and url", accepts: isRepository },
};

/** The rules of npm for new packages; scopes included. */
function isPackageName(value: unknown): boolean {
  return isLine(value) && value.length <= 214 && /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/.test(value);
}

/** Semantic Versioning 2.0.0. */
function isVersion(value: unknown): boolean {
  const number = "(?:0|[1-9]\\d*)";
  const words = "[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*";
  const form = new RegExp(`^${number}\\.${number}\\.${number}(?:-${words})?(?:\\+${words})?$`);
  return isLine(value) && value.length <= 256 && form.test(value);
}

function isAddress(value: unknown): boolean {
  return isLine(value) && !/\s/.test(value);
}

function isRepository(value: unknown): boolean {
  if (!isRecord(value)) return isAddress(value);
  const { type, url, directory, ...others } = value;
  return (
    isLine(type) && isAddress(url) && (directory === undefined || isText(directory)) && Object.keys(others).length === 0
  );
}

import { isRecord } from "../settings/kinds.js";
import {
  usageAccesses,
  usageKinds,
  usageMark,
  type ApiUsage,
  type ConsumerUsage,
  type OmittedUsages,
  type Usage,
} from "./usage-file.js";

/** The usages of a file, the first error in it, or undefined for JSON of another kind. */
export type ReadUsage = ConsumerUsage | { readonly fault: string } | undefined;

/**
 * Reads a file of `specwright usage`. A third party wrote it: unknown properties are ignored, and other errors are
 * returned.
 */
export function readUsage(text: string): ReadUsage {
  if (text.trim() === "") return { fault: "it is empty" };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: "it is not JSON" };
  }
  if (!isRecord(value) || value["specwright"] !== usageMark) return undefined;
  if (value["version"] !== 1) return { fault: "its version is not 1" };
  const faults: string[] = [];
  const usage: ConsumerUsage = {
    consumer: nameOf(value["consumer"], "consumer", faults),
    owners: listOf(value["owners"], "owners", faults, nameOf),
    apis: listOf(value["apis"], "apis", faults, apiOf),
    ...omittedOf(value["omitted"], faults),
  };
  const [fault] = faults;
  return fault === undefined ? usage : { fault };
}

type Reader<T> = (value: unknown, at: string, faults: string[]) => T;

function listOf<T>(value: unknown, at: string, faults: string[], read: Reader<T>): readonly T[] {
  if (!Array.isArray(value)) {
    faults.push(`"${at}" is not an array`);
    return [];
  }
  return value.map((item: unknown, index) => read(item, `${at}[${index}]`, faults));
}

function recordOf(value: unknown, at: string, faults: string[]): Readonly<Record<string, unknown>> {
  if (isRecord(value)) return value;
  faults.push(`"${at}" is not an object`);
  return {};
}

function nameOf(value: unknown, at: string, faults: string[]): string {
  if (typeof value === "string" && value !== "") return value;
  faults.push(`"${at}" is not a string with a character`);
  return "";
}

function apiOf(value: unknown, at: string, faults: string[]): ApiUsage {
  const { package: name, version, api, spec, usages } = recordOf(value, at, faults);
  return {
    package: nameOf(name, `${at}.package`, faults),
    api: nameOf(api, `${at}.api`, faults),
    ...(version !== undefined && { version: nameOf(version, `${at}.version`, faults) }),
    ...(spec !== undefined && { spec: nameOf(spec, `${at}.spec`, faults) }),
    usages: listOf(usages, `${at}.usages`, faults, usageOf),
  };
}

function usageOf(item: unknown, at: string, faults: string[]): Usage {
  const { kind, name, value, access, at: lines } = recordOf(item, at, faults);
  const known = usageKinds.find((one) => one === kind);
  const knownAccess = usageAccesses.find((one) => one === access);
  if (known === undefined) faults.push(`"${at}.kind" is not one of ${usageKinds.join(", ")}`);
  if (knownAccess !== access) faults.push(`"${at}.access" is not one of ${usageAccesses.join(", ")}`);
  const isValue = value === undefined || typeof value === "number";
  return {
    kind: known ?? "name",
    name: nameOf(name, `${at}.name`, faults),
    ...(value !== undefined && { value: isValue || value === "" ? value : nameOf(value, `${at}.value`, faults) }),
    ...(knownAccess !== undefined && { access: knownAccess }),
    at: listOf(lines, `${at}.at`, faults, nameOf),
  };
}

function omittedOf(value: unknown, faults: string[]): { readonly omitted?: OmittedUsages } {
  if (value === undefined) return {};
  const { lines, usages } = recordOf(value, "omitted", faults);
  return {
    omitted: { lines: countOf(lines, "omitted.lines", faults), usages: countOf(usages, "omitted.usages", faults) },
  };
}

function countOf(value: unknown, at: string, faults: string[]): number {
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value;
  faults.push(`"${at}" is not a number of entries`);
  return 0;
}

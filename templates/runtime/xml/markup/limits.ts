import type { XmlLimits } from "./events.js";

const defaults: Required<XmlLimits> = {
  maxDepth: 256,
  maxAttributes: 10_000,
  maxNameLength: 1_024,
  maxSize: 67_108_864,
};

/** The limits that hold: those given, and the default of those left out. */
export function resolveXmlLimits(limits: XmlLimits): Required<XmlLimits> {
  return {
    maxDepth: limits.maxDepth ?? defaults.maxDepth,
    maxAttributes: limits.maxAttributes ?? defaults.maxAttributes,
    maxNameLength: limits.maxNameLength ?? defaults.maxNameLength,
    maxSize: limits.maxSize ?? defaults.maxSize,
  };
}

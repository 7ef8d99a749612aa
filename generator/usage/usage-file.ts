/** The property that marks a file as one of `specwright usage`. */
export const usageMark = "usage";

/** Maximum size in bytes of a file with usages, written or read. */
export const maxUsageBytes = 100_000;

/** The parts of a generated package that code can use. */
export const usageKinds = ["operation", "status", "property", "value", "name"] as const;
/** The kind of a used part. */
export type UsageKind = (typeof usageKinds)[number];

/** The use of a property: its value is read, or a value is written. */
export const usageAccesses = ["read", "write"] as const;
/** The use of a property. */
export type UsageAccess = (typeof usageAccesses)[number];

/** The parts of generated packages that one consumer uses. The file has names of the spec, and no source text. */
export interface ConsumerUsage {
  /** The name in reports. */
  readonly consumer: string;
  /** Teams or persons, as CODEOWNERS or package.json names them. */
  readonly owners: readonly string[];
  /** Sorted by package and API. */
  readonly apis: readonly ApiUsage[];
  /** Usages and lines that exceed the size limit; undefined if the file is complete. */
  readonly omitted?: OmittedUsages;
}

/** The number of entries that a file omits. */
export interface OmittedUsages {
  /** Source lines of the listed usages. */
  readonly lines: number;
  /** Usages with all their lines. */
  readonly usages: number;
}

/** The used parts of one API. */
export interface ApiUsage {
  /** The name of the package, or the folder of the generated code. */
  readonly package: string;
  /** The version of the package; undefined for a folder. */
  readonly version?: string;
  /** The name of the API, as the package names its folder. */
  readonly api: string;
  /** The digest of the spec in a stamped package. */
  readonly spec?: string;
  /** Sorted by kind, name, value and access. */
  readonly usages: readonly Usage[];
}

/** A used part, by its name in the generated code. */
export interface Usage {
  readonly kind: UsageKind;
  /** "getOrder", "Order.total", "GetOrderParameters.query.limit", or an exported name. */
  readonly name: string;
  /** A status of an operation, or an enum value of a property or a type. */
  readonly value?: string | number;
  /** The use of a property; undefined for other kinds. */
  readonly access?: UsageAccess;
  /** Files and lines: "src/total.ts:12". */
  readonly at: readonly string[];
}

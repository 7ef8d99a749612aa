import type ts from "typescript";
import { relativePath } from "../text/relative-path.js";
import { compareText, inOrder } from "../text/in-order.js";
import type { Constant } from "./constants.js";
import type { GeneratedApi } from "./generated-apis.js";
import type { GeneratedName } from "./generated-names.js";
import { usageKinds, type ApiUsage, type Usage, type UsageAccess } from "./usage-file.js";

/** A value that code writes to a property; it never reaches a file. */
export interface ConsumerValue {
  readonly api: GeneratedApi;
  /** "NewOrder.quantity" */
  readonly name: string;
  /** The value as code writes it. */
  readonly value: Constant;
  /** "src/total.ts:12" */
  readonly at: string;
}

/** Collects the usages of one consumer. */
export interface UsageRecord {
  /** An operation that code calls or implements. */
  operation(name: GeneratedName, node: ts.Node): void;
  /** A status that code compares with the status of a result. */
  status(operation: GeneratedName, status: string, node: ts.Node): void;
  /** A property that code reads or writes. */
  property(name: GeneratedName, access: UsageAccess, node: ts.Node): void;
  /** An enum value of a property or a type. */
  value(owner: GeneratedName, value: string | number, node: ts.Node): void;
  /** An exported name: a type, a validator, a client. */
  name(name: GeneratedName, node: ts.Node): void;
  /** A value of a property for the validators. */
  written(name: GeneratedName, value: Constant, node: ts.Node): void;
}

/** A record, and its content. */
export interface FilledRecord {
  readonly record: UsageRecord;
  /** Sorted by package and API. */
  apis(): readonly ApiUsage[];
  /** Sorted by property, value and line. */
  values(): readonly ConsumerValue[];
}

interface Entry {
  /** The usage without its lines. */
  readonly usage: Omit<Usage, "at">;
  /** Files and lines by their text. */
  readonly lines: Map<string, readonly [file: string, line: number]>;
}

/** Creates an empty record; paths are relative to a folder. */
export function createRecord(base: string): FilledRecord {
  const byApi = new Map<GeneratedApi, Map<string, Entry>>();
  const values = new Map<string, ConsumerValue>();

  const add = (api: GeneratedApi, usage: Omit<Usage, "at">, node: ts.Node): void => {
    const entries = byApi.get(api) ?? new Map<string, Entry>();
    byApi.set(api, entries);
    const key = keyOf(usage);
    const entry = entries.get(key) ?? { usage, lines: new Map() };
    entries.set(key, entry);
    const [file, line] = locationOf(node, base);
    entry.lines.set(`${file}:${line}`, [file, line]);
  };
  const record: UsageRecord = {
    operation: ({ api, name }, node) => add(api, { kind: "operation", name }, node),
    status: ({ api, name }, status, node) => add(api, { kind: "status", name, value: status }, node),
    property: ({ api, name }, access, node) => add(api, { kind: "property", name, access }, node),
    value: ({ api, name }, value, node) => add(api, { kind: "value", name, value }, node),
    name: ({ api, name }, node) => add(api, { kind: "name", name }, node),
    written({ api, name }, value, node) {
      const at = locationOf(node, base).join(":");
      values.set(JSON.stringify([api.package, api.api, name, value, at]), { api, name, value, at });
    },
  };
  return {
    record,
    apis: () =>
      inOrder(byApi, ([api]) => `${api.package}\0${api.api}`).map(([api, entries]) => ({
        ...api,
        usages: [...entries.values()].map(usageOf).sort(byKindAndName),
      })),
    values: () => inOrder(values, ([key]) => key).map(([, value]) => value),
  };
}

function keyOf({ kind, name, value, access }: Omit<Usage, "at">): string {
  return JSON.stringify([kind, name, value, access]);
}

function usageOf({ usage, lines }: Entry): Usage {
  const sorted = [...lines.values()].sort(([a, first], [b, second]) => compareText(a, b) || first - second);
  return { ...usage, at: sorted.map(([file, line]) => `${file}:${line}`) };
}

function byKindAndName(a: Usage, b: Usage): number {
  return usageKinds.indexOf(a.kind) - usageKinds.indexOf(b.kind) || compareText(keyOf(a), keyOf(b));
}

function locationOf(node: ts.Node, base: string): readonly [file: string, line: number] {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
  return [relativePath(base, file.fileName), line + 1];
}

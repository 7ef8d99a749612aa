import type { FixtureFile } from "../../../templates/contract-tests/fixture-run.js";

/** A body that was handed over, in the form in which fixtures write it. */
export async function plain(value: unknown): Promise<unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const { bytes, data, contentType } = value as {
    readonly bytes?: unknown;
    readonly data?: unknown;
    readonly contentType?: string;
  };
  if (value instanceof Blob) return written(new Uint8Array(await value.arrayBuffer()), value.type);
  if (typeof bytes === "function") return written(await (bytes as () => Promise<Uint8Array>).call(value), contentType);
  if (data instanceof Uint8Array) return written(data, contentType);
  const members = Object.entries(value).map(async ([name, member]) => [name, await plain(member)] as const);
  return Object.fromEntries(await Promise.all(members));
}

function written(bytes: Uint8Array, contentType = ""): FixtureFile {
  return { $base64: Buffer.from(bytes).toString("base64"), contentType };
}

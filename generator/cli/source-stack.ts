import { existsSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";

/**
 * Returns a stack with locations in our sources ("generator/cli/run.ts:20:5") instead of the built package. The maps
 * are read here and not by the engine, which would read them at every start.
 */
export function sourceStack(stack: string): string {
  return stack.replace(/(file:[^\s()]+\.js):(\d+):(\d+)/g, (written, file: string, line: string, column: string) => {
    const mappedPlace = mapOf(`${file}.map`)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (mappedPlace === undefined || !("originalSource" in mappedPlace)) return written;
    const source = mappedPlace.originalSource.replace(/^(?:\.\.\/)+/, "");
    return `${source}:${mappedPlace.originalLine + 1}:${mappedPlace.originalColumn + 1}`;
  });
}

function mapOf(address: string): SourceMap | undefined {
  const url = new URL(address);
  return existsSync(url) ? new SourceMap(JSON.parse(readFileSync(url, "utf8")) as SourceMapPayload) : undefined;
}

/** True in `make test-thorough`, which sets THOROUGH=1: long random runs, growth, kills, whole documents. test/README.md has the list. */
export const isThorough = process.env["THOROUGH"] === "1";

/** The size of this run: `normal` in `make test`, `thorough` in `make test-thorough`. */
export function sized<Size>({ normal, thorough }: { readonly normal: Size; readonly thorough: Size }): Size {
  return isThorough ? thorough : normal;
}

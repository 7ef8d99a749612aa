import { rollup } from "rollup";
import { dts } from "rollup-plugin-dts";

/** Writes the declarations that an entry point reaches into one file. They import only the packages in `external`. */
export async function rollUpTypes(entry, file, external = []) {
  const bundle = await rollup({
    input: entry,
    external,
    plugins: [dts()],
    onwarn: ({ message }) => {
      throw new Error(message);
    },
  });
  await bundle.write({ file, format: "es" });
  await bundle.close();
}

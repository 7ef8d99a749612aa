import { defineConfig, defineEmitter } from "specwright";

/**
 * The values of enumerations as lists, for menus and checks: `export const orderStatusValues = ["open", "sent"] as const;`.
 * Names come from the plan, where they are identifiers; values are the contract's own text, which is code only as
 * `JSON.stringify` writes it.
 */
const enumLists = defineEmitter({
  name: "enum-lists",
  version: "1",
  files({ schemas, xmlTypes }) {
    const types = [...schemas.map(({ typeName, value }) => ({ typeName, values: value.values })), ...xmlTypes];
    const lists = types.flatMap(({ typeName, values = [] }) =>
      values.length > 0 && values.every((value) => typeof value === "string") ? [listText(typeName, values)] : [],
    );
    return lists.length === 0 ? [] : [{ path: "enum-lists.ts", text: lists.join("\n\n") }];
  },
});

function listText(typeName, values) {
  const name = `${typeName.charAt(0).toLowerCase()}${typeName.slice(1)}Values`;
  return `/** Every value of \`${typeName}\`. */\nexport const ${name} = ${JSON.stringify(values)} as const;`;
}

export default defineConfig({ specs: "../../specs", emitters: [enumLists] });

import type { DeclarationDef, ModuleDef } from "../../generator/emit/declarations.js";

/** A module as TypeScript text, plainly: for tests of emitters that want to compile or run what they emitted. */
export function renderModule(module: ModuleDef): string {
  const depth = module.path.split("/").length - 1;
  const imports = module.imports.map(
    ({ module: from, name, typeOnly }) =>
      `import ${typeOnly ? "type " : ""}{ ${name} } from "${depth === 0 ? "./" : "../".repeat(depth)}${from.replace(/\.ts$/, ".js")}";`,
  );
  return `${[...imports, ...module.declarations.map(renderDeclaration)].join("\n")}\n`;
}

export function renderDeclaration(declaration: DeclarationDef): string {
  switch (declaration.kind) {
    case "interface": {
      const members = declaration.properties.map(
        ({ key, type, optional, readonly }) => `  ${readonly ? "readonly " : ""}${key}${optional ? "?" : ""}: ${type};`,
      );
      if (declaration.index !== undefined) members.push(`  readonly [name: string]: ${declaration.index.type};`);
      const bases = declaration.extends?.length ? ` extends ${declaration.extends.join(", ")}` : "";
      return `${exported(declaration)}interface ${declaration.name}${bases} {\n${members.join("\n")}\n}`;
    }
    case "type":
      return `${exported(declaration)}type ${declaration.name} = ${declaration.type};`;
    case "const": {
      const type = declaration.type === undefined ? "" : `: ${declaration.type}`;
      return `${exported(declaration)}const ${declaration.name}${type} = ${declaration.value};`;
    }
    case "function": {
      const parameters = declaration.parameters.map(({ name, type, optional, initializer }) =>
        initializer === undefined
          ? `${name}${optional === true ? "?" : ""}: ${type}`
          : `${name}: ${type} = ${initializer}`,
      );
      const head = `${exported(declaration)}function ${declaration.name}(${parameters.join(", ")}): ${declaration.returnType}`;
      return `${head} {\n${declaration.body.replace(/^(?=.)/gm, "  ")}\n}`;
    }
    case "reexport": {
      const names =
        declaration.names.length === 0 ? "*" : `{ ${declaration.names.map((each) => each.name).join(", ")} }`;
      return `export ${declaration.typeOnly ? "type " : ""}${names} from "${declaration.module}";`;
    }
    case "text":
      return declaration.text;
  }
}

function exported(declaration: { readonly exported: boolean }): string {
  return declaration.exported ? "export " : "";
}

import { StructureKind, VariableDeclarationKind } from "ts-morph";
import { expect, it } from "vitest";
import { kinds } from "../../../generator/emit/structures.js";

it("kinds of structures have the values of ts-morph's enumerations", () => {
  expect(kinds).toEqual({
    exports: StructureKind.ExportDeclaration,
    function: StructureKind.Function,
    imports: StructureKind.ImportDeclaration,
    interface: StructureKind.Interface,
    typeAlias: StructureKind.TypeAlias,
    variable: StructureKind.VariableStatement,
    const: VariableDeclarationKind.Const,
  });
});

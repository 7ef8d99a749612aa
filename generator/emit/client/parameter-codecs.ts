import { optionalObject, type LiteralProperties } from "../body/expression-texts.js";
import type { ValueShape } from "../../../templates/runtime/http/operation.js";
import { isPrimitiveShape } from "../../../templates/runtime/parameters/shape.js";
import type { Header, Operation, Parameter } from "../../model/contract.js";
import { parameterGroups } from "../../plan/message-schemas.js";
import { valueShape } from "../../plan/value-shapes.js";
import type { ModuleBuilder } from "../module-builder.js";

const encoders: Readonly<
  Record<Parameter["in"], { readonly file: string; readonly name: string; readonly plain: string }>
> = {
  path: { file: "parameters/encode-path", name: "encodePath", plain: "encodePlainPath" },
  query: { file: "parameters/encode-query", name: "encodeQuery", plain: "encodePlainQuery" },
  header: { file: "parameters/encode-headers", name: "encodeHeaders", plain: "encodePlainHeaders" },
  cookie: { file: "parameters/encode-cookies", name: "encodeCookies", plain: "encodePlainCookies" },
};

/** The encoders of the places where an operation has parameters, as text: a bundle holds no others. */
export function parameterEncoders({ parameters }: Operation, module: ModuleBuilder): string | undefined {
  const members = Object.entries(parameterGroups).flatMap(([location, group]) => {
    const inPlace = parameters.filter((parameter) => parameter.in === location);
    if (inPlace.length === 0) return [];
    const { file, name, plain } = encoders[location as Parameter["in"]];
    return [
      [
        group,
        inPlace.every(isPlain) ? module.runtimeValue("parameters/plain", plain) : module.runtimeValue(file, name),
      ],
    ];
  });
  return optionalObject(Object.fromEntries(members) as LiteralProperties);
}

/** True for a primitive value in the ordinary style of its place. */
function isPlain({ in: location, style, schema, allowReserved, spansSegments }: Parameter): boolean {
  const ordinary = location === "query" || location === "cookie" ? "form" : "simple";
  if (allowReserved || spansSegments === true) return false;
  return style === ordinary && schema !== undefined && isPrimitiveShape(valueShape([schema]));
}

/** The decoder of a response's headers, as text. */
export function headerDecoder(headers: readonly Header[], module: ModuleBuilder): string {
  const isText = headers.every(
    ({ schema }) => schema !== undefined && schema.default === undefined && isTextShape(valueShape([schema])),
  );
  return isText
    ? module.runtimeValue("parameters/text-headers", "decodeTextHeaders")
    : module.runtimeValue("parameters/decode-headers", "decodeHeaders");
}

/** True for values that travel as the text that they are. */
function isTextShape(shape: ValueShape): boolean {
  return shape === "string" || shape === "any";
}

import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import * as formats from "ajv-formats";
import { parse } from "yaml";

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default.default(ajv);

/** A function that returns a value of a schema of a contract as its type, and throws where it is not one. */
export function checkerOf<T>(contract: string, schema: string): (value: unknown) => T {
  if (ajv.getSchema(contract) === undefined)
    ajv.addSchema(parse(readFileSync(`specs/${contract}/openapi.yaml`, "utf8")), contract);
  const validate = ajv.compile<T>({ $ref: `${contract}#/components/schemas/${schema}` });
  return (value) => {
    if (validate(value)) return value;
    throw new TypeError(ajv.errorsText(validate.errors), { cause: validate.errors });
  };
}

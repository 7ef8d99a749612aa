// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type DerivedType,
  type XmlDecodeOptions,
  type XmlElementDeclaration,
  type XmlEncodeOptions,
  type XmlRootName,
  type XmlType,
  type XmlValidateOptions,
  complexType,
  oneOrMore,
  typedRoot,
  typedRootPrefixes,
  unnamedType,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "../runtime/xml.js";
import { xsDecimal, xsInt, xsUnsignedByte } from "../runtime/xsd.js";
import type { Garage, Truck, TypedRoot, Vehicle } from "./types.js";

/** Reads a document with the root element Garage and checks it against the schema. */
export function decodeGarage(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Garage> {
  return xmlDecode<Garage>(xml, elementGarage, options);
}

/**
 * Writes a document with the root element Garage. Throws an XmlEncodeError for a value that no document can
 * hold; whether the schema allows it is for validation to say.
 */
export function encodeGarage(value: Garage, options?: XmlEncodeOptions): string {
  return xmlEncode(value, elementGarage, [], options);
}

/** Checks a value of Garage against the schema. A valid value is the same after it is written and read. */
export function validateGarage(value: unknown, options?: XmlValidateOptions): Result<Garage> {
  return xmlValidate<Garage>(value, elementGarage, options);
}

/** Reads a document with the root element Vehicle and checks it against the schema. */
export function decodeVehicle(
  xml: string | Uint8Array,
  options?: XmlDecodeOptions,
): Result<
  | Vehicle
  | (Truck & {
      "xsi:type": "Truck";
    })
> {
  return xmlDecode<
    | Vehicle
    | (Truck & {
        "xsi:type": "Truck";
      })
  >(xml, elementVehicle, options);
}

/**
 * Writes a document with the root element Vehicle. Throws an XmlEncodeError for a value that no document can
 * hold; whether the schema allows it is for validation to say.
 */
export function encodeVehicle(
  value:
    | Vehicle
    | (Truck & {
        "xsi:type": "Truck";
      }),
  options?: XmlEncodeOptions,
): string {
  return xmlEncode(value, elementVehicle, [], options);
}

/** Checks a value of Vehicle against the schema. A valid value is the same after it is written and read. */
export function validateVehicle(
  value: unknown,
  options?: XmlValidateOptions,
): Result<
  | Vehicle
  | (Truck & {
      "xsi:type": "Truck";
    })
> {
  return xmlValidate<
    | Vehicle
    | (Truck & {
        "xsi:type": "Truck";
      })
  >(value, elementVehicle, options);
}

/** Reads a document with an undeclared root element that has an xsi:type and checks it against the schema. */
export function decodeTypedRoot(
  xml: string | Uint8Array,
  root: XmlRootName,
  options?: XmlDecodeOptions,
): Result<TypedRoot> {
  return xmlDecode<TypedRoot>(xml, typedRoot(root, rootTypes), options);
}

/**
 * Writes a document with an undeclared root element that has an xsi:type. Throws an XmlEncodeError for a value
 * that no document can hold; whether the schema allows it is for validation to say.
 */
export function encodeTypedRoot(value: TypedRoot, root: XmlRootName, options?: XmlEncodeOptions): string {
  return xmlEncode(value, typedRoot(root, rootTypes), typedRootPrefixes(root, []), options);
}

/**
 * Checks the value of an undeclared root element against the schema. A valid value is the same after it is
 * written and read.
 */
export function validateTypedRoot(value: unknown, root: XmlRootName, options?: XmlValidateOptions): Result<TypedRoot> {
  return xmlValidate<TypedRoot>(value, typedRoot(root, rootTypes), options);
}

const typeVehicle: XmlType = /* @__PURE__ */ complexType("Vehicle", "", () => ({
  members: [{ name: "Wheels", type: xsUnsignedByte }],
}));

const typeTruck: XmlType = /* @__PURE__ */ complexType("Truck", "", () => ({
  attributes: [{ name: "axles", type: xsInt }],
  members: [
    { name: "Wheels", type: xsUnsignedByte },
    { name: "Load", type: xsDecimal },
  ],
}));

const typeGarage: XmlType = /* @__PURE__ */ unnamedType(() => ({ members: [oneOrMore(elementVehicle)] }));

const elementVehicle: XmlElementDeclaration = { name: "Vehicle", type: typeVehicle, derived: derivedVehicle };

const elementGarage: XmlElementDeclaration = { name: "Garage", type: typeGarage };

function derivedVehicle(): readonly DerivedType[] {
  return [[typeTruck, "Truck"]];
}

function rootTypes(): readonly DerivedType[] {
  return [
    [typeTruck, "Truck"],
    [typeVehicle, "Vehicle"],
  ];
}

export { decodeResponse } from "../runtime/http.js";

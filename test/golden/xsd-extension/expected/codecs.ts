// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type StatesContent,
  type XmlDecodeOptions,
  type XmlDecoder,
  type XmlDraft,
  type XmlEncodeOptions,
  type XmlValidateOptions,
  type XmlVisitor,
  rootContent,
  sequenceContent,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "../runtime/xml.js";
import { xsDecimal, xsInt, xsUnsignedByte } from "../runtime/xsd.js";
import type { Garage, Truck, Vehicle } from "./types.js";

/** Reads a document with the root element Garage and checks it against the schema. */
export function decodeGarage(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Garage> {
  return xmlDecode(xml, rootGarage, (decoder) => readGarage(decoder), options);
}

/**
 * Writes a document with the root element Garage. Throws an XmlEncodeError for a value that no document can
 * hold; whether the schema allows it is for validation to say.
 */
export function encodeGarage(value: Garage, options?: XmlEncodeOptions): string {
  return xmlEncode<Garage>(
    value,
    rootGarage,
    (visitor, document) => visitor.complex("Garage", visitGarage, document),
    [],
    options,
  );
}

/** Checks a value of Garage against the schema. A valid value is the same after it is written and read. */
export function validateGarage(value: unknown, options?: XmlValidateOptions): Result<Garage> {
  return xmlValidate<Garage>(
    value,
    rootGarage,
    (visitor, document) => visitor.complex("Garage", visitGarage, document),
    options,
  );
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
  return xmlDecode(xml, rootVehicle, (decoder) => readAnyVehicle(decoder), options);
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
  return xmlEncode<
    | Vehicle
    | (Truck & {
        "xsi:type": "Truck";
      })
  >(value, rootVehicle, (visitor, document) => visitor.complex("Vehicle", visitAnyVehicle, document), [], options);
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
  >(value, rootVehicle, (visitor, document) => visitor.complex("Vehicle", visitAnyVehicle, document), options);
}

const rootGarage: StatesContent = /* @__PURE__ */ rootContent("Garage");

/** The children of Truck. */
const contentTruck: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Wheels" }, { name: "Load" }]);

/** The children of Vehicle. */
const contentVehicle: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Wheels" }]);

const typesVehicle: readonly string[] = ["Truck"];

/** The children of Garage. */
const contentGarage: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Vehicle", occurs: "+" }]);

const rootVehicle: StatesContent = /* @__PURE__ */ rootContent("Vehicle");

function readTruck(decoder: XmlDecoder): Truck {
  const value: XmlDraft<Truck> = {};
  for (let index = 0; index < decoder.attributeCount; index++) {
    switch (decoder.attributeName(index)) {
      case "axles":
        value.axles = decoder.attribute(index, xsInt);
        break;
      default:
        decoder.otherAttribute(index, "Truck");
    }
  }
  decoder.enter(contentTruck);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Wheels":
        value.Wheels = decoder.simple(xsUnsignedByte);
        break;
      case "Load":
        value.Load = decoder.simple(xsDecimal);
        break;
    }
  }
  return value as Truck;
}

function readVehicle(decoder: XmlDecoder): Vehicle {
  const value: XmlDraft<Vehicle> = {};
  decoder.noAttributes("Vehicle");
  decoder.enter(contentVehicle);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Wheels":
        value.Wheels = decoder.simple(xsUnsignedByte);
        break;
    }
  }
  return value as Vehicle;
}

/** Reads Vehicle, or the type derived from it that xsi:type names. */
function readAnyVehicle(decoder: XmlDecoder):
  | Vehicle
  | (Truck & {
      "xsi:type": "Truck";
    }) {
  switch (decoder.typeName(typesVehicle)) {
    case "Truck":
      return { ...readTruck(decoder), "xsi:type": "Truck" };
  }
  return readVehicle(decoder);
}

function readGarage(decoder: XmlDecoder): Garage {
  const value: XmlDraft<Garage> = {};
  decoder.noAttributes();
  const vehicleList: (
    | Vehicle
    | (Truck & {
        "xsi:type": "Truck";
      })
  )[] = [];
  decoder.enter(contentGarage);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Vehicle":
        vehicleList.push(readAnyVehicle(decoder));
        break;
    }
  }
  if (vehicleList.length > 0) value.Vehicle = vehicleList;
  return value as Garage;
}

function visitTruck(visitor: XmlVisitor, value: Truck): void {
  visitor.attribute("axles", xsInt, value.axles);
  visitor.enter(contentTruck);
  visitor.simple("Wheels", xsUnsignedByte, value.Wheels);
  visitor.simple("Load", xsDecimal, value.Load);
}

function visitVehicle(visitor: XmlVisitor, value: Vehicle): void {
  visitor.enter(contentVehicle);
  visitor.simple("Wheels", xsUnsignedByte, value.Wheels);
}

function visitAnyVehicle(
  visitor: XmlVisitor,
  value:
    | Vehicle
    | (Truck & {
        "xsi:type": "Truck";
      }),
): void {
  switch (visitor.typeOf(value)) {
    case "Truck":
      visitor.type("", "Truck");
      return visitTruck(visitor, value as Truck);
  }
  visitVehicle(visitor, value as Vehicle);
}

function visitGarage(visitor: XmlVisitor, value: Garage): void {
  visitor.enter(contentGarage);
  visitor.complexList("Vehicle", visitAnyVehicle, value.Vehicle);
}

export { decodeResponse } from "../runtime/http.js";

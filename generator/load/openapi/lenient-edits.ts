import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { writtenOrigin, type Origin, type SourceFile } from "../../diagnostics/origin.js";
import type { SkippedPart } from "../../model/contract.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import type { ObjectKind } from "../../model/openapi-structure.js";
import type { XmlElement } from "../xsd/xml/xml-tree.js";
import type { Cursor } from "./cursor.js";
import { firstFaultsWithin } from "./first-faults.js";
import { PartRemoval, type LenientError, type WrittenReference } from "./part-removal.js";

/** The result for the faults of one reading. */
export interface RepairedDocument {
  /** True when documents were changed, so that they are worth reading again. */
  readonly isChanged: boolean;
  /** Faults for which no part can be skipped. */
  readonly refused: readonly Diagnostic[];
}

/**
 * Edits that make the documents of one interface readable, gathered over several readings: each fault takes out what it stands in,
 * the smallest part first. Places stay those of the files.
 */
export interface LenientEdits {
  /** A file's value with the edits; it is parsed once. */
  valueOf(file: SourceFile, diagnostics: Diagnostics): JsonValue | undefined;
  /** The value of a converted document, with the edits. */
  edited(file: SourceFile, value: JsonValue): JsonValue;
  /** Notes the kind of an object: only an object of a known kind can be skipped. */
  visit(at: Cursor, kind: ObjectKind): void;
  /** Notes what names an element of an XSD ("orders.xsd#Order"), or a view of it: it is given up with what the element needs of the XSD. */
  nameElement(at: Cursor, written: JsonValue): void;
  /** The xs:schema element of an XSD with the edits. */
  mendedXsd(root: XmlElement): XmlElement;
  /** Notes a file without which nothing is read: a fault in it belongs to that file alone. */
  require(path: string): void;
  /** Notes a reference into a file that cannot be read. */
  lose(at: Cursor): void;
  /** Notes a reference and its target. */
  refer(at: Cursor, target: Cursor): void;
  /** Skips the parts around the faults. */
  mend(faults: readonly LenientError[]): RepairedDocument;
  /** True for a fault that only follows from a skipped part. */
  isConsequence(fault: LenientError): boolean;
  /** Every skipped part. */
  skippedParts(): readonly SkippedPart[];
  /** Faults of what was read as what it stands for, so that nothing is lost. */
  readings(): readonly Diagnostic[];
  /** The value of a cursor without the skipped parts. */
  readable(at: Cursor): JsonValue;
  /** The number of edits: a copy of readable values is stale if it grew. */
  count(): number;
  /** True for a part that is skipped, or in one. */
  isSkipped(origin: Origin): boolean;
  /** Notes an alternative of security with a skipped scheme. */
  skipRequirement(origin: Origin, scheme: Origin): void;
}

/** Starts the edits of a document that is read leniently. */
export function createLenientEdits(): LenientEdits {
  const state = new PartRemoval();
  let lost: Cursor[] = [];
  let references: WrittenReference[] = [];
  return {
    valueOf(file, diagnostics) {
      const { value, reports } = state.read(file);
      reports.forEach((report) => report(diagnostics));
      return value === undefined ? undefined : state.edits.edited(file, value);
    },
    edited: (file, value) => state.edits.edited(file, value),
    visit({ document, pointer }, kind) {
      state.visit({ file: document.file, pointer }, kind);
    },
    nameElement({ document: { file }, pointer }, written) {
      state.elements.set(`${file.path}#${pointer}`, { file, pointer, written });
    },
    mendedXsd: (root) => state.components.mended(root),
    require: (path) => void state.required.add(path),
    lose: (at) => void lost.push(at),
    refer: (at, target) => void references.push({ at, target }),
    mend(faults) {
      state.fresh.clear();
      state.made = [];
      state.isStale = false;
      state.components.begin();
      const serious = faults.filter(
        ({ diagnostic, fallback }) => fallback !== "ignore" && !state.isElsewhere(diagnostic, fallback),
      );
      faults.forEach((fault) => state.noteRepeated(fault));
      state.giveUpElements(faults);
      const refused = serious.filter((fault) => fault.fallback === "refuse" || !state.mendFault(fault));
      const causes = lost.length === 0 ? undefined : firstFaultsWithin(faults);
      for (const { document, pointer } of lost) {
        state.giveUpAround({ file: document.file, pointer }, causes?.get(document.file)?.get(pointer));
      }
      lost = [];
      state.giveUpReferring(references);
      references = [];
      faults.filter(({ fallback }) => fallback === "ignore").forEach((fault) => state.leaveOut(fault));
      return {
        isChanged: state.isStale,
        refused: refused.map(({ diagnostic }) => diagnostic),
      };
    },
    isConsequence: (fault) => state.earlierCause(fault) !== undefined,
    readings: () => state.readings,
    readable: ({ document: { file }, pointer, value }) => state.edits.edited(file, value, pointer),
    count: () => state.edits.count,
    skipRequirement(origin, scheme) {
      const cause = state.causeAt(scheme);
      if (origin.kind === "pointer" && cause !== undefined) state.leaveOutRequirement(origin, cause);
    },
    isSkipped: (origin) => [origin, writtenOrigin(origin)].some((at) => state.edits.isInside(at)),
    skippedParts: () => [...state.skippedParts, ...state.requirements.values(), ...state.repeated.values()],
  };
}

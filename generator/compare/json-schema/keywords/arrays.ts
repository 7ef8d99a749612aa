import type { JsonSchema } from "../../../model/json-schema/schema.js";
import { changeName } from "../../change-name.js";
import { compareTogether } from "./conditions.js";
import { laterValues, patched, type FlatPair, type KeywordFinding } from "../keyword-finding.js";

/** Core, section 10.3.1, and what contains counts (validation, section 6.4). */
export function compareArrays(pair: FlatPair): readonly KeywordFinding[] {
  return [
    ...comparePrefix(pair),
    ...compareItems(pair, "items"),
    ...compareItems(pair, "unevaluatedItems"),
    ...compareContains(pair),
  ];
}

const anyCode = { added: { sent: "breaking" }, removed: { read: "breaking" } } as const;
/** One item more is as one branch more where there are no other items. */
const closedCode = { added: { read: "breaking" }, removed: { sent: "breaking", read: "breaking" } } as const;

function compareItems({ before, after }: FlatPair, keyword: "items" | "unevaluatedItems"): readonly KeywordFinding[] {
  const [old, now] = [said(before.schema[keyword]), said(after.schema[keyword])];
  if (old !== undefined && now !== undefined) {
    return [{ kind: "inner", before: old, after: now, key: keyword, step: { kind: "item" } }];
  }
  if (old === now) return [];
  const hybrid = patched(before.schema, laterValues(after.schema, keyword));
  const what = now === undefined ? "removed" : "added";
  // The items that a prefix leaves over are not part of the type of an array without them.
  const codeLevels = keyword === "items" ? anyCode[what] : {};
  return [{ kind: "change", id: `schema/${changeName(keyword)}-${what}`, key: keyword, data: {}, hybrid, codeLevels }];
}

/** `true` says nothing. */
function said(schema: JsonSchema | undefined): JsonSchema | undefined {
  return schema?.boolean === true ? undefined : schema;
}

function comparePrefix({ before, after }: FlatPair): readonly KeywordFinding[] {
  const [old = [], now = []] = [before.schema.prefixItems, after.schema.prefixItems];
  const found: KeywordFinding[] = [];
  for (let index = 0; index < Math.max(old.length, now.length); index += 1) {
    const [a, b] = [old[index], now[index]];
    const key = `prefixItems/${index}`;
    if (a !== undefined && b !== undefined) {
      found.push({ kind: "inner", before: a, after: b, key, step: { kind: "position", index } });
      continue;
    }
    const what = a === undefined ? "added" : "removed";
    const prefixItems = what === "added" ? [...old, ...now.slice(old.length, index + 1)] : old.slice(0, index);
    const hybrid = patched(before.schema, { prefixItems: prefixItems.length === 0 ? undefined : prefixItems });
    const isClosed = before.schema.items?.boolean === false;
    const effects = isClosed
      ? { added: "allowed", removed: "rejected" }
      : { added: "constrained", removed: "unconstrained" };
    found.push({
      kind: "change",
      id: `schema/prefix-item-${what}`,
      key,
      data: { position: String(index + 1) },
      words: { effect: effects[what] },
      hybrid,
      codeLevels: (isClosed ? closedCode : anyCode)[what],
    });
  }
  return found;
}

function compareContains(pair: FlatPair): readonly KeywordFinding[] {
  const { before, after } = pair;
  const changed = compareTogether(pair, "contains", ["contains"], ["minContains", "maxContains"]);
  if (changed.length > 0 || before.schema.contains === undefined) return changed;
  return (["minContains", "maxContains"] as const).flatMap((keyword): readonly KeywordFinding[] => {
    const unlimited = keyword === "minContains" ? 1 : Infinity;
    const [a = unlimited, b = unlimited] = [before.schema[keyword], after.schema[keyword]];
    if (a === b) return [];
    const hybrid = patched(before.schema, laterValues(after.schema, keyword));
    const data = { before: countText(a), after: countText(b) };
    const id = `schema/${changeName(keyword)}-${b < a ? "lowered" : "raised"}` as const;
    return [{ kind: "change", id, key: keyword, data, hybrid }];
  });
}

function countText(count: number): string {
  return count === Infinity ? "any number" : String(count);
}

import type { ServerObject } from "../../model/contract.js";
import { changeAt, within, type Finding, type Position, type ProvedLevels } from "../finding.js";
import { missingFrom, pairUp } from "../pair-up.js";
import { isWeakerUrl } from "./weaker-security.js";

/** OpenAPI, Server Objects. A server with another URL is the same server if its description, host or position stays. */
export function compareServers(
  before: readonly ServerObject[],
  after: readonly ServerObject[],
  at: Position,
): readonly Finding[] {
  const byUrl = pairUp(before, after, [({ url }) => url.replace(/\/$/, "")]);
  const edited = pairUp(byUrl.removed, byUrl.added, [
    ({ description }) => description,
    ({ url }) => hostOf(url),
    (server) => String(Math.max(byUrl.removed.indexOf(server), byUrl.added.indexOf(server))),
  ]);
  const sendingAt = { ...at, uses: sending(at) };
  const placeOf = ({ url }: ServerObject): Position => within(sendingAt, `server/${url}`);
  const weaknessOf = ({ url }: ServerObject): ProvedLevels => ({
    weakensSecurity: isWeakerUrl(
      before.map((server) => server.url),
      url,
    ),
  });
  const { removed, added } = edited;
  const both = [...byUrl.both, ...edited.both];
  const [old, now] = [before[0], after[0]];
  const isOrdered = both.every((pair) => (pair.before === old) === (pair.after === now));
  const areKept = [old, now].every((server) => both.some((pair) => pair.before === server || pair.after === server));
  const isMoved = old !== undefined && now !== undefined && areKept && !isOrdered;
  const data = { before: old?.url ?? "", after: now?.url ?? "" };
  return [
    ...(isMoved ? [changeAt(sendingAt, "server/default-changed", { before: old, after: now }, data)] : []),
    ...both.flatMap((pair) => compareVariables(pair.before, pair.after, placeOf(pair.before))),
    ...edited.both.map(({ before: old, after: now }) => {
      const data = { before: old.url, after: now.url };
      return changeAt(placeOf(old), "server/url-changed", { before: old, after: now }, data, weaknessOf(now));
    }),
    ...removed.map((server) => changeAt(placeOf(server), "server/removed", { before: server }, { url: server.url })),
    ...added.map((server) =>
      changeAt(placeOf(server), "server/added", { after: server }, { url: server.url }, weaknessOf(server)),
    ),
  ];
}

function hostOf(url: string): string | undefined {
  return /^https?:\/\/([^/?#]+)/.exec(url)?.[1];
}

/** Requests go to a server whichever way their content is said to travel. */
function sending({ uses }: Position): Position["uses"] {
  return uses.map((use) => ({ ...use, direction: "sent" }));
}

function compareVariables(before: ServerObject, after: ServerObject, at: Position): readonly Finding[] {
  const sides = { before, after };
  const { url } = after;
  return [...before.variables].flatMap(([variable, old]) => {
    const now = after.variables.get(variable);
    if (now === undefined) return [];
    const changePlace = within(at, variable);
    const found: Finding[] = [];
    if (old.default !== now.default) {
      const data = { url, variable, before: old.default, after: now.default };
      found.push(changeAt(changePlace, "server/variable-default-changed", sides, data));
    }
    const [gone, come] = [valuesGone(old.enum, now.enum), valuesGone(now.enum, old.enum)];
    return [
      ...found,
      ...gone.map((value) => changeAt(changePlace, "server/variable-value-removed", sides, { url, variable, value })),
      ...come.map((value) => changeAt(changePlace, "server/variable-value-added", sides, { url, variable, value })),
    ];
  });
}

/** Values that the first list allows and the second does not; without a list anything is allowed. */
function valuesGone(first: readonly string[] | undefined, second: readonly string[] | undefined): readonly string[] {
  if (second === undefined) return [];
  return first === undefined ? ["any value"] : missingFrom(first, second).map((value) => `"${value}"`);
}

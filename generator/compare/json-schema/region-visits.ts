import { raiseToFixpoint } from "../../model/fixpoint.js";
import { addTo } from "../../model/grouped.js";
import type { Affected } from "../change.js";
import { maxUses } from "../gather-changes.js";
import type { ValueDirection } from "../kind-of-change.js";
import { linksOf, shared } from "./regions.js";
import type { Region } from "./schema-pair-node.js";
import type { SchemaSession } from "./schema-session.js";

/** The start of a walk through regions. */
export interface RegionStart {
  readonly region: Region;
  /** The ways that its schema travels. */
  readonly directions: ReadonlySet<ValueDirection>;
  /** Operations and schemas that use its schema. */
  readonly uses: readonly Affected[];
}

/** The visit of a region that some starts lead to. */
export interface Visit {
  /** The directions in which types show it. */
  visible: ReadonlySet<ValueDirection>;
  /** Uses of each direction, as many as are listed. */
  readonly uses: Readonly<Record<ValueDirection, Map<string, Affected>>>;
}

/** All regions that some lead to, themselves included. */
export function reachedFrom(starts: readonly Region[], session: SchemaSession): ReadonlySet<Region> {
  const reached = new Set(starts);
  // A set that grows while it is walked through: what is added is met as well.
  for (const region of reached) for (const link of linksOf(region, session)) reached.add(link.region);
  return reached;
}

/** Those of some regions, closed under their links, that lead to one of which something holds, or are it. */
export function leadingTo(
  regions: ReadonlySet<Region>,
  holds: (region: Region) => boolean,
  session: SchemaSession,
): ReadonlySet<Region> {
  const holders = new Map<Region, Region[]>();
  for (const region of regions) {
    for (const { region: target } of linksOf(region, session)) {
      addTo(holders, target, region);
    }
  }
  const leading = new Set([...regions].filter(holds));
  for (const region of leading) for (const holder of holders.get(region) ?? []) leading.add(holder);
  return leading;
}

/** Goes from all starts at once: what it takes grows with the regions and their links, not with how many starts meet. */
export function visitFrom(starts: readonly RegionStart[], session: SchemaSession): ReadonlyMap<Region, Visit> {
  const visits = new Map<Region, Visit>();
  const arriving = new Map<Region, ReadonlySet<ValueDirection>>();
  const arrive = (region: Region, visible: ReadonlySet<ValueDirection>): void => {
    arriving.set(region, new Set([...(arriving.get(region) ?? []), ...visible]));
  };
  for (const { region, directions } of starts) arrive(region, directions);
  raiseToFixpoint({
    nodes: arriving.keys(),
    raise(region) {
      const visible = arriving.get(region) ?? new Set();
      const known = visits.get(region);
      if (known?.visible.size === visible.size) return false;
      if (known === undefined) visits.set(region, { visible, uses: { sent: new Map(), read: new Map() } });
      else known.visible = visible;
      for (const link of linksOf(region, session)) arrive(link.region, shared(link.visible, visible));
      return true;
    },
    users: (region) => linksOf(region, session).map((link) => link.region),
    // Met, and seen in one direction, and in both.
    maxRaises: 3,
  });
  listUses(starts, visits, session);
  return visits;
}

/** Hands uses on to all that they lead to. A region with enough of them has led on as many. */
function listUses(starts: readonly RegionStart[], visits: ReadonlyMap<Region, Visit>, session: SchemaSession): void {
  for (const direction of ["sent", "read"] as const) {
    const entered = new Map<Region, number>();
    for (const { region: start, uses } of starts) {
      const usesOfDirection = uses.filter((use) => use.direction === direction);
      if (usesOfDirection.length === 0) continue;
      const seen = new Set([start]);
      for (const region of seen) {
        const listed = visits.get(region)?.uses[direction];
        const count = entered.get(region) ?? 0;
        if (listed === undefined || listed.size >= maxUses || count >= maxUses) continue;
        entered.set(region, count + 1);
        for (const use of usesOfDirection) listed.set(use.text, use);
        for (const link of linksOf(region, session)) seen.add(link.region);
      }
    }
  }
}

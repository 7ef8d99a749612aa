import { type ExchangeObserver, observed } from "./control/exchanges.js";
import type { Faults } from "./control/faults.js";
import { hangingUp } from "./control/hang-up.js";
import type { Journal } from "./control/journal.js";
import type { RequestLog } from "./control/request-log.js";
import type { World } from "./domain/world.js";
import { withCorrelation } from "./interfaces/correlation.js";
import type { ApiServer, ServerSetup } from "./interfaces/interface.js";
import { interfaces } from "./interfaces/interfaces.js";
import { isFailedByStorage, noteError, refusingFailures } from "./storage-failures.js";

/** Everything around the APIs that sees their requests. */
interface Surrounding {
  /** The name of the world. */
  readonly name: string;
  readonly journal: Journal;
  readonly faults: Faults;
  /** Metrics and logs. */
  readonly observers: readonly ExchangeObserver[];
  /** The log of errors. Undefined if they go to the console. */
  readonly log: RequestLog | undefined;
}

/** The servers of all APIs on a world; their requests meet planned faults, and are recorded and counted. */
export function servedApis(world: World, { name, journal, faults, observers, log }: Surrounding): readonly ApiServer[] {
  const setup = serverSetup(world, journal, log);
  const noteCaller: World["noteCaller"] = (request, { applicationId, ...caller }) =>
    journal.caller(request as never, {
      applicationId,
      ...("companyId" in caller && { companyId: caller.companyId }),
      ...("userId" in caller && { userId: caller.userId }),
    });
  const created = interfaces.map((create) => create({ ...world, noteCaller }, setup));
  return created.map((server) =>
    hangingUp(observed(journal.record(withCorrelation(faults.meet(refusingFailures(server)), world)), observers, name)),
  );
}

/** The ways in which every server meets the world: its clock, its identifiers and the journal. */
function serverSetup({ clock, identifiers }: World, journal: Journal, log: RequestLog | undefined): ServerSetup {
  return {
    onError(error, { request }) {
      const shown = noteError(request, error);
      if (!isFailedByStorage(request)) journal.breach(request, error);
      if (log === undefined) console.error(shown);
      else log.error(shown);
    },
    onRefusal(refusal, { request }) {
      // A 500 because of the database is replaced.
      if (refusal.status !== 500 || !isFailedByStorage(request)) journal.refusal(request, refusal);
    },
    now: () => clock.now(),
    uuid: () => identifiers.uuid(),
  };
}

import { ifItOpens } from '#platform/encryption/if-it-opens.ts'
import type { BrokerageDesk } from './desk.ts'

/**
 * A desk for who shows many things at once: one that no key of ours opens is left out instead of
 * taking all others along. Only for who then says that something is missing, and what: a desk without
 * this fails as a whole, so that no insurer gets half of the papers.
 */
export function readWhatOpens<Desk extends Pick<BrokerageDesk, 'log' | 'unopened'>>(desk: Desk) {
  const missing = new Set<string>()
  const unopened: BrokerageDesk['unopened'] = {
    error(details, message) {
      missing.add(details.place)
      desk.log.error(details, message)
    },
  }
  return {
    desk: { ...desk, unopened },
    /** Each as column and reference: `claims.details:FC-…`. */
    missing: (): string[] => [...missing].sort(),
  }
}

type Reading = Pick<BrokerageDesk, 'unopened'>

/** Undefined where it does not open, and the desk is to go on without it. */
export async function ifDeskOpens<T>(
  { unopened }: Reading,
  place: string,
  act: () => T | Promise<T>,
): Promise<T | undefined> {
  return unopened ? ifItOpens(unopened, place, act) : act()
}

/** The same for each of several rows, in their order. */
export async function thoseThatOpen<Row, Shown extends object>(
  desk: Reading,
  rows: readonly Row[],
  placeOf: (row: Row) => string,
  show: (row: Row) => Shown | Promise<Shown>,
): Promise<Shown[]> {
  const shown = await Promise.all(
    rows.map((row) => ifDeskOpens(desk, placeOf(row), () => show(row))),
  )
  return shown.filter((each): each is Awaited<typeof each> & Shown => each !== undefined)
}

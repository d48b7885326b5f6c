import { drillCrash, expectedResult } from '../e2e/steps/drill-crash.ts'
import type { Bench } from './options.ts'
import type { Row } from './show-results.ts'

/** Five hundred orders while processes and databases are killed: each once, with all that follows. */
export async function measureCrash({ length, report }: Bench): Promise<Row[]> {
  const drill =
    length === 'quick'
      ? { applications: 60, clients: 16, kills: 4, databaseKills: 1 }
      : { applications: 500, clients: 16, kills: 15, databaseKills: 2 }
  report(
    `${drill.applications} orders, ${drill.kills} kills, ${drill.databaseKills} of the database`,
  )
  const { retries, ...found } = await drillCrash(drill)
  const expected = expectedResult(drill)
  return [
    ...Object.entries(expected).map(([what, is]) => ({
      what: `crash: ${what}`,
      value: found[what as keyof typeof found],
      goal: { is },
    })),
    { what: 'crash: tries without an answer', value: retries },
  ]
}

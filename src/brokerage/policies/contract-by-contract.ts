import { oneByOne } from '#platform/jobs/one-by-one.ts'
import type { BrokerageDesk } from '../desk.ts'

/** Does something for one application or contract after the other, and logs which of them failed. */
export async function contractByContract<Row extends { readonly applicationId: number }>(
  { log }: Pick<BrokerageDesk, 'log'>,
  rows: Iterable<Row> | AsyncIterable<Row>,
  act: (row: Row) => Promise<unknown>,
  failure = 'a contract could not be kept',
): Promise<void> {
  await oneByOne(rows, act, (err, { applicationId }) => log.error({ err, applicationId }, failure))
}

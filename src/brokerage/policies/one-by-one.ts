import type { BrokerageDesk } from '../desk.ts'

/**
 * Does something for one application or contract after the other. One that fails keeps none of the others
 * waiting; the first failure is thrown at the end, so that the job is run again.
 */
export async function oneByOne<Row extends { readonly applicationId: number }>(
  { log }: Pick<BrokerageDesk, 'log'>,
  rows: Iterable<Row> | AsyncIterable<Row>,
  act: (row: Row) => Promise<unknown>,
  failure = 'a contract could not be kept',
): Promise<void> {
  const failures: unknown[] = []
  for await (const row of rows) {
    await act(row).catch((error: unknown) => {
      log.error({ err: error, applicationId: row.applicationId }, failure)
      failures.push(error)
    })
  }
  if (failures.length > 0) throw failures[0]
}

import type { BrokerageDesk } from '../desk.ts'

/**
 * Does something to one contract after the other. One that fails keeps none of the others waiting; the
 * first failure is thrown at the end, so that the job is run again.
 */
export async function oneByOne<Row extends { readonly applicationId: number }>(
  { log }: Pick<BrokerageDesk, 'log'>,
  rows: readonly Row[],
  act: (row: Row) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = []
  for (const row of rows) {
    await act(row).catch((error: unknown) => {
      log.error({ err: error, applicationId: row.applicationId }, 'a contract could not be kept')
      failures.push(error)
    })
  }
  if (failures.length > 0) throw failures[0]
}

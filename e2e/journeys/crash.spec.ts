import { expect, test } from '@playwright/test'
import { drillCrash, expectedResult } from '../steps/drill-crash.ts'

/**
 * A short form of the drill that `npm run bench -- crash` does in full. After a kill the product is
 * just started again: the next start needs no help.
 */
test('orders survive killed processes and databases: each once, with its papers and mails', async () => {
  test.setTimeout(300_000)
  const drill = { applications: 12, clients: 6, kills: 2, databaseKills: 1 }
  const { retries, ...found } = await drillCrash(drill)
  expect(found).toEqual(expectedResult(drill))
  expect(retries).toBeGreaterThan(0)
})

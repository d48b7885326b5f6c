import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { shareTestDesk } from '#brokerage/test-desk.ts'
import { openBrokerageApi } from './test-brokerage-api.ts'

const office = await shareTestDesk({ runJobs: false })
// The program asks the real clock on which day cover may begin.
office.travelTo(new Date().toISOString())
const api = await openBrokerageApi(office)
afterAll(() => api.app.close())

test('the order that the how-to shows is taken as it stands there', async () => {
  const howTo = await readFile('docs/how-to/use-the-apis.md', 'utf8')
  const [, program = ''] = /```js\n(.*?)```/s.exec(howTo) ?? []
  // Tried out as it stands: a name below localhost is not found by Node on every machine.
  expect(program).toContain("?? 'http://localhost:3000/api'\n")
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' })
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { env: { FEATHER_API: address } },
  )
  expect(stderr).toBe('')
  expect(stdout).toMatch(
    /^submitted FA-[\w-]+ \{ cents: \d+, currency: 'EUR', period: 'month' \}\n$/,
  )
})

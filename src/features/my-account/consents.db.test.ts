import { expect, test } from 'vitest'
import { addCustomer, shareTestDesk } from '#brokerage/test-desk.ts'
import { answerConsents, loadConsents } from './consents.ts'
import { formOf } from './test-account.ts'
import { testOwnContracts, url } from './test-own-contracts.ts'

const office = await shareTestDesk({ runJobs: false })
const { facts, contract } = testOwnContracts(office)

test('a consent that is taken back once more leads to the page that shows what holds', async () => {
  const { owner } = await contract()
  const taken = { code: 'marketingConsent', reference: '' }
  const answer = await answerConsents(facts, owner, formOf(taken))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/me/consents'])
})

test('who ordered something reads where to end the broker mandate that came with it', async () => {
  const { owner } = await contract()
  const other = { ...owner, actor: await addCustomer(office) }
  expect((await loadConsents(facts, owner, url)).mandateEmail).toContain('@')
  expect((await loadConsents(facts, other, url)).mandateEmail).toBeUndefined()
})

import { expect, test } from 'vitest'
import { shareTestDesk } from '#brokerage/test-desk.ts'
import { answerConsents } from './consents.ts'
import { formOf } from './test-account.ts'
import { testOwnContracts } from './test-own-contracts.ts'

const office = await shareTestDesk({ runJobs: false })
const { facts, contract } = testOwnContracts(office)

test('a consent that is taken back once more leads to the page that shows what holds', async () => {
  const { owner } = await contract()
  const taken = { code: 'marketingConsent', reference: '' }
  const answer = await answerConsents(facts, owner, formOf(taken))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/me/consents'])
})

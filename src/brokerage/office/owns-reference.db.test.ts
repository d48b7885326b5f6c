import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { keepAdvice } from '../advice/keep-advice.ts'
import { adviceOfTests } from '../advice/test-advice.ts'
import { keepQuestion } from '../questions/ask-customer.ts'
import { findLink, makeLink } from '../referrals/own-link.ts'
import { addDependant } from '../service/dependants.ts'
import { fileClaim } from '../service/file-claim.ts'
import { requestChange } from '../service/request-change.ts'
import { applications } from '../tables.ts'
import { contractByHand } from '../test-contracts.ts'
import { addCustomer, addStaff, shareTestDesk } from '../test-desk.ts'
import { listApplications } from './list-cases.ts'
import { listCustomers } from './list-customers.ts'

const office = await shareTestDesk({ runJobs: false })

test('whatever a customer names by its number leads to their account, and a question to what it is about', async () => {
  const { desk } = office
  const [broker, owner, other] = [
    await addStaff(office, 'broker'),
    await addCustomer(office),
    await addCustomer(office),
  ]
  await contractByHand(office, other)
  const { application, policy } = await contractByHand(office, owner)
  const isMeant = eq(applications.reference, application)
  const [row] = await desk.db.select().from(applications).where(isMeant)
  if (!row) throw new Error('There is no application.')
  const asking = { kind: 'information', text: 'Since when?', application: row } as const
  const question = await keepQuestion(desk, broker, asking)
  const claim = await fileClaim(desk, owner, policy, {
    kind: 'theft',
    occurredOn: '2026-11-14',
    description: 'My bag is gone.',
    fileIds: [],
  })
  const request = await requestChange(desk, owner, policy, {
    kind: 'question',
    answers: { text: 'Am I insured abroad?' },
    language: 'en',
  })
  const ida = { firstName: 'Ida', lastName: 'Sousa', birthDate: '2020-01-02' }
  await makeLink(desk, owner)
  const numbers = {
    question,
    claim: 'reference' in claim && claim.reference,
    request: 'reference' in request && request.reference,
    dependant: await addDependant(desk, owner, { ...ida, relation: 'child' }),
    referral: (await findLink(desk, owner))?.code,
    advice: (await keepAdvice(desk, owner, adviceOfTests(desk.lines['household'], {}))).reference,
  }
  for (const [kind, number] of Object.entries(numbers)) {
    const { entries } = await listCustomers(desk, broker, { search: String(number) })
    expect([kind, ...entries.map(({ reference }) => reference)]).toEqual([kind, owner.userId])
  }
  // A message is in the inbox, whoever wrote it.
  expect((await listCustomers(desk, broker, { search: 'FM-7K2M-9QXD-3RBC' })).total).toBe(0)
  const asked = await listApplications(desk, broker, { search: question })
  expect(asked.entries.map(({ reference }) => reference)).toEqual([application])
})

import { describe, expect, test } from 'vitest'
import { decideRequest } from '#brokerage/office/decide-request.ts'
import { findRequest } from '#brokerage/office/find-request.ts'
import { findPolicy } from '#brokerage/policies/find-policy.ts'
import { exportData } from '#brokerage/privacy/export-data.ts'
import { shareTestDesk } from '#brokerage/test-desk.ts'
import { actOnPolicy } from './act-on-policy.ts'
import { loadPolicy } from './load-policy.ts'
import { formOf } from './test-account.ts'
import { testOwnContracts, url } from './test-own-contracts.ts'

const office = await shareTestDesk({ runJobs: false })
const { facts, contract, shownOf, ask, newestMail } = testOwnContracts(office)

describe('a question about a contract', () => {
  test('stands in the account with our answer, which no mail repeats', async () => {
    const { owner, policy, broker } = await contract()
    const text = 'May I sublet?\nFor a month.'
    const reference = await ask(owner, policy, { do: 'question', text })
    const shown = async () => (await loadPolicy(facts, owner, policy, url)).requests
    expect(await shown()).toMatchObject([{ reference, text, state: 'open', reply: undefined }])

    const reply = ' Yes, as long as you live there. '
    const decide = (to: 'done' | 'refused', words: string | undefined) =>
      decideRequest(office.desk, broker, reference, to, { reply: words })
    for (const none of [undefined, ' ']) {
      expect(await decide('done', none)).toEqual({ outcome: 'replyMissing' })
    }
    expect(await shown()).toMatchObject([{ state: 'open' }])
    expect(await decide('done', reply)).toEqual({ outcome: 'decided' })
    expect(await shown()).toMatchObject([{ reference, text, state: 'done', reply: reply.trim() }])
    const mail = await newestMail()
    expect(mail.kind).toBe('requestAnswered')
    expect(mail.text).not.toContain('live there')
    expect(mail.text).toContain(`http://app.localhost:3000/me/policies/${policy}\n`)
    expect((await exportData(office.desk, owner.actor))?.requests).toMatchObject([
      { reference, reply: reply.trim() },
    ])

    // Whoever decides second changes nothing of it.
    expect(await decide('refused', 'No')).toEqual({ outcome: 'notOpen' })
    expect(await shown()).toMatchObject([{ state: 'done', reply: reply.trim() }])
  })

  test('that is refused says why', async () => {
    const { owner, policy, broker } = await contract()
    const reference = await ask(owner, policy, { do: 'question', text: 'May I pay in shells?' })
    await decideRequest(office.desk, broker, reference, 'refused', { reply: 'Only in euros.' })
    const { requests } = await loadPolicy(facts, owner, policy, url)
    expect(requests).toMatchObject([{ state: 'refused', reply: 'Only in euros.' }])
    expect((await newestMail()).kind).toBe('requestRefused')
  })
})

describe('a change that is asked for', () => {
  test.each([
    [
      {
        do: 'address',
        street: 'Allee',
        houseNo: '1',
        pc: '123',
        city: 'Köln',
        state: 'NW',
      },
      { pc: 'postcode' },
    ],
    [
      { do: 'bank', accountHolder: 'Ana', iban: 'DE89370400440532013001', sepaMandate: 'yes' },
      { iban: 'iban' },
    ],
    [
      {
        do: 'startDate',
        'startDate.day': '14',
        'startDate.month': '11',
        'startDate.year': '2026',
      },
      { startDate: 'startTooEarly' },
    ],
    [
      {
        do: 'startDate',
        'startDate.day': '1',
        'startDate.month': '1',
        'startDate.year': '2029',
      },
      { startDate: 'startTooLate' },
    ],
  ])('says what is wrong with it: %j', async (body, errors) => {
    const { owner, policy } = await contract()
    expect(await actOnPolicy(facts, owner, policy, formOf(body))).toMatchObject({
      data: { errors },
    })
  })
})

test('a contract that was cancelled still takes a new address until its end, and no other start', async () => {
  const { owner, policy } = await contract()
  await ask(owner, policy, { do: 'cancel', sure: 'yes' })
  const { may, card } = await loadPolicy(facts, owner, policy, url)
  expect(card.state).toBe('cancelled')
  expect(may).toMatchObject({ change: true, moveStart: false, cancel: false })
  const home = { street: 'Allee', houseNo: '1', pc: '50667', city: 'Köln', state: 'NW' }
  const reference = await ask(owner, policy, { do: 'address', ...home })
  const { requests } = await loadPolicy(facts, owner, policy, url)
  expect(requests[0]).toMatchObject({ reference, kind: 'address', state: 'open' })
})

test('a move is decided with what the new postcode costs, and what was written along with it', async () => {
  const { desk } = office
  const { owner, policy, broker } = await contract('household')
  const before = await loadPolicy(facts, owner, policy, url)
  expect(before.mayMovePrice).toBe(true)
  const home = { street: 'Allee', houseNo: '1', pc: '10115', city: 'Berlin', state: 'BE' }
  const text = 'From 1 May on, 40 square metres.'
  const reference = await ask(owner, policy, { do: 'address', ...home, text })
  expect((await findRequest(desk, broker, reference))?.move).toMatchObject({
    from: { pc: '86150' },
    // 38 m² × €650 × 3.0 ‰, a month.
    price: { priceCents: 250, madeFor: '86150', movedCents: 618 },
  })
  expect(await decideRequest(desk, broker, reference, 'done')).toEqual({ outcome: 'replyMissing' })
  const open = await findRequest(desk, broker, reference)
  expect(open).toMatchObject({ state: 'open', needsReply: true })
  expect((await findPolicy(desk, broker, policy))?.address).toMatchObject({ pc: '86150' })
  await decideRequest(desk, broker, reference, 'done', { reply: 'The price stays.' })
  expect((await findRequest(desk, broker, reference))?.move).toBeUndefined()
  expect((await findPolicy(desk, broker, policy))?.address).toEqual(home)
  const { requests } = await loadPolicy(facts, owner, policy, url)
  expect(requests).toMatchObject([{ text, reply: 'The price stays.' }])
  expect((await shownOf('dental')).mayMovePrice).toBe(false)
})

test('what was asked for stands in the account, an account number in part', async () => {
  const { owner, policy } = await contract()
  const home = { street: 'Allee', houseNo: '1', pc: '50667', city: 'Köln', state: 'NW' }
  // As a browser fills it in. A form that comes back has it as typed: its fields keep what they hold.
  const filledIn = { do: 'address', ...home, street: 'Allee 1', houseNo: '' }
  const refused = await actOnPolicy(facts, owner, policy, formOf({ ...filledIn, pc: '' }))
  expect(refused).toMatchObject({ data: { values: { street: 'Allee 1', houseNo: '' } } })
  await ask(owner, policy, filledIn)
  const iban = 'DE89370400440532013000'
  await ask(owner, policy, { do: 'bank', accountHolder: 'Ana', iban, sepaMandate: 'yes' })
  const day = { 'startDate.day': '1', 'startDate.month': '2', 'startDate.year': '2027' }
  await ask(owner, policy, { do: 'startDate', ...day })
  await ask(owner, policy, { do: 'question', text: 'May I sublet?' })
  const { requests } = await loadPolicy(facts, owner, policy, url)
  const [question, start, bank, address] = requests.map(({ wanted }) => wanted)
  expect(question).toBeUndefined()
  expect(start).toMatch(/^1.February.2027$/)
  expect(bank).toMatch(/^Ana, DE89 \S+ 3000$/)
  expect(address).toBe('Allee 1, 50667 Köln')
  expect((await loadPolicy(facts, owner, policy, url)).requests).toHaveLength(4)
  // The same once more, typed as the form has it.
  await ask(owner, policy, { do: 'address', ...home })
  expect((await loadPolicy(facts, owner, policy, url)).requests).toHaveLength(4)
})

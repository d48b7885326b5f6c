import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { customers } from '#accounts/tables.ts'
import { moveApplication } from '#brokerage/applications/move-application.ts'
import { followUp } from '#brokerage/follow-up/system-follow-up.ts'
import { composeCaseMail } from '#brokerage/mails/compose-case-mail.ts'
import type { MailFacts } from '#brokerage/mails/mail-facts.ts'
import { outgoingMails } from '#brokerage/mails/tables.ts'
import { decideRequest } from '#brokerage/office/decide-request.ts'
import { findRequest } from '#brokerage/office/find-request.ts'
import { noteEnd } from '#brokerage/office/note-end.ts'
import { moveClaim } from '#brokerage/office/work-on-cases.ts'
import { findPolicy, readPolicyDetails } from '#brokerage/policies/find-policy.ts'
import { exportData } from '#brokerage/privacy/export-data.ts'
import { exportPaper } from '#brokerage/privacy/export-paper.tsx'
import { sealIn, unsealFrom } from '#brokerage/seals.ts'
import { findClaim, findClaimsOf } from '#brokerage/service/file-claim.ts'
import { withdraw } from '#brokerage/service/withdraw.ts'
import { applications, policies } from '#brokerage/tables.ts'
import { contractByHand, placeOrder } from '#brokerage/test-contracts.ts'
import { addCustomer, shareTestDesk } from '#brokerage/test-desk.ts'
import type { Owner } from './account-facts.ts'
import { actOnPolicy } from './act-on-policy.ts'
import { answerClaim, loadClaim } from './claim.ts'
import { answerConsents } from './consents.ts'
import { fileLinks } from './file-links.ts'
import { loadApplication, loadPolicy } from './load-policy.ts'
import { formOf, testAccountFacts } from './test-account.ts'

const url = new URL('http://app.localhost:3000/me/policies')

const office = await shareTestDesk({ runJobs: false })
const { facts } = testAccountFacts(office)

async function contract(line?: string) {
  const actor = await addCustomer(office)
  const [customer] = await office.desk.db
    .select()
    .from(customers)
    .where(eq(customers.id, actor.userId))
  if (!customer) throw new Error('The customer is gone.')
  const owner: Owner = { actor, customer, session: undefined as never }
  return { owner, ...(await contractByHand(office, actor, line)) }
}

/** The newest mail that is due, as it will be sent. */
async function newestMail() {
  const { desk } = office
  const [row] = await desk.db.select().from(outgoingMails).orderBy(desc(outgoingMails.id)).limit(1)
  if (!row) throw new Error('There is no mail.')
  const about = unsealFrom<MailFacts>(desk, 'outgoing_mails.facts', row.dedupeKey, row.facts)
  const { subject, text } = composeCaseMail(row.kind, about, {
    brandName: 'Feather',
    attachments: [],
    messageId: '<a@b>',
    writtenAt: new Date(),
  })
  return { kind: row.kind, subject, text }
}

async function ask(owner: Owner, policy: string, body: Record<string, string>) {
  const answer = await actOnPolicy(facts, owner, policy, formOf(body))
  if (!(answer instanceof Response)) throw new Error(JSON.stringify(answer.data))
  const to = new URL(answer.headers.get('location') ?? '', url)
  return to.searchParams.get('number') ?? ''
}

test('a contract names each payment, and no fund does, which takes its contributions itself', async () => {
  expect((await shownOf('household')).instalment).toContain('€')
  expect(await shownOf('public-health')).toMatchObject({
    card: { by: 'fund' },
    instalment: undefined,
    paysByTransfer: false,
    leavesB2b: false,
  })
})

test('a contract that was withdrawn from names no payments any more', async () => {
  const { owner, policy } = await contract()
  const paid = async () => {
    const { payment, instalment } = await loadPolicy(facts, owner, policy, url)
    return [payment, instalment].filter(Boolean).length
  }
  expect(await paid()).toBe(2)
  await withdraw(office.desk, owner.actor, { reference: policy })
  expect(await paid()).toBe(0)
})

test('an address abroad is told with its country, as on papers', async () => {
  const { owner, policy } = await contract()
  const shown = async () => (await loadPolicy(facts, owner, policy, url)).address
  expect(await shown()).toMatch(/, \d{5} \S+$/)
  const [row] = await office.desk.db.select().from(policies).where(eq(policies.reference, policy))
  if (!row) throw new Error('The contract is gone.')
  const before = readPolicyDetails(office.desk, row)
  const address = { street: 'Rua Augusta', houseNo: '7', pc: '1100', city: 'Lisboa', country: 'PT' }
  const details = sealIn(office.desk, 'policies.details', policy, { ...before, address })
  await office.desk.db.update(policies).set({ details }).where(eq(policies.id, row.id))
  expect(await shown()).toBe('Rua Augusta 7, 1100 Lisboa, Portugal')
})

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

test('a health contract says until when its end waits for proof, and takes the proof', async () => {
  const { desk } = office
  const { owner, policy, broker } = await contract('private-health')
  const shown = () => loadPolicy(facts, owner, policy, url)
  // The proof has time until the end of the insurance year, to which notice is given.
  const before = await shown()
  const due = before.earliestEnd
  expect([before.proofDue, before.notice, before.isUnproven]).toEqual([due, undefined, false])
  await ask(owner, policy, { do: 'cancel', sure: 'yes' })
  const cancelled = await shown()
  expect(cancelled.isUnproven).toBe(true)
  expect(cancelled.notice).toEqual({ kind: 'proofMissing', days: { end: before.earliestEnd, due } })
  expect(cancelled.dates).toContainEqual({ code: 'proofDue', date: due })
  const { cover } = await loadClaim(facts, owner, policy)
  expect(cover.endDate).toBeUndefined()
  const empty = await actOnPolicy(facts, owner, policy, formOf({ do: 'proof' }))
  expect(empty).toMatchObject({ data: { errors: { 'files-proof': 'required' }, form: 'proof' } })
  const proof = formOf({ do: 'proof' })
  proof.append('files', new File(['%PDF-1.7\n1\n%%EOF'], 'member.pdf'))
  const sent = (await actOnPolicy(facts, owner, policy, proof)) as Response
  expect(sent.headers.get('location')).toMatch(/told=proofSent&number=FR-/)
  expect((await shown()).notice?.kind).toBe('proofSent')
  await noteEnd(desk, broker, policy, { by: 'proof', on: desk.today() })
  expect(await newestMail()).toMatchObject({ kind: 'endSettled' })
  const settled = await shown()
  expect([settled.isUnproven, settled.notice]).toEqual([false, undefined])
  const late = await actOnPolicy(facts, owner, policy, proof)
  expect(late).toMatchObject({ data: { problem: 'tooLate' } })
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

async function shownOf(line: string) {
  const { owner, policy } = await contract(line)
  return loadPolicy(facts, owner, policy, url)
}

test('what was asked for stands in the account, an account number in part', async () => {
  const { owner, policy } = await contract()
  const home = { street: 'Allee', houseNo: '1', pc: '50667', city: 'Köln', state: 'NW' }
  await ask(owner, policy, { do: 'address', ...home })
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
})

describe('a claim', () => {
  const form = (entries: Record<string, string>, files: readonly File[] = []) => {
    const made = formOf(entries)
    for (const file of files) made.append('files', file)
    return made
  }
  const happened = {
    kind: 'theft',
    description: 'The bag is gone',
    'occurredOn.day': '14',
    'occurredOn.month': '11',
    'occurredOn.year': '2026',
  }
  const photo = new File([Buffer.from('ffd8ffe0000000000000ffd9', 'hex')], 'bag.jpg')

  test('tells all that is wrong at once, and keeps what could be taken', async () => {
    const { owner, policy } = await contract()
    const asked = { ...happened, 'occurredOn.year': '2028', description: '', amount: 'a lot' }
    const program = new File(['MZ'], 'run.exe')
    const answer = await answerClaim(facts, owner, policy, form(asked, [photo, program]))
    expect(answer).toMatchObject({
      data: {
        errors: { occurredOn: 'date', description: 'required', amount: 'amount', files: 'file' },
        files: [{ name: 'bag.jpg' }],
      },
    })
    expect(await findClaimsOf(office.desk, owner.actor)).toEqual([])
  })

  test('whose kind was not chosen is not filed', async () => {
    const { owner, policy } = await contract()
    expect(await answerClaim(facts, owner, policy, form({ ...happened, kind: '' }))).toMatchObject({
      data: { errors: { kind: 'required' } },
    })
    expect(await findClaimsOf(office.desk, owner.actor)).toEqual([])
  })

  test('that comes when the session is over stays on the page, and is not filed', async () => {
    const { owner, policy } = await contract()
    const told = form({ ...happened, fileId: 'F1|bag.jpg' }, [photo])
    expect(await answerClaim(facts, undefined, policy, told)).toMatchObject({
      data: {
        values: { description: 'The bag is gone', occurredOn: '2026-11-14' },
        problem: 'signedOut',
        files: [{ id: 'F1', name: 'bag.jpg' }],
      },
      init: { status: 401 },
    })
    const change = { do: 'question', text: 'May I sublet?' }
    expect(await actOnPolicy(facts, undefined, policy, formOf(change))).toMatchObject({
      data: { values: { text: 'May I sublet?' }, problem: 'signedOut', form: 'question' },
    })
    expect(await findClaimsOf(office.desk, owner.actor)).toEqual([])
  })

  test.each([
    ['1.234,56', 123_456],
    ['1,234.56 €', 123_456],
    ['80', 8_000],
  ])('reads an amount as people write it: %s', async (amount, amountCents) => {
    const { owner, policy } = await contract()
    await answerClaim(facts, owner, policy, form({ ...happened, amount }))
    const claims = await findClaimsOf(office.desk, owner.actor)
    expect(claims).toMatchObject([{ details: { amountCents } }])
  })

  test('from before the cover began is taken, and says what to expect until it is decided', async () => {
    const { owner, policy, broker } = await contract()
    const { cover } = await loadClaim(facts, owner, policy)
    expect(await answerClaim(facts, owner, policy, form(happened))).toBeInstanceOf(Response)
    const shown = async () => (await loadPolicy(facts, owner, policy, url)).claims
    const [claim] = await shown()
    expect(claim?.outside).toEqual({ side: 'before', date: cover.first })
    const days = { startDate: cover.startDate, endDate: undefined }
    const reference = claim?.reference ?? ''
    expect((await findClaim(office.desk, broker, reference))?.cover).toEqual(days)
    await moveClaim(office.desk, broker, reference, 'rejected', { reply: 'It was too early.' })
    expect((await shown())[0]?.outside).toBeUndefined()
  })

  test('from the waiting time is taken, and says what need not wait', async () => {
    const { owner, policy, broker } = await contract('legal')
    await office.desk.db
      .update(policies)
      .set({ startDate: '2026-11-01' })
      .where(eq(policies.reference, policy))
    const { cover, waiting } = await loadClaim(facts, owner, policy)
    expect(cover.waitingUntil).toBe('2027-01-31')
    expect(waiting).toContain('Traffic, criminal law and consumer contracts')
    const dispute = { ...happened, kind: 'legalDispute' }
    expect(await answerClaim(facts, owner, policy, form(dispute))).toBeInstanceOf(Response)
    const [claim] = (await loadPolicy(facts, owner, policy, url)).claims
    expect(claim?.outside).toEqual({ side: 'waiting', date: cover.waited })
    expect((await findClaim(office.desk, broker, claim?.reference ?? ''))?.cover).toMatchObject({
      waitingUntil: cover.waitingUntil,
    })
  })

  test('that is rejected says why, until it is opened again', async () => {
    const { owner, policy, broker } = await contract()
    await answerClaim(facts, owner, policy, form(happened, [photo]))
    const [claim] = await findClaimsOf(office.desk, owner.actor)
    const move = (to: 'rejected' | 'open', reply?: string) =>
      moveClaim(office.desk, broker, claim?.reference ?? '', to, { reply })
    const shown = async () => (await loadPolicy(facts, owner, policy, url)).claims
    expect(await shown()).toMatchObject([{ reply: undefined, files: [{ name: 'bag.jpg' }] }])
    expect(await move('rejected', 'The door was open.')).toBe(true)
    expect(await shown()).toMatchObject([{ state: 'rejected', reply: 'The door was open.' }])
    const mail = await newestMail()
    expect(mail.text).not.toContain('door')
    expect(mail.text).toContain(`/me/policies/${policy}\n`)
    expect(await move('open')).toBe(true)
    expect(await shown()).toMatchObject([{ state: 'open', reply: undefined }])
  })
})

test('an application that a broker declined says why in the account and the export, in no mail', async () => {
  const { owner, broker } = await contract()
  const { desk } = office
  const reference = await placeOrder(desk, owner.actor, 'household')
  const shown = async () => (await loadApplication(facts, owner, reference, url)).reply
  expect(await shown()).toBeUndefined()
  const reply = ' The insurer has too many\nfloods there. '
  const moving = await moveApplication(desk, broker, reference, 'declined', { reply })
  expect(moving).toMatchObject({ outcome: 'moved' })
  expect(await shown()).toBe(reply.trim())
  const taken = (await exportData(desk, owner.actor))?.applications
  expect(taken?.find((each) => each.reference === reference)?.reply).toBe(reply.trim())
  expect(await exportPaper(desk, owner.actor, 'en')).toBeDefined()
  const isIt = eq(applications.reference, reference)
  const [row] = await desk.db.select({ id: applications.id }).from(applications).where(isIt)
  await followUp(desk, row?.id ?? 0)
  const mail = await newestMail()
  expect(mail.kind).toBe('declined')
  expect(mail.text).not.toContain('floods')
  expect(mail.text).toContain('The reason is in your account.')
  expect(mail.text).toContain(`/me/applications/${reference}\n`)

  const second = await moveApplication(desk, broker, reference, 'declined', { reply: 'Other' })
  expect(second).toMatchObject({ outcome: 'notAllowed' })
  expect(await shown()).toBe(reply.trim())
})

test('who has yet to confirm the address is led from the link in a mail to where that is done', async () => {
  const { owner: stranger } = await contract()
  const { policy, application } = await contract()
  const unproven = { ...stranger, customer: { ...stranger.customer, addressProvenAt: null } }
  const proven = { ...stranger, customer: { ...stranger.customer, addressProvenAt: new Date() } }
  for (const [load, reference] of [
    [loadPolicy, policy],
    [loadApplication, application],
  ] as const) {
    const led = (await load(facts, unproven, reference, url).catch((thrown) => thrown)) as Response
    expect(led.headers.get('location')).toBe('/me/policies')
    await expect(load(facts, proven, reference, url)).rejects.toMatchObject({
      init: { status: 404 },
    })
  }
})

test('papers stand in the order in which they are looked for', () => {
  const names = ['applicationSummary', 'invoice', undefined, 'municipalityCertificate', 'policy']
  const files = names.map((code, index) => ({
    id: String(index),
    code,
    name: code ?? 'photo.jpg',
    type: '',
    bytes: 1,
    sha256: '',
    kind: code ? 'document' : 'upload',
    createdAt: new Date(),
  })) as unknown as Parameters<typeof fileLinks>[0]
  const links = fileLinks(files, 'de').map(({ name, language }) => [name, language])
  expect(links).toEqual([
    ['policy', 'de'],
    ['municipalityCertificate', 'de'],
    ['invoice', 'de'],
    ['applicationSummary', 'de'],
    ['photo.jpg', undefined],
  ])
})

test('a consent that is taken back once more leads to the page that shows what holds', async () => {
  const { owner } = await contract()
  const taken = { code: 'marketingConsent', reference: '' }
  const answer = await answerConsents(facts, owner, formOf(taken))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/me/consents'])
})

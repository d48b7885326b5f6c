import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { moveApplication } from '#brokerage/applications/move-application.ts'
import { followUp } from '#brokerage/follow-up/system-follow-up.ts'
import { noteEnd } from '#brokerage/office/note-end.ts'
import { readPolicyDetails } from '#brokerage/policies/find-policy.ts'
import { exportData } from '#brokerage/privacy/export-data.ts'
import { exportPaper } from '#brokerage/privacy/export-paper.tsx'
import { askCustomer } from '#brokerage/questions/ask-customer.ts'
import { decideOffer, openOffer } from '#brokerage/questions/decide-offer.ts'
import { sealIn } from '#brokerage/seals.ts'
import { withdraw } from '#brokerage/service/withdraw.ts'
import { applications, policies } from '#brokerage/tables.ts'
import { contractByHand, placeOrder } from '#brokerage/test-contracts.ts'
import { shareTestDesk } from '#brokerage/test-desk.ts'
import { actOnPolicy } from './act-on-policy.ts'
import { loadClaim } from './claim.ts'
import { loadApplication, loadPolicy } from './load-policy.ts'
import { formOf } from './test-account.ts'
import { testOwnContracts, url } from './test-own-contracts.ts'

const office = await shareTestDesk({ runJobs: false })
const { facts, contract, shownOf, ask, newestMail } = testOwnContracts(office)

const payOnceAYear = (policy: string) =>
  office.desk.db
    .update(policies)
    .set({ instalmentCents: 30_00 })
    .where(eq(policies.reference, policy))

test('a contract names each payment that is not the price of a month, and no fund does, which takes its contributions itself', async () => {
  const { owner, policy } = await contract()
  const named = async () => (await loadPolicy(facts, owner, policy, url)).instalment
  expect(await named()).toBeUndefined()
  await payOnceAYear(policy)
  expect(await named()).toContain('€30.00')
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
  await payOnceAYear(policy)
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

test('a health contract says until when its end waits for proof, and takes the proof', async () => {
  const { desk } = office
  const { owner, policy, broker } = await contract('private-health')
  const shown = () => loadPolicy(facts, owner, policy, url)
  // The proof has time until the end of the insurance year, to which notice is given.
  const before = await shown()
  const due = before.earliestEnd
  expect([before.proofDue, before.notice, before.isUnproven]).toEqual([due, undefined, false])
  expect(before.dates).toContainEqual({ code: 'earliestEnd', date: due, byYear: true })
  await ask(owner, policy, { do: 'cancel', sure: 'yes' })
  const cancelled = await shown()
  expect(cancelled.isUnproven).toBe(true)
  expect(cancelled.notice).toEqual({ kind: 'proofMissing', days: { end: before.earliestEnd, due } })
  expect(cancelled.dates).toContainEqual({ code: 'proofDue', date: due, byYear: false })
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

test('a contract that was made on other terms leads to the offer that names them, also when it was answered', async () => {
  const { desk } = office
  const { owner, broker } = await contract()
  const application = await placeOrder(desk, owner.actor, 'life')
  await moveApplication(desk, broker, application, 'underwriting')
  const offer = { kind: 'counterOffer', text: 'Without the back.', priceCents: 4_200 } as const
  await askCustomer(desk, broker, application, offer)
  const asked = async () => (await loadApplication(facts, owner, application, url)).questions[0]
  const { reference = '', offer: offered } = (await asked()) ?? {}
  await openOffer(desk, owner.actor, reference)
  await decideOffer(desk, owner.actor, reference, 'accepted', 'en')
  await moveApplication(desk, broker, application, 'active')
  expect((await asked())?.offer?.href).toBe(offered?.href)
  const { policyReference = '' } = await loadApplication(facts, owner, application, url)
  const hrefs = async (policy: string) =>
    (await loadPolicy(facts, owner, policy, url)).files.map(({ href }) => href)
  expect(await hrefs(policyReference)).toContain(offered?.href)
  const { policy } = await contractByHand(office, owner.actor)
  expect((await hrefs(policy)).filter((href) => href.includes('offer'))).toEqual([])
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
    [loadClaim, policy],
    [loadClaim, 'FP-0000-0000-0000'],
  ] as const) {
    const led = (await load(facts, unproven, reference, url).catch((thrown) => thrown)) as Response
    expect(led.headers.get('location')).toBe('/me/policies')
    await expect(load(facts, proven, reference, url)).rejects.toMatchObject({
      data: { notInAccount: true },
      init: { status: 404 },
    })
  }
})

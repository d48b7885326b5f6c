import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { anonymous } from '#accounts/acting-user.ts'
import { MOST_MAILS } from '#accounts/customers/limit-attempts.ts'
import { MOST_GUESSES } from '#accounts/customers/limit-guesses.ts'
import { customers } from '#accounts/tables.ts'
import { findLinkedAdvice } from '#brokerage/advice/advice-link.ts'
import type { AdviceRecord } from '#brokerage/advice/advice-record.ts'
import { keepAdvice } from '#brokerage/advice/keep-advice.ts'
import { confirmMarketing, findChoices, saveChoices } from '#brokerage/service/customer-choices.ts'
import { findDependants } from '#brokerage/service/dependants.ts'
import { brokerageFiles } from '#brokerage/tables.ts'
import { contractOf } from '#brokerage/test-contracts.ts'
import { addCustomer, shareTestDesk } from '#brokerage/test-desk.ts'
import { limitOn, type Owner, ownerOf } from './account-facts.ts'
import { actOnPolicy } from './act-on-policy.ts'
import { answerClaim } from './claim.ts'
import { sendFile } from './file-links.ts'
import { loadOverview } from './load-overview.ts'
import { loadApplication, loadPolicy } from './load-policy.ts'
import { sendExport, sendExportPaper } from './own-data.ts'
import { sendOffer } from './questions.ts'
import { leadIn } from './session-cookie.ts'
import { answerSettings } from './settings.ts'
import { answerSignIn } from './sign-in.ts'
import { answerTicket } from './sign-in-links.ts'
import { takeForm } from './take-form.ts'
import { formOf, testAccountFacts } from './test-account.ts'

const url = new URL('http://app.localhost:3000/me/policies')

const office = await shareTestDesk()
const { facts } = testAccountFacts(office)

async function ownerWith(email: string): Promise<Owner> {
  const actor = await addCustomer(office, email)
  const [customer] = await office.desk.db
    .select()
    .from(customers)
    .where(eq(customers.id, actor.userId))
  if (!customer) throw new Error('The customer is gone.')
  return { ...signedIn(customer), actor }
}

function signedIn(customer: Owner['customer']) {
  return { customer, session: undefined as never }
}

/** As a page of ours sends it. */
function ownForm(form: Record<string, string>, origin = url.origin): Request {
  return new Request(url, { method: 'POST', headers: { origin }, body: new URLSearchParams(form) })
}

const contractFor = (email: string) => contractOf(office, anonymous, email)

describe('what belongs to an address', () => {
  test('is shown to the account that proved it, and to no other', async () => {
    const { application, policy } = await contractFor('owner@example.org')
    const owner = await ownerWith('owner@example.org')
    await leadIn(facts, url.href, { customer: owner.customer })
    const stranger = await ownerWith('stranger@example.org')
    await leadIn(facts, url.href, { customer: stranger.customer })
    const own = await loadOverview(facts, owner, url)
    expect(own.cards.map(({ reference }) => reference)).toEqual([policy])
    const file = own.cards[0]?.files[0]?.href.split('/').at(-1) ?? ''
    const sent = await sendFile(facts, owner, file, new Request(url))
    expect(sent.headers.get('content-type')).toBe('application/pdf')
    // A download that broke off goes on, for its owner alone.
    const headers = { range: 'bytes=4-', 'if-range': sent.headers.get('etag') ?? '' }
    const rest = new Request(url, { headers })
    const resumed = await sendFile(facts, owner, file, rest)
    expect(resumed.status).toBe(206)
    expect(await resumed.bytes()).toEqual((await sent.bytes()).subarray(4))

    const others = await loadOverview(facts, stranger, url)
    expect([others.cards, others.applications, others.dates]).toEqual([[], [], []])
    const notFound = { init: { status: 404 } }
    await expect(sendFile(facts, stranger, file, rest)).rejects.toMatchObject(notFound)
    const elsewhere = { data: { notInAccount: true }, ...notFound }
    await expect(loadPolicy(facts, stranger, policy, url)).rejects.toMatchObject(elsewhere)
    await expect(loadApplication(facts, stranger, application, url)).rejects.toMatchObject(
      elsewhere,
    )
    const cancel = formOf({ do: 'cancel', sure: 'yes' })
    await expect(actOnPolicy(facts, stranger, policy, cancel)).rejects.toMatchObject(elsewhere)
    const claim = (...kinds: string[]) => {
      const body = formOf({ do: 'claimFiles' })
      for (const kind of kinds)
        body.append('files', new File([`%PDF-1.7\n${kind}\n%%EOF`], 'a.pdf'))
      return body
    }
    await expect(answerClaim(facts, stranger, policy, claim(''))).rejects.toMatchObject(elsewhere)
    // One file of two is refused: none is kept.
    await actOnPolicy(facts, stranger, policy, claim('', '1 0 obj <</OpenAction 5 0 R>> endobj'))
    const isTheirs = eq(brokerageFiles.customerId, stranger.customer.id)
    expect(await office.desk.db.$count(brokerageFiles, isTheirs)).toBe(0)
  })

  test('waits for who reads the mails to it, whoever knows the password', async () => {
    await contractFor('unproven@example.org')
    const { customer } = await ownerWith('unproven@example.org')
    const isOwn = eq(customers.id, customer.id)
    // Confirmed, by whomever: a stranger may have made the account and waited for that.
    await office.desk.db.update(customers).set({ addressProvenAt: null }).where(isOwn)
    const stranger = { ...customer, addressProvenAt: null }
    const { href } = url
    await leadIn(facts, href, { jwt: 'token', customer: stranger })
    const asStranger = await ownerOf({ customer: async () => signedIn(stranger) }, url)
    const seen = await loadOverview(facts, asStranger, url)
    expect([seen.cards, seen.applications, seen.confirmed]).toEqual([[], [], false])

    await office.desk.db.update(customers).set({ addressProvenAt: new Date() }).where(isOwn)
    await leadIn(facts, href, { jwt: 'token', customer })
    const owner = await ownerOf({ customer: async () => signedIn(customer) }, url)
    expect((await loadOverview(facts, owner, url)).cards).toHaveLength(1)
  })

  test('is not looked for at every visit', async () => {
    await contractFor('visits@example.org')
    const owner = await ownerWith('visits@example.org')
    expect((await loadOverview(facts, owner, url)).cards).toEqual([])
    await leadIn(facts, url.href, { customer: owner.customer })
    expect((await loadOverview(facts, owner, url)).cards).toHaveLength(1)
  })
})

test('advice is listed for whom it was given, with a link that opens it', async () => {
  const owner = await ownerWith('advised@example.org')
  const stranger = await ownerWith('unadvised@example.org')
  const record: AdviceRecord = {
    tool: 'general',
    language: 'en',
    ruleSet: 'general',
    ruleSetVersion: '1',
    asOf: '2026-11-15',
    answers: {},
    outcome: [],
    paper: {
      title: 'Advice',
      lead: 'Today',
      brandName: 'Feather',
      legalName: 'Feather GmbH',
      pageLabel: '{page}',
      sections: [],
    },
  }
  const mailed = await keepAdvice(office.desk, anonymous, record, 'advised@example.org')
  const own = await keepAdvice(office.desk, owner.actor, record)
  for (const { customer } of [owner, stranger]) await leadIn(facts, url.href, { customer })
  const { advice } = await loadOverview(facts, owner, url)
  expect(new Set(advice.map(({ reference }) => reference))).toEqual(
    new Set([mailed.reference, own.reference]),
  )
  const token = advice[0]?.href.split('/').at(-1) ?? ''
  const opened = await findLinkedAdvice(office.desk, 'secret', token)
  expect([mailed.id, own.id]).toContain(opened?.id)
  expect((await loadOverview(facts, stranger, url)).advice).toEqual([])
})

test('nothing is done for a form of another site', async () => {
  const forged = ownForm({ do: 'cancel', sure: 'yes' }, 'https://evil.example')
  const act = vi.fn<() => Promise<void>>()
  await expect(takeForm(facts, forged, act)).rejects.toMatchObject({ init: { status: 403 } })
  expect(act).not.toHaveBeenCalled()
})

test('language and mails are as chosen in the settings', async () => {
  const { desk } = office
  const owner = await ownerWith('chooses@example.org')
  const choose = (form: Record<string, string>) =>
    answerSettings(facts, owner, formOf({ do: 'choices', ...form }))
  const languageNow = async () => {
    const isOwn = eq(customers.id, owner.customer.id)
    const [row] = await desk.db.select().from(customers).where(isOwn)
    return row?.language
  }
  expect(await choose({ language: 'fr' })).toMatchObject({ status: 303 })
  expect(await languageNow()).toBe('fr')
  expect((await findChoices(desk, owner.actor)).deadlineMails).toBe(false)
  const led = (answer: unknown) =>
    answer instanceof Response ? answer.headers.get('location') : undefined
  // In another language the whole document is another one.
  const isAnew = (answer: unknown) =>
    answer instanceof Response && answer.headers.has('X-Remix-Reload-Document')
  const chosen = await choose({ language: 'es' })
  expect([led(chosen), isAnew(chosen)]).toEqual(['/me/settings?told=saved&lang=es', true])
  // Who changes something else goes on reading in whatever language.
  const same = await choose({ language: owner.customer.language, name: ' Ana ' })
  expect([led(same), isAnew(same)]).toEqual(['/me/settings?told=saved', false])
  const [named] = await desk.db.select().from(customers).where(eq(customers.name, 'Ana'))
  expect(named?.id).toBe(owner.customer.id)
  await choose({ language: 'fr' })
  await choose({ language: 'xx', deadlineMails: 'yes' })
  expect(await languageNow()).toBe('fr')
  expect((await findChoices(desk, owner.actor)).deadlineMails).toBe(true)
})

test('settings that arrive twice are done once, and say the same', async () => {
  const owner = await ownerWith('again@example.org')
  const twice = async (form: Record<string, string>) => {
    const answers = [1, 2].map(() => answerSettings(facts, owner, formOf(form)))
    for (const answer of await Promise.all(answers)) {
      expect(answer instanceof Response && answer.headers.get('location')).toBe(
        '/me/settings?told=saved',
      )
    }
    return findDependants(office.desk, owner.actor)
  }
  const born = { 'birthDate.day': '1', 'birthDate.month': '2', 'birthDate.year': '2020' }
  const child = { firstName: 'Zoé', lastName: 'Dupont', relation: 'child', ...born }
  const [added, ...others] = await twice({ do: 'addPerson', ...child })
  expect(others).toEqual([])
  expect(await twice({ do: 'removePerson', person: added?.reference ?? '' })).toEqual([])
  await twice({ do: 'choices', deadlineMails: 'yes' })
  expect((await findChoices(office.desk, owner.actor)).deadlineMails).toBe(true)
})

test('advertising needs a second yes, by the newest link', async () => {
  const { desk, mails } = office
  const { actor } = await ownerWith('news@example.org')
  await saveChoices(desk, actor, { deadlineMails: false, marketing: true, language: 'en' })
  expect(await findChoices(desk, actor)).toEqual({ deadlineMails: false, marketing: 'asked' })
  const token = await vi.waitFor(() => {
    const mail = mails.findLast(({ to }) => to === 'news@example.org')
    return /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? expect.fail('No mail came.')
  })
  expect(await confirmMarketing(desk, `${token}x`)).toBe(false)
  expect(await confirmMarketing(desk, token)).toBe(true)
  expect((await findChoices(desk, actor)).marketing).toBe('yes')
  // Who presses again, because the first answer was lost, hears the same.
  expect(await confirmMarketing(desk, token)).toBe(true)
  await saveChoices(desk, actor, { deadlineMails: true, marketing: false })
  expect(await findChoices(desk, actor)).toEqual({ deadlineMails: true, marketing: 'no' })
  expect(await confirmMarketing(desk, token)).toBe(false)
  expect((await findChoices(desk, actor)).marketing).toBe('no')
})

test('a network makes no more accounts and mails than a large office would', async () => {
  const { attempts } = facts.accounts
  const far = { ...facts, clientIp: '192.0.2.44' }
  const near = { ...facts, clientIp: '192.0.2.45' }
  // As the routes for programs count them.
  for (let n = 0; n < MOST_MAILS; n++) attempts.exceedsMails('192.0.2.45', office.desk.clock.now())
  for (const what of ['register', 'link', 'reset', 'confirm']) {
    expect(limitOn(near, what, `${what}@example.org`)).toBe('tooManyMails')
    expect(limitOn(far, what, `${what}@example.org`)).toBeUndefined()
  }
  const asked = ownForm({ do: 'link', email: 'new@example.org' })
  expect(await answerSignIn(near, asked, url)).toMatchObject({
    data: { problem: 'tooManyMails' },
    init: { status: 429, headers: { 'retry-after': '3600' } },
  })
  // What mails nothing goes on.
  expect(limitOn(near, 'password')).toBeUndefined()
  expect(limitOn(near, 'settings', 'a-customer')).toBeUndefined()
})

test('who types a NUL byte is told that nobody has that address', async () => {
  const form = ownForm({ email: 'a\0b@example.org', password: 'correct horse' })
  expect(await answerSignIn({ ...facts, clientIp: '192.0.2.46' }, form, url)).toMatchObject({
    data: { problem: 'wrong' },
    init: { status: 400 },
  })
})

test('an account that others guess at is asked to come in by a link, which is sent', async () => {
  const site = testAccountFacts(office)
  const { email } = (await ownerWith('guessed@example.org')).customer
  const { guesses } = site.accounts.desk
  for (let n = 0; n < MOST_GUESSES; n++) guesses.exceeds(email, new Date())
  const signIn = (fields: Record<string, string>) =>
    answerSignIn(site.facts, ownForm({ email, ...fields }), url)
  expect(await signIn({ password: 'correct horse' })).toMatchObject({
    data: { problem: 'tooManyGuesses' },
    init: { status: 429, headers: { 'retry-after': '3600' } },
  })
  expect(await signIn({ do: 'link' })).toMatchObject({ data: { told: 'linkSent' } })
  await site.accounts.close()
  expect(site.mails).toMatchObject([{ to: email }])
})

test('who asks too often for what we draw anew each time is told to wait, in their language', async () => {
  const owner = await ownerWith('hoards@example.org')
  const inFrench = { ...facts, locale: 'fr-fr' } as const
  for (let tries = 0; tries < 10; tries++) limitOn(facts, 'papers', owner.customer.id)
  for (const answer of [
    await sendExport(inFrench, owner),
    await sendExportPaper(inFrench, owner),
    await sendOffer(inFrench, owner, 'FQ-0000-0000-0000'),
  ]) {
    expect(answer.status).toBe(429)
    expect(await answer.text()).toMatch(/^Cela fait beaucoup/)
  }
  const other = await ownerWith('patient@example.org')
  expect((await sendExport(inFrench, other)).status).toBe(200)
  expect((await sendExportPaper(inFrench, other)).status).toBe(200)
})

test('who is asked to wait before the second factor finds its field again', async () => {
  const known = { email: 'hasty@example.org', password: 'wrong' }
  const signIn = (fields: Record<string, string>) =>
    answerSignIn(facts, ownForm({ ...known, ...fields }), url)
  for (let tries = 0; tries < 10; tries++) limitOn(facts, 'password')
  const isAsked = (asksCode: boolean) => ({ data: { problem: 'tooMany', asksCode } })
  expect(await signIn({ otp: '123456' })).toMatchObject(isAsked(true))
  expect(await signIn({})).toMatchObject(isAsked(false))
})

test('who is asked to wait before the second factor of a link may try with it again', async () => {
  const bring = (fields: Record<string, string>) =>
    answerTicket(facts, ownForm({ ticket: 'from-a-mail', ...fields }), url)
  for (let tries = 0; tries < 10; tries++) limitOn(facts, 'ticket')
  const told = { values: {}, errors: {}, problem: 'tooMany' }
  expect(await bring({ do: 'code', otp: '123456' })).toMatchObject({
    data: { ...told, ticket: 'from-a-mail' },
    init: { status: 429, headers: { 'retry-after': '60' } },
  })
  // The link itself was not used yet, so its page still holds it.
  expect(await bring({ do: 'use' })).toHaveProperty('data', told)
})

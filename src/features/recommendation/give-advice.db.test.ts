import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anonymous } from '#accounts/acting-user.ts'
import type { AdviceRecord } from '#brokerage/advice/advice-record.ts'
import { adviceRecords } from '#brokerage/advice/tables.ts'
import { eraseData } from '#brokerage/privacy/erase-data.ts'
import { unsealFrom } from '#brokerage/seals.ts'
import { addCustomer, shareTestDesk } from '#brokerage/test-desk.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { COOKIES } from '#sites/cookies.ts'
import { originOf } from '#sites/hosts.ts'
import { giveAdvice } from './give-advice.ts'
import { caseQuery, HEALTH_CASES, LIFE_CASES } from './test-cases.ts'

const office = await shareTestDesk({ runJobs: false })

const send = (entries: Record<string, string>, mailer = office.desk.mailer, isTooMuch = false) => {
  const origin = originOf(office.desk.hosts, 'app')
  const query = caseQuery(LIFE_CASES[0]?.answers ?? {})
  const url = new URL(`${origin}/recommendation-tool/advice?${query}`)
  const body = new URLSearchParams({ tool: 'general', ...entries })
  return giveAdvice({
    request: new Request(url, { method: 'POST', body, headers: { origin } }),
    url,
    desk: { ...office.desk, mailer },
    actor: anonymous,
    locale: 'en-de',
    secretKey: 'a-key-of-tests-with-enough-characters',
    isTooMuch: () => isTooMuch,
  })
}
const said = (answer: Response) =>
  new URL(answer.headers.get('location') ?? '', 'http://a').searchParams.get('keep')
const byMail = { way: 'mail', email: 'ana@example.com' }

test('a record is mailed, or handed over as a file', async () => {
  expect(said(await send(byMail))).toBe('sent')
  const download = await send({ way: 'download' })
  expect(download.headers.get('location')).toMatch(/^\/recommendation-tool\/advice\/./)
  expect(await office.desk.db.$count(adviceRecords)).toBe(2)
})

test.each([
  ['no address', { ...byMail, email: 'ana@' }, 'emailWrong', false],
  ['one record too many', byMail, 'tooMany', true],
])('%s is told of beside the form, and nothing is kept', async (_, entries, notice, isTooMuch) => {
  const before = await office.desk.db.$count(adviceRecords)
  expect(said(await send(entries, office.desk.mailer, isTooMuch))).toBe(notice)
  expect(await office.desk.db.$count(adviceRecords)).toBe(before)
})

test('who waits for a mail that cannot be sent hears so, with their answers', async () => {
  const away = { ...office.desk.mailer, sendMail: () => Promise.reject(new Error('ECONNREFUSED')) }
  const answer = await send(byMail, away)
  expect(said(answer)).toBe('failed')
  expect(answer.headers.get('location')).toContain('status=employee')
})

test('an erasure keeps advice on health insurance, without the answer about health', async () => {
  const { desk } = office
  const actor = await addCustomer(office)
  const origin = originOf(desk.hosts, 'app')
  const query = caseQuery(HEALTH_CASES[2]?.answers ?? {})
  const url = new URL(`${origin}/recommendation-tool/advice?${query}`)
  const headers = { origin, cookie: `${COOKIES.privateAnswer.name}=conditions.yes` }
  const give = (entries: Record<string, string>) => {
    const body = new URLSearchParams({ tool: 'health', way: 'download', ...entries })
    return giveAdvice({
      request: new Request(url, { method: 'POST', body, headers }),
      url,
      desk,
      actor,
      locale: 'en-de',
      secretKey: 'a-key-of-tests-with-enough-characters',
      isTooMuch: () => false,
    })
  }
  // It is stored with a yes of its own alone.
  const stored = () => desk.db.$count(adviceRecords, eq(adviceRecords.customerId, actor.userId))
  expect(said(await give({}))).toBe('consentMissing')
  expect(await stored()).toBe(0)
  await give({ healthConsent: 'yes' })
  const read = async () => {
    const isOwn = eq(adviceRecords.customerId, actor.userId)
    const [row] = await desk.db.select().from(adviceRecords).where(isOwn)
    if (!row) throw new Error('It was not kept.')
    return unsealFrom<AdviceRecord>(desk, 'advice_records.contents', row.id, row.contents)
  }
  const before = await read()
  expect(before.answers).toMatchObject({ conditions: 'yes' })
  expect(JSON.stringify(before.paper)).toContain('Stored with your explicit consent of')
  await eraseData(desk, actor)
  const { answers, outcome, paper } = await read()
  expect(answers).not.toHaveProperty('conditions')
  expect(answers).toHaveProperty('age')
  expect(outcome).toEqual(before.outcome)
  expect(JSON.stringify(paper)).not.toMatch(/diabetes|conditions you named/)
})

test('a link to a record tells the language of its mail, also where it is over', async () => {
  const { desk } = office
  const origin = originOf(desk.hosts, 'app')
  const url = new URL(
    `${origin}/recommendation-tool/advice?${caseQuery(HEALTH_CASES[2]?.answers ?? {})}`,
  )
  const body = new URLSearchParams({ tool: 'health', healthConsent: 'yes', ...byMail })
  const headers = { origin, cookie: `${COOKIES.privateAnswer.name}=conditions.yes` }
  const sent: Mail[] = []
  await giveAdvice({
    request: new Request(url, { method: 'POST', body, headers }),
    url,
    desk: { ...desk, mailer: { ...desk.mailer, sendMail: async (mail) => void sent.push(mail) } },
    actor: anonymous,
    locale: 'fr-fr',
    secretKey: 'a-key-of-tests-with-enough-characters',
    isTooMuch: () => false,
  })
  expect(sent[0]?.text).toMatch(/\/recommendation-tool\/advice\/\S+\?lang=fr-fr\n/)
})

import { eq } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { adviceRecords } from '#brokerage/advice/tables.ts'
import { draftKeys, drafts } from '#brokerage/drafts/tables.ts'
import { claims, customerRequests, dependants } from '#brokerage/service/tables.ts'
import { applications, brokerageFiles, policies } from '#brokerage/tables.ts'
import { shareTestDesk } from '#brokerage/test-desk.ts'
import { testAccountFacts } from '#features/my-account/test-account.ts'
import routeTable from '../../routes.ts'
import { type RequestFacts, requestFacts } from '../request-facts.ts'
import { customerWithMatters, questionsOf } from './test-customer-matters.ts'

/*
 * Two customers, and a visitor without an account. Whatever has an id or a token is asked for with
 * that of Bea: by Ada, who has the same of her own, and by the visitor.
 */
const office = await shareTestDesk({ runJobs: false })
const { desk } = office
const { db } = desk
const { facts } = testAccountFacts(office)
const { secretKey } = facts
const origin = desk.hosts.origins.app

const ada = await customerWithMatters(office, secretKey, 'ada@example.org')
const bea = await customerWithMatters(office, secretKey, 'bea@example.org')

/** Where else somebody is sent: to sign in, or to the page of a call, which is tried with the same tokens. */
const SAYS_WHY_NOT = /^\/(account\/signin|calls\/booking)/

/** All that is Bea's. */
async function matters() {
  const tables = [applications, policies, claims, customerRequests, dependants, brokerageFiles]
  const own = [...tables, drafts, adviceRecords].map((table) =>
    db.select().from(table).where(eq(table.customerId, bea.userId)),
  )
  const keys = db.select().from(draftKeys).where(eq(draftKeys.draftId, bea.draft.id))
  return Promise.all([...own, keys, questionsOf(db, bea.userId)])
}

type Viewer = 'Bea' | 'Ada' | 'visitor'
type Ask = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: string
  readonly form?: Readonly<Record<string, string>>
  /** Of the page that sends the form. */
  readonly from?: string
}
type Module = { loader?: (args: object) => unknown; action?: (args: object) => unknown }

const modules = import.meta.glob<Module>('./**/*.{ts,tsx}')

async function ask(file: string, path: string, who: Viewer, asked: Ask) {
  const { params = {}, query, form, from = origin } = asked
  const found = { Bea: bea.customer, Ada: ada.customer, visitor: undefined }[who]
  const context = new RouterContextProvider()
  const known = {
    ...facts,
    target: { kind: 'app' },
    brokerage: desk,
    env: { secretKey },
    // Ada's browser keeps what opens hers; nobody has what opens Bea's.
    draftKeys: () => (who === 'Ada' ? [ada.draft.key] : []),
    customer: async () => found && { customer: found, session: { id: 'one', userId: found.id } },
    forms: { limits: { exceeds: () => false } },
    content: { getSettings: async () => ({}), listHelp: async () => [] },
  }
  context.set(requestFacts, known as unknown as RequestFacts)
  const named: Ask['params'] = { journey: 'household', ...params }
  const filled = path.replace(/:(\w+)/g, (_, name) => named?.[name] ?? '')
  const url = new URL(`${origin}/${filled}${query ? `?${query}` : ''}`)
  const request = new Request(url, {
    headers: {
      origin: from,
      cookie: `feather_draft_household=${who === 'Ada' ? ada.draft.key : ''}`,
    },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  const { loader, action } = (await modules[file]?.()) ?? {}
  const run = form ? action : loader
  if (!run) throw new Error(`${file} has no ${form ? 'action' : 'loader'}`)
  try {
    return await told(await run({ request, url, params, context }))
  } catch (thrown) {
    return told(thrown)
  }
}

/** What a route answered or threw. */
async function told(answer: unknown) {
  if (answer instanceof Error) throw answer
  if (answer instanceof Response) {
    const { status, headers } = answer
    const text = Buffer.from(await answer.bytes()).toString('latin1')
    return { status, to: headers.get('location') ?? '', cookies: headers.getSetCookie(), text }
  }
  const { init, data = answer } = Object(answer) as { init?: { status?: number }; data?: unknown }
  return { status: init?.status ?? 200, to: '', cookies: [], text: JSON.stringify(data) }
}

/** The last letter of a signature holds few bits: another one before it makes it another. */
const tampered = (token: string) =>
  token.replace(/.(?=.{3}$)/, (letter) => (letter === 'A' ? 'B' : 'A'))

const ofBea = { params: { reference: bea.policy } }
const withForms = (base: Ask, forms: readonly Readonly<Record<string, string>>[]): Ask[] =>
  forms.map((form) => ({ ...base, form }))
const onQuestion = [
  { do: 'answer', question: bea.question, text: 'Yes' },
  { do: 'accept', question: bea.question, read: 'yes' },
  { do: 'refuse', question: bea.question },
]
const onPolicy = [
  { do: 'question', text: 'Hello?' },
  { do: 'cancel', sure: 'yes' },
  { do: 'cancelForPremium', sureForPremium: 'yes' },
  { do: 'startDate', 'startDate.day': '1', 'startDate.month': '1', 'startDate.year': '2027' },
  { do: 'claimFiles', claim: bea.claim },
  { do: 'proof' },
  ...onQuestion,
]
const wrong = (token: string): Ask[] =>
  [tampered(token), `${token}x`, '', '%00', bea.resumeToken].map((each) => ({
    params: { token: each },
  }))

type Trial = {
  /** Why there is nothing of anybody's to be had by a name in the address or in a form. */
  readonly open?: string
  /** Refused to all but Bea. */
  readonly reads?: readonly Ask[]
  /** Refused to everybody. */
  readonly never?: readonly Ask[]
  /** Change nothing of Bea's, and tell nothing of it. */
  readonly writes?: readonly Ask[]
}

/** Every route of the app, by its module: what is tried, or why there is nothing to try. */
const trials: Readonly<Record<string, Trial>> = {
  'account/policy.tsx': {
    reads: [ofBea],
    writes: [
      ...withForms(ofBea, onPolicy),
      ...withForms({ params: { reference: ada.policy } }, onPolicy.slice(4)),
    ],
  },
  'account/claim.tsx': {
    reads: [ofBea],
    writes: [ofBea, { params: { reference: ada.policy } }].flatMap((base) =>
      withForms(base, [
        {
          kind: 'theft',
          'occurredOn.day': '1',
          'occurredOn.month': '11',
          'occurredOn.year': '2026',
          description: 'Mine',
          fileId: `${bea.file}|a.pdf`,
        },
      ]),
    ),
  },
  'account/application.tsx': {
    reads: [{ params: { reference: bea.application } }],
    writes: [bea, ada].flatMap(({ application: reference }) =>
      withForms({ params: { reference } }, onQuestion),
    ),
  },
  'account/file.ts': {
    reads: [{ params: { id: bea.file } }, { params: { id: bea.draftFile } }],
    never: [{ params: { id: '%00' } }, { params: { id: `${bea.file}x` } }],
  },
  'account/offer.ts': { reads: [{ params: { reference: bea.question } }] },
  'account/consents.tsx': {
    writes: ['marketing', 'healthDataConsent', 'sepaMandate'].map((code) => ({
      form: { code, reference: bea.application },
    })),
  },
  'account/settings.tsx': { writes: [{ form: { do: 'removePerson', person: bea.person } }] },
  'account/withdraw.tsx': {
    writes: [
      { form: { do: 'find', reference: bea.policy, email: ada.email, name: 'Ada' } },
      { form: { do: 'withdraw', reference: bea.policy, email: ada.email, name: 'Ada' } },
    ],
  },
  'account/calendar.ts': { never: wrong(bea.calendar) },
  'account/news.tsx': { writes: [{ form: { ticket: tampered(bea.resumeToken) } }] },
  'account/sign-in-link.tsx': { writes: [{ form: { ticket: bea.resumeToken } }] },
  'account/confirm.tsx': {
    writes: [{ form: { confirmation: bea.resumeToken, password: 'a long password' } }],
  },
  'account/new-address.tsx': { writes: [{ form: { code: bea.resumeToken } }] },
  'account/reset-password.tsx': {
    writes: [{ form: { code: bea.resumeToken, password: 'a long password' } }],
  },
  'account/connect.tsx': { open: 'its ticket is used once: open-id.db.test.ts' },
  'account/recommended.tsx': { open: 'the page is the same for every code' },
  'account/policies.tsx': { open: 'names nothing: access.db.test.ts of the account' },
  'account/recommend.tsx': { open: 'names nothing' },
  'account/export.ts': { open: 'names nothing: own-data.db.test.ts' },
  'account/export-paper.ts': { open: 'names nothing: own-data.db.test.ts' },
  'account/register.tsx': { open: 'takes no id' },
  'account/reset.tsx': { open: 'takes no id' },
  'account/signin.tsx': { open: 'takes no id' },
  'account/signout.ts': { open: 'takes no id' },
  'account/short-address.ts': { open: 'leads on' },
  'apply/continue.ts': {
    writes: [{ form: { draft: bea.draft.id } }, { form: { _do: 'delete', draft: bea.draft.id } }],
  },
  'apply/resume.tsx': {
    writes: [
      { form: { token: tampered(bea.resumeToken), page: 'one' } },
      { form: { token: bea.adviceToken, page: 'one' } },
    ],
  },
  'apply/upload.ts': { open: 'by the key in the cookie: foreign-links.db.test.ts' },
  'apply/page.tsx': { open: 'by the key in the cookie: foreign-links.db.test.ts' },
  'apply/start.tsx': { open: 'begins one: take-over.db.test.ts' },
  'apply/calendar.ts': { open: 'by the key in the cookie: calendar.db.test.ts' },
  'apply/document.ts': { open: 'the same paper for everybody' },
  'apply/expat.tsx': { open: 'leads on' },
  'apply/public-health.tsx': { open: 'leads on' },
  'calls/call.tsx': { never: wrong(bea.adviceToken) },
  'calls/calendar.ts': { never: wrong(bea.adviceToken) },
  'calls/booking.tsx': { open: 'takes no id' },
  'calls/topics.tsx': { open: 'takes no id' },
  'recommendation-record.ts': { never: wrong(bea.adviceToken) },
  'recommendation-advice.ts': { open: 'takes no id' },
  'recommendation-deadlines.ts': { open: 'reckons with what it is told' },
  'recommendation.tsx': { open: 'reckons with what it is told' },
  'recommendation-health.tsx': { open: 'reckons with what it is told' },
  'host-start.ts': { open: 'leads on' },
  'style-guide.tsx': { open: 'shows nobody’s data' },
  'not-found.tsx': { open: 'shows nobody’s data' },
  // Ada erases her own: the last to be tried.
  'account/data.tsx': { writes: [{ form: { sure: 'yes', page: 'not.a.page' } }] },
}

type Node = { file: string; path?: string | undefined; children?: Node[] | undefined }
const flat = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...flat(node.children ?? [])])
const FOLDER = 'routes/customer/'
const routes = flat(routeTable as Node[])
  .filter(({ file, path }) => file.startsWith(FOLDER) && path !== undefined)
  .map(({ file, path = '' }) => [file.slice(FOLDER.length), path] as const)
/** The first of several: the last is one of the health host. */
const pathOf = new Map(routes.toReversed())

test('every route of the app has been tried with somebody else’s id, or has none', () => {
  const files = new Set(routes.map(([file]) => file))
  expect([...files].toSorted()).toEqual(Object.keys(trials).toSorted())
})

const tried = Object.entries(trials).filter(([, { open }]) => open === undefined)

test.each(tried)('%s', async (file, { reads = [], never = [], writes = [] }) => {
  const path = pathOf.get(file) ?? ''
  const run = (who: Viewer, what: Ask) => ask(`./${file}`, path, who, what)
  const before = await matters()
  for (const who of ['Ada', 'visitor'] as const) {
    for (const what of [...reads, ...never]) {
      const { status, to, text } = await run(who, what)
      expect([400, 404, 410].includes(status) || SAYS_WHY_NOT.test(to), text).toBe(true)
      expect(text).not.toContain(bea.email)
    }
    for (const what of writes) {
      const { text, to } = await run(who, what)
      expect([text, to].join()).not.toContain(bea.email)
    }
  }
  expect(await matters()).toEqual(before)
  // It was hers alone, and not refused for another reason.
  for (const what of reads) expect(await run('Bea', what)).toMatchObject({ status: 200 })
})

test('a form of another site does nothing, on whichever page, for who is signed in', async () => {
  const before = await matters()
  for (const [file, { writes = [{ form: {} }] }] of Object.entries(trials)) {
    if (!(await modules[`./${file}`]?.())?.action) continue
    for (const {
      params = { screen: 'start', topic: 'household', token: '' },
      form = {},
    } of writes) {
      const forged = { params, form, from: 'https://evil.example' }
      const { status, cookies } = await ask(`./${file}`, pathOf.get(file) ?? '', 'Bea', forged)
      // The tool shows itself again, with nothing kept.
      const refusal = file.startsWith('recommendation') ? 303 : 403
      expect([file, status, cookies]).toEqual([file, refusal, []])
    }
  }
  expect(await matters()).toEqual(before)
})

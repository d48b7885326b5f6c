import { expect, test } from '@playwright/test'
import { OPENAPI_PATH } from '#api/openapi.ts'
import { JOURNEYS } from '#features/apply/journeys.ts'
import type { LineId } from '#insurance/lines/registry.ts'
import routes from '../../src/routes.ts'
import { applyFor, registerAndConfirm, registerByForm } from '../steps/own-account.ts'
import { SMALL_PDF } from '../steps/small-pdf.ts'
import { newVisitor, type Visitor } from '../steps/visitor.ts'
import { formWithFile, ownPage, postForm, visit } from '../steps/walk-journey.ts'

/** What nobody but the owner may read; none of it stands in an address. */
const SECRETS = {
  lastName: 'Zwirbelfeld',
  claim: 'The clock of my grandmother',
  question: 'May I keep bees?',
  file: 'bill-of-the-clock',
  dependant: 'Quendolin',
  draft: 'Limps since the fall from the wardrobe',
}

type Route = { path?: string; children?: Route[] }
type Ids = Readonly<Record<string, readonly string[]>>

/** The lines share their pages: two with something of the owner are walked, and one without. */
const walkedLines: readonly LineId[] = ['household', 'pet-health', 'life']
const alike = JOURNEYS.filter(({ line }) => !walkedLines.includes(line)).map(({ base }) => base)

/** Every address of the customer's app, from the very table that the product is built from. */
const paths = flatten(routes as Route[])
  .filter((path) => !/^(~|admin)/.test(path) && !path.includes('*'))
  .map((path) => `/${path}`)
  .filter((path) => !alike.some((base) => `${path}/`.startsWith(`${base}/`)))

test('no address of the app or the API shows a byte of another customer', async () => {
  test.slow()
  const [owner, stranger, nobody] = [newVisitor(), newVisitor(), newVisitor()]
  const email = `walked-${Date.now()}@example.com`
  const ids = await fillAccount(owner, email)
  await registerAndConfirm(stranger, `walker-${Date.now()}@example.com`)
  // Papers that are still on their way would change the contract by arriving.
  const before = await poll(
    async () => {
      const found = await exported(owner)
      return found.policies.every(({ papersReceivedOn }) => papersReceivedOn) ? found : undefined
    },
    // An export may be asked for a few times a minute.
    [1_000, 4_000, 16_000],
  )
  const secrets = [...Object.values(SECRETS), email]
  const named = paths.flatMap((path) => addressesOf(path, ids))

  let seen = 0
  for (const address of named.filter((each) => /^\/me\//.test(each))) {
    const own = await visit(owner, 'app', address)
    if (secrets.some((secret) => own.html.includes(secret))) seen += 1
    const theirs = await visit(stranger, 'app', address)
    // A page of the stranger's own, or one that does not exist for them.
    if (isNamed(address, ids)) expect(theirs.status, address).toBe(404)
    expectNothing(address, theirs.html, secrets)
    const none = await visit(nobody, 'app', address)
    expect([404, 405].includes(none.status) || /signin/.test(none.path), address).toBe(true)
    expectNothing(address, none.html, secrets)
  }
  // The walk can find something: the owner does.
  expect(seen).toBeGreaterThan(4)

  for (const address of named.filter((each) => !/^\/me\//.test(each))) {
    const answer = await visit(stranger, 'app', address)
    expect(answer.status, address).toBeLessThan(500)
    expectNothing(address, answer.html, secrets)
  }

  for (const address of named.filter((each) => /^\/me\//.test(each) && isNamed(each, ids))) {
    for (const entries of formsWith(ids)) {
      const answer = await postForm(stranger, 'app', address, entries)
      expect([400, 404, 405], `${address} ${entries[0]}`).toContain(answer.status)
      expectNothing(address, answer.html, secrets)
    }
  }
  for (const draft of ids['draft'] ?? []) {
    for (const act of ['continue', 'delete']) {
      const answer = await postForm(stranger, 'app', '/policies/continue', [
        ['draft', draft],
        ['_do', act],
      ])
      expect(answer.path).toBe('/me/policies?told=draftGone')
      expectNothing(`draft ${act}`, answer.html, secrets)
    }
  }
  for (const person of ids['dependant'] ?? []) {
    await postForm(stranger, 'app', '/me/settings', [
      ['do', 'removePerson'],
      ['person', person],
    ])
  }
  for (const { method, address } of await apiAddresses(nobody, ids)) {
    for (const [host, prefix] of [
      ['api', ''],
      ['app', '/api'],
    ] as const) {
      const sent = method === 'get' ? {} : { body: '{}' }
      const headers = method === 'get' ? {} : { 'content-type': 'application/json' }
      const asked = { method: method.toUpperCase(), headers, ...sent }
      const answer = await visit(stranger, host, prefix + address, asked)
      expect(answer.status, `${method} ${address}`).toBeLessThan(500)
      expectNothing(address, answer.html, secrets)
    }
  }
  expect(await exported(owner)).toEqual(before)
})

/** A contract with a claim, files, a question and a dependant; gives back what names them. */
async function fillAccount(owner: Visitor, email: string): Promise<Ids> {
  await registerByForm(owner, email)
  const person = { email, lastName: SECRETS.lastName }
  const application = await applyFor(owner, {
    line: 'household',
    path: '/policies/household',
    person,
  })
  const policy = await poll(async () => {
    const { html } = await visit(owner, 'app', '/me/policies')
    return html.includes('/me/files/') ? /FP(-\w{4}){3}/.exec(html)?.[0] : undefined
  })
  const filed = await visit(owner, 'app', `/me/policies/${policy}/claim`, {
    method: 'POST',
    headers: ownPage('app'),
    body: formWithFile(
      {
        kind: 'theft',
        description: SECRETS.claim,
        'occurredOn.day': '1',
        'occurredOn.month': '10',
        'occurredOn.year': '2026',
      },
      {
        field: 'files',
        name: `${SECRETS.file}.pdf`,
        content: SMALL_PDF,
      },
    ),
  })
  expect(filed.path).toContain('told=claimed')
  await postForm(owner, 'app', `/me/policies/${policy}`, [
    ['do', 'question'],
    ['text', SECRETS.question],
  ])
  await postForm(owner, 'app', '/me/settings', [
    ['do', 'addPerson'],
    ['firstName', SECRETS.dependant],
    ['lastName', SECRETS.lastName],
    ['birthDate.day', '1'],
    ['birthDate.month', '2'],
    ['birthDate.year', '2020'],
    ['relation', 'child'],
  ])
  const begun = await postForm(owner, 'app', '/policies/pet-health', [])
  await postForm(owner, 'app', begun.path, [
    ['_shown', 'conditions'],
    ['conditions', SECRETS.draft],
  ])
  const overview = await visit(owner, 'app', '/me/policies')
  const { html } = await visit(owner, 'app', `/me/policies/${policy}`)
  const settings = await visit(owner, 'app', '/me/settings')
  const all = (pattern: RegExp, text = html) => [...new Set(text.match(pattern) ?? [])]
  const references = [application, policy, ...all(/F[CR](-\w{4}){3}/g)]
  expect(references.length).toBeGreaterThan(3)
  return {
    reference: references,
    // A paper of ours and what the owner sent; the ones between are papers too.
    id: ends(all(/(?<=\/me\/files\/)[\w-]+/g)),
    dependant: all(/FD(-\w{4}){3}/g, settings.html),
    draft: all(/(?<=name="draft" value=")[\w-]+/g, overview.html),
    // Addresses that open without a session are unguessable; these are guesses.
    token: ['A'.repeat(32), application],
    provider: ['example'],
    // Called as their lines.
    journey: walkedLines,
    screen: ['review', 'done'],
    code: ['terms'],
    topic: ['expat'],
  }
}

function ends(ids: readonly string[]): string[] {
  return [...new Set([ids.at(0), ids.at(-1)])].filter((id) => id !== undefined)
}

/** All addresses of a route. A new kind of parameter has to be given a meaning above. */
function addressesOf(path: string, ids: Ids): string[] {
  const name = /[:{](\w+)/.exec(path)?.[1]
  if (name === undefined) return [path]
  const values = ids[name]
  if (values === undefined) throw new Error(`Say above what ":${name}" of ${path} may be.`)
  return values.flatMap((value) => addressesOf(path.replace(/:\w+|\{\w+\}/, value), ids))
}

function isNamed(address: string, ids: Ids): boolean {
  return [...(ids['reference'] ?? []), ...(ids['id'] ?? [])].some((id) => address.includes(id))
}

/** Every form of the account, filled in with what is the owner's. */
function formsWith(ids: Ids): [string, string][][] {
  const [, , claim = '', other = ''] = ids['reference'] ?? []
  const kinds = ['question', 'cancel', 'claimFiles', 'proof', 'answer', 'accept', 'refuse']
  return kinds.map((kind) => [
    ['do', kind],
    ['claim', claim.startsWith('FC') ? claim : other],
    ['question', other],
    ['text', 'x'],
    ['sure', 'yes'],
    ['read', 'yes'],
    ['fileId', `${ids['id']?.[0]}|x`],
  ])
}

async function apiAddresses(visitor: Visitor, ids: Ids) {
  const { html } = await visit(visitor, 'api', OPENAPI_PATH)
  const { paths: described } = JSON.parse(html) as { paths: Record<string, object> }
  const meanings = new Proxy(ids, { get: (known, name) => known[String(name)] ?? ids['reference'] })
  return Object.entries(described).flatMap(([path, methods]) =>
    Object.keys(methods).flatMap((method) =>
      addressesOf(path, meanings).map((address) => ({ method, address })),
    ),
  )
}

/** What somebody else might change; mails and papers go on arriving by themselves. */
type Exported = { policies: readonly { papersReceivedOn: string | null }[] }

async function exported(owner: Visitor): Promise<Exported> {
  const { html } = await visit(owner, 'app', '/me/data/export.json')
  const { policies, claims, requests, dependants, choices, drafts } = JSON.parse(html)
  expect(drafts).toHaveLength(1)
  const rest = { claims, requests, dependants, choices, drafts }
  return { policies, ...rest }
}

function expectNothing(address: string, text: string, secrets: readonly string[]): void {
  const shown = secrets.filter((secret) => text.includes(secret))
  expect(shown, address).toEqual([])
}

async function poll<T>(
  find: () => Promise<T | undefined>,
  intervals: number[] = [100, 250, 500, 1_000],
): Promise<T> {
  let found: T | undefined
  await expect(async () => {
    found = await find()
    expect(found).toBeDefined()
  }).toPass({ timeout: 60_000, intervals })
  return found as T
}

function flatten(entries: readonly Route[], prefix = ''): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const whole = [prefix, path].filter(Boolean).join('/')
    return [...(path ? [whole] : []), ...flatten(children, whole)]
  })
}

import { expect } from '@playwright/test'
import type { Answers } from '#insurance/conditions/evaluate.ts'
import type { Field } from '#insurance/fields/field.ts'
import type { LineDefinition } from '#insurance/lines/define-line.ts'
import { formEntries } from './applicant.ts'
import { on } from './hosts.ts'
import type { Visitor } from './visitor.ts'

/** A page of a journey as a browser without script sees it. */
export type WalkedPage = { host: string; path: string; html: string; status: number }

/** Where a walk begins, and in which language. */
type WalkStart = { host?: 'app' | 'health'; path: string; language?: string }

/**
 * Walks a journey by its forms alone, page by page, until `stop` says so or it ends. Everything
 * that is sent is named by the page that asked for it.
 */
export async function walkJourney(
  visitor: Visitor,
  { host = 'app', path, language = 'en' }: WalkStart,
  definition: LineDefinition,
  answers: Answers,
  stop: (page: WalkedPage) => boolean = () => false,
): Promise<WalkedPage> {
  const headers = { 'accept-language': language }
  let page = await visit(visitor, host, path, { headers })
  for (let count = 0; count < 60; count++) {
    const last = page.path.split('/').at(-1) ?? ''
    if (stop(page) || ['done', 'outcome'].includes(last)) return page
    const next = await sendPage(visitor, page, definition, answers, headers)
    const isSame = next.path.split('?')[0] === page.path.split('?')[0]
    // An answer may bring up another question on the same page.
    const before = controlsIn(page.html)
    if (isSame && controlsIn(next.html).every((name) => before.includes(name))) {
      throw new Error(`The journey does not go on from ${page.path}: ${errorsIn(next.html)}`)
    }
    page = next
  }
  throw new Error(`The journey from ${path} does not end.`)
}

type Sending = {
  method?: string
  headers?: Record<string, string>
  body?: string | FormData
}

/** Asks a host of the product and follows where it leads. */
export async function visit(
  visitor: Visitor,
  host: string,
  path: string,
  sending: Sending = {},
): Promise<WalkedPage> {
  let at = { host, path }
  let sent = await inBytes(sending)
  for (let hops = 0; hops < 6; hops++) {
    const answer = await visitor.send({ ...at, ...sent })
    const { location } = answer.headers
    if (location === undefined) return { ...at, html: answer.body, status: answer.status }
    const to = new URL(location, on(at.host, at.path))
    at = { host: to.hostname.replace(/\.localhost$/, ''), path: to.pathname + to.search }
    sent = { headers: sending.headers ?? {} }
  }
  throw new Error(`${host}${path} leads in circles.`)
}

/** A form with files is written out, with the type that names where its parts begin. */
async function inBytes({ body, headers = {}, ...rest }: Sending) {
  if (body === undefined) return { ...rest, headers }
  const written = new Response(body)
  const type = body instanceof FormData && written.headers.get('content-type')
  return {
    ...rest,
    headers: { ...headers, ...(type && { 'content-type': type }) },
    body: new Uint8Array(await written.arrayBuffer()),
  }
}

/** Sends a form as the page at that path does. */
export function postForm(
  visitor: Visitor,
  host: string,
  path: string,
  entries: readonly (readonly [string, string])[],
  headers: Record<string, string> = {},
): Promise<WalkedPage> {
  return visit(visitor, host, path, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/x-www-form-urlencoded',
      ...ownPage(host),
    },
    body: new URLSearchParams(entries.map(([name, value]) => [name, value])).toString(),
  })
}

/** What browsers say of forms that the host's own pages send. */
export function ownPage(host: string) {
  return { origin: on(host, ''), 'sec-fetch-site': 'same-origin' }
}

/** A form with a PDF file, by the name that the form gives it. */
export function formWithFile(
  entries: Readonly<Record<string, string>>,
  { field, name, content }: { field: string; name: string; content: string | Buffer },
): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(entries)) form.set(key, value)
  const bytes = typeof content === 'string' ? content : new Uint8Array(content)
  form.set(field, new Blob([bytes], { type: 'application/pdf' }), name)
  return form
}

async function sendPage(
  visitor: Visitor,
  page: WalkedPage,
  definition: LineDefinition,
  answers: Answers,
  headers: Record<string, string>,
): Promise<WalkedPage> {
  const { html, host, path } = page
  expect(page.status, path).toBeLessThan(400)
  for (const [, href = ''] of html.matchAll(/href="([^"]+\/documents\/\w+)"/g)) {
    const paper = await visit(visitor, host, href, { headers })
    expect(paper.html.slice(0, 5)).toBe('%PDF-')
  }
  await sendUploads(visitor, page, headers)
  const shown = questionsIn(html)
  const fields = definition.steps.flatMap((step): readonly Field[] => step.fields)
  const given = shown.flatMap((id) => {
    const field = fields.find((each) => each.id === id)
    return field ? formEntries(field, id, answers[id]) : []
  })
  // Nobody can give an answer for which the page has no control.
  const controls = controlsIn(html)
  const entries = given.filter(([name]) => controls.includes(name))
  if (shown.length > 0) entries.push(['_shown', shown.join(' ')])
  if (html.includes('name="healthDataConsent"')) entries.push(['healthDataConsent', 'yes'])
  const [, chosen = ''] =
    /data-chosen="true"[\s\S]*?(<button[^>]*name="tier"[^>]*>)/.exec(html) ?? []
  const tier = /value="(\w+)"/.exec(chosen)?.[1]
  if (tier) entries.push(['tier', tier])
  entries.push(...shownIn(html))
  return postForm(visitor, host, path.split('?')[0] ?? path, entries, headers)
}

async function sendUploads(
  visitor: Visitor,
  { html, host, path }: WalkedPage,
  headers: Record<string, string>,
): Promise<void> {
  for (const [, form = ''] of html.matchAll(/<form id="upload-([\s\S]*?)<\/form>/g)) {
    const [, screen = ''] = /name="_screen" value="([^"]*)"/.exec(form) ?? []
    const [, field = ''] = /name="_field" value="([^"]*)"/.exec(form) ?? []
    const sent = await visit(visitor, host, path.replace(/\/[^/]*$/, '/upload'), {
      method: 'POST',
      headers: { ...headers, ...ownPage(host) },
      body: formWithFile(
        { _screen: screen, _field: field },
        { field: 'file', name: 'paper.pdf', content: PAPER },
      ),
    })
    expect(sent.status, `${path} takes a file`).toBe(200)
  }
}

const PAPER = '%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n'

function questionsIn(html: string): string[] {
  return /name="_shown" value="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
}

/** What the summary of an order shows, as its button sends it: the price, and the mark of the answers. */
export function shownIn(html: string): [string, string][] {
  const inputs = html.matchAll(/name="(shownCents|shownAnswers)" value="([\w-]+)"/g)
  return [...inputs].map(([, name = '', value = '']) => [name, value])
}

function controlsIn(html: string): string[] {
  return [...html.matchAll(/ name="([^"]+)"/g)].map(([, name = '']) => name)
}

function errorsIn(html: string): string {
  const errors = [...html.matchAll(/ui-field__error[^>]*id="([^"]*)"[\s\S]*?<span>([^<]*)/g)]
  return errors.map(([, id, message]) => `${id}: ${message}`).join(' | ')
}

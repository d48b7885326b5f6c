import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import type { Answers } from '#insurance/conditions/evaluate.ts'
import type { Field } from '#insurance/fields/field.ts'
import type { LineDefinition } from '#insurance/lines/define-line.ts'
import { formEntries } from './applicant.ts'

/** A page of a journey as a browser without script sees it. */
export type WalkedPage = { host: string; path: string; html: string; status: number }

/** Where a walk begins, and in which language. */
export type WalkStart = { host?: 'app' | 'health'; path: string; language?: string }

/**
 * Walks a journey by its forms alone, page by page, until `stop` says so or it ends. Everything
 * that is sent is named by the page that asked for it.
 */
export async function walkJourney(
  request: APIRequestContext,
  { host = 'app', path, language = 'en' }: WalkStart,
  definition: LineDefinition,
  answers: Answers,
  stop: (page: WalkedPage) => boolean = () => false,
): Promise<WalkedPage> {
  const headers = { 'accept-language': language }
  let page = await visit(request, host, path, { headers })
  for (let count = 0; count < 60; count++) {
    const last = page.path.split('/').at(-1) ?? ''
    if (stop(page) || ['done', 'outcome'].includes(last)) return page
    const next = await sendPage(request, page, definition, answers, headers)
    const isSame = next.path.split('?')[0] === page.path.split('?')[0]
    // An answer may bring up another question on the same page.
    if (isSame && shownIn(next.html).length <= shownIn(page.html).length) {
      throw new Error(`The journey does not go on from ${page.path}: ${errorsIn(next.html)}`)
    }
    page = next
  }
  throw new Error(`The journey from ${path} does not end.`)
}

type Sending = {
  method?: string
  headers?: Record<string, string>
  data?: string
  multipart?: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>
}

/**
 * Asks a host of the product and follows where it leads. Only browsers know that every name below
 * localhost is this machine, so requests go to the machine and name the host in their header.
 */
export async function visit(
  request: APIRequestContext,
  host: string,
  path: string,
  sending: Sending = {},
): Promise<WalkedPage> {
  const port = process.env['E2E_PORT']
  let at = { host, path }
  let init = sending
  for (let hops = 0; hops < 6; hops++) {
    const answer: APIResponse = await request.fetch(`http://127.0.0.1:${port}${at.path}`, {
      method: 'GET',
      ...init,
      maxRedirects: 0,
      headers: { ...init.headers, host: `${at.host}.localhost:${port}` },
    })
    const location = answer.headers()['location']
    if (location === undefined) {
      return { ...at, html: await answer.text(), status: answer.status() }
    }
    const to = new URL(location, `http://${at.host}.localhost:${port}${at.path}`)
    at = { host: to.hostname.replace(/\.localhost$/, ''), path: to.pathname + to.search }
    init = { headers: sending.headers ?? {} }
  }
  throw new Error(`${host}${path} leads in circles.`)
}

/** Sends a form as the page at that path does. */
export function postForm(
  request: APIRequestContext,
  host: string,
  path: string,
  entries: readonly (readonly [string, string])[],
  headers: Record<string, string> = {},
): Promise<WalkedPage> {
  return visit(request, host, path, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/x-www-form-urlencoded',
      ...ownPage(host),
    },
    data: new URLSearchParams(entries.map(([name, value]) => [name, value])).toString(),
  })
}

function ownPage(host: string) {
  const origin = `http://${host}.localhost:${process.env['E2E_PORT']}`
  return { origin, 'sec-fetch-site': 'same-origin' }
}

async function sendPage(
  request: APIRequestContext,
  page: WalkedPage,
  definition: LineDefinition,
  answers: Answers,
  headers: Record<string, string>,
): Promise<WalkedPage> {
  const { html, host, path } = page
  expect(page.status, path).toBeLessThan(400)
  for (const [, href = ''] of html.matchAll(/href="([^"]+\/documents\/\w+)"/g)) {
    const paper = await visit(request, host, href, { headers })
    expect(paper.html.slice(0, 5)).toBe('%PDF-')
  }
  await sendUploads(request, page, headers)
  const shown = shownIn(html)
  const fields = definition.steps.flatMap((step): readonly Field[] => step.fields)
  const entries = shown.flatMap((id) => {
    const field = fields.find((each) => each.id === id)
    return field ? formEntries(field, id, answers[id]) : []
  })
  if (shown.length > 0) entries.push(['_shown', shown.join(' ')])
  if (html.includes('name="healthDataConsent"')) entries.push(['healthDataConsent', 'yes'])
  const [, chosen = ''] =
    /data-chosen="true"[\s\S]*?(<button[^>]*name="tier"[^>]*>)/.exec(html) ?? []
  const tier = /value="(\w+)"/.exec(chosen)?.[1]
  if (tier) entries.push(['tier', tier])
  return postForm(request, host, path.split('?')[0] ?? path, entries, headers)
}

async function sendUploads(
  request: APIRequestContext,
  { html, host, path }: WalkedPage,
  headers: Record<string, string>,
): Promise<void> {
  for (const [, form = ''] of html.matchAll(/<form id="upload-([\s\S]*?)<\/form>/g)) {
    const [, screen = ''] = /name="_screen" value="([^"]*)"/.exec(form) ?? []
    const [, field = ''] = /name="_field" value="([^"]*)"/.exec(form) ?? []
    const sent = await visit(request, host, path.replace(/\/[^/]*$/, '/upload'), {
      method: 'POST',
      headers: { ...headers, ...ownPage(host) },
      multipart: {
        _screen: screen,
        _field: field,
        file: { name: 'paper.pdf', mimeType: 'application/pdf', buffer: PAPER },
      },
    })
    expect(sent.status, `${path} takes a file`).toBe(200)
  }
}

const PAPER = Buffer.from(
  '%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n',
)

function shownIn(html: string): string[] {
  return /name="_shown" value="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
}

function errorsIn(html: string): string {
  const errors = [...html.matchAll(/ui-field__error[^>]*id="([^"]*)"[\s\S]*?<span>([^<]*)/g)]
  return errors.map(([, id, message]) => `${id}: ${message}`).join(' | ')
}

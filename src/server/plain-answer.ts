import { codeOfStatus } from '#api/errors/code-of-status.ts'
import { messages } from '#i18n/messages/index.ts'
import type { HostRole } from '#sites/hosts.ts'
import { escapeHtml } from './escape-html.ts'

export type PlainStatus = 400 | 404 | 405 | 408 | 413 | 414 | 421 | 431 | 500 | 503

type Around = { homeUrl: string | undefined; requestId: string }

/**
 * An answer for when no application can or should be asked: a page where people are, JSON in the
 * shape of the host where programs are. In English, since no locale is known.
 */
export function plainAnswer(
  role: HostRole | undefined,
  status: PlainStatus,
  around: Around,
): { contentType: string; body: Buffer } {
  const message = messages.en.errors[status].title
  if (role === 'api') return json({ error: { code: codeOfStatus(status), message } })
  if (role === 'cms') {
    return json({ data: null, error: { status, name: 'ApplicationError', message, details: {} } })
  }
  return { contentType: 'text/html; charset=utf-8', body: plainPage(status, around) }
}

/** A complete page that needs no other file. */
export function plainPage(status: PlainStatus, { homeUrl, requestId }: Around): Buffer {
  const wording = messages.en.errors
  const { title, text } = wording[status]
  const reference = wording.reference.replace('{id}', requestId)
  const home = homeUrl
    ? `<p><a href="${escapeHtml(homeUrl)}">${escapeHtml(wording.home)}</a></p>`
    : ''
  return Buffer.from(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<meta name="robots" content="noindex, nofollow"><title>${escapeHtml(title)}</title></head><body>` +
      `<main style="max-width:34rem;margin:15vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:#1B1736">` +
      `<h1 style="font-size:2rem;line-height:1.15;letter-spacing:-.02em">${escapeHtml(title)}</h1>` +
      `<p>${escapeHtml(text)}</p>${home}<p style="color:#5A5670;font-size:.875rem">${escapeHtml(reference)}</p>` +
      `</main></body></html>`,
  )
}

function json(value: object): { contentType: string; body: Buffer } {
  return { contentType: 'application/json', body: Buffer.from(JSON.stringify(value)) }
}

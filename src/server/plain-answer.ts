import { codeOfStatus } from '#api/errors/code-of-status.ts'
import { errorBody } from '#content-api/errors/strapi-error.ts'
import { errorOfStatus } from '#content-api/errors/to-strapi-error.ts'
import { messages } from '#i18n/messages/index.ts'
import type { HostRole } from '#sites/hosts.ts'
import type { Language } from '#sites/locales.ts'
import { escapeHtml } from './escape-html.ts'

export type PlainStatus = 400 | 404 | 405 | 408 | 413 | 414 | 421 | 431 | 500 | 503

type Around = {
  homeUrl: string | undefined
  /** Absent where a page is made for nobody in particular. */
  requestId?: string
  /** English where none is known. */
  language?: Language
}

/**
 * An answer for when no application can or should be asked: a page where people are, JSON in the
 * shape of the host where programs are.
 */
export function plainAnswer(
  role: HostRole | undefined,
  status: PlainStatus,
  around: Around,
): { contentType: string; body: Buffer } {
  const message = messages.en.errors[status].title
  if (role === 'api') return json({ error: { code: codeOfStatus(status), message } })
  if (role === 'cms') return json(errorBody(errorOfStatus(status, message)))
  return { contentType: 'text/html; charset=utf-8', body: plainPage(status, around) }
}

/** A complete page that needs no other file. */
export function plainPage(
  status: PlainStatus,
  { homeUrl, requestId, language = 'en' }: Around,
): Buffer<ArrayBuffer> {
  const wording = messages[language].errors
  const { title, text } = wording[status]
  const reference = requestId
    ? `<p style="${look.soft}">${escapeHtml(wording.reference.replace('{id}', requestId))}</p>`
    : ''
  const again =
    status === 503
      ? `<p><a style="${look.way}" href="">${escapeHtml(wording.tryAgain)}</a></p>`
      : ''
  const home = homeUrl
    ? `<p><a style="${look.way}" href="${escapeHtml(homeUrl)}">${escapeHtml(wording.home)}</a></p>`
    : ''
  return Buffer.from(
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<meta name="color-scheme" content="light dark">` +
      `<meta name="robots" content="noindex, nofollow"><title>${escapeHtml(title)}</title></head><body style="${look.page}">` +
      `<main style="max-width:34rem;margin:15vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif">` +
      `<h1 style="font-size:2rem;line-height:1.15;letter-spacing:-.02em">${escapeHtml(title)}</h1>` +
      `<p>${escapeHtml(text)}</p>${again}${home}${reference}` +
      `</main></body></html>`,
  )
}

/** Our colours in both themes, written out because the page has no style sheet. */
const look = {
  page: 'background:light-dark(#faf8f5,#131024);color:light-dark(#1b1736,#f3f0fc)',
  soft: 'color:light-dark(#5a5670,#bdb7d3);font-size:.875rem',
  way: 'display:inline-block;padding:.5rem 0;color:light-dark(#5337d6,#a794ff)',
} as const

function json(value: object): { contentType: string; body: Buffer } {
  return { contentType: 'application/json', body: Buffer.from(JSON.stringify(value)) }
}

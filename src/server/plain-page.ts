import { messages } from '#i18n/messages/index.ts'
import type { Language } from '#sites/locales.ts'
import { escapeHtml } from './escape-html.ts'

export type PlainStatus = 400 | 404 | 405 | 414 | 421 | 431 | 500 | 503

/** A complete page for when the renderer cannot or should not be asked. It needs no other file. */
export function plainPage(
  status: PlainStatus,
  {
    language,
    homeUrl,
    requestId,
  }: { language: Language; homeUrl: string | undefined; requestId: string },
): Buffer {
  const wording = messages[language].errors
  const { title, text } = wording[status]
  const reference = wording.reference.replace('{id}', requestId)
  const home = homeUrl
    ? `<p><a href="${escapeHtml(homeUrl)}">${escapeHtml(wording.home)}</a></p>`
    : ''
  return Buffer.from(
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head><body>` +
      `<main style="max-width:34rem;margin:15vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:#1B1736">` +
      `<h1 style="font-size:2rem;line-height:1.15;letter-spacing:-.02em">${escapeHtml(title)}</h1>` +
      `<p>${escapeHtml(text)}</p>${home}<p style="color:#5A5670;font-size:.875rem">${escapeHtml(reference)}</p>` +
      `</main></body></html>`,
  )
}

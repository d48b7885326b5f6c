import { messages } from '#i18n/messages/index.ts'
import { escapeMarkup } from '#platform/escape-markup.ts'
import { localePath } from '#sites/locale-path.ts'
import { type Locale, parseLocale } from '#sites/locales.ts'
import { markStrokes } from '#ui/brand/mark.tsx'

/** What has words of its own. */
export type PlainStatus =
  | 400
  | 403
  | 404
  | 405
  | 408
  | 410
  | 413
  | 414
  | 421
  | 429
  | 431
  | 500
  | 503

export const PLAIN_PAGE_TYPE = 'text/html; charset=utf-8'

export type PlainPlace = {
  locale: Locale
  /** The origin of the personal site; absent where nothing says that the visitor meant us. */
  homeOrigin?: string | undefined
  /** The origin of the customer's app, where papers stay whose links are over. */
  appOrigin?: string
  /** Absent where a page is made for nobody in particular. */
  requestId?: string
}

/** A complete page in our look that needs no other file, and no database. */
export function plainPage(status: PlainStatus, place: PlainPlace): Buffer<ArrayBuffer> {
  const { locale, homeOrigin, appOrigin, requestId } = place
  const { language } = parseLocale(locale)
  const wording = messages[language].errors
  const { title, text } = wording[status]
  const isPassing = status === 503 || status === 429
  const again = isPassing ? way('', wording.tryAgain, look.primary) : ''
  const account =
    status === 410 && appOrigin
      ? way(`${appOrigin}/me/policies`, wording.otherAccount.toAccount, look.primary)
      : ''
  const home = homeOrigin
    ? way(
        homeOrigin + localePath(locale, '/'),
        wording.home,
        again || account ? look.secondary : look.primary,
      )
    : ''
  const reference = requestId
    ? `<p style="${look.small}">${escapeMarkup(wording.reference).replace('{id}', asOneWord(requestId))}</p>`
    : ''
  return Buffer.from(
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<meta name="color-scheme" content="light dark">` +
      `<meta name="robots" content="noindex, nofollow"><title>${escapeMarkup(title)}</title></head>` +
      `<body style="${look.page}"><main style="${look.main}">${mark}` +
      `<h1 style="${look.title}">${escapeMarkup(title)}</h1>` +
      `<p style="${look.text}">${escapeMarkup(text)}</p>` +
      (again || account || home ? `<p style="${look.ways}">${again}${account}${home}</p>` : '') +
      `${reference}</main></body></html>`,
  )
}

/** An id that is read out over the phone, and so not broken at its hyphen. */
function asOneWord(id: string): string {
  return `<span style="white-space:nowrap">${escapeMarkup(id)}</span>`
}

function way(href: string, label: string, colours: string): string {
  return `<a style="${look.way};${colours}" href="${escapeMarkup(href)}">${escapeMarkup(label)}</a>`
}

/** Tokens and pieces of ours, written out because the page has no style sheet. */
const look = {
  page:
    'margin:0;background:light-dark(#faf8f5,#131024);color:light-dark(#1b1736,#f3f0fc);' +
    '--primary:light-dark(#5337d6,#a794ff);--ink-soft:light-dark(#5a5670,#bdb7d3)',
  main: 'max-width:34rem;margin:12vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif',
  title:
    'margin:1.5rem 0 1rem;font-size:2.25rem;line-height:1.15;letter-spacing:-.02em;text-wrap:balance',
  text: 'margin:0 0 2rem;color:var(--ink-soft)',
  ways: 'display:flex;flex-wrap:wrap;gap:.75rem;margin:0 0 2rem',
  way: 'padding:.75rem 1.5rem;border:1.5px solid transparent;border-radius:.75rem;font-weight:600;text-decoration:none',
  primary: 'background:var(--primary);color:light-dark(#fff,#171130)',
  secondary:
    'background:light-dark(#fff,#1d1934);border-color:light-dark(#e6e2ee,#383252);color:inherit',
  small: 'color:var(--ink-soft);font-size:.875rem',
} as const

const mark =
  `<svg viewBox="0 0 32 32" width="40" height="40" aria-hidden="true">` +
  `<path style="fill:var(--primary)" d="${markStrokes.quill}${markStrokes.shaft}"/>` +
  `<path fill="#ffb84d" d="${markStrokes.vane}"/></svg>`

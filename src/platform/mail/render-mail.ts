import { COLON } from '#insurance/values/colon.ts'
import type { Language } from '#sites/locales.ts'

type MailContent = {
  language: Language
  /** The heading. */
  title: string
  paragraphs: readonly string[]
  /** The one thing to do. */
  action?: { label: string; url: string /** Says that the address can be copied. */; hint: string }
  /** Small print below: how long a link lasts, what to do if nobody asked for it. */
  note?: string
  signature: string
}

/** A mail in our look, as text and as HTML that needs neither images nor a style sheet. */
export function renderMail(content: MailContent): { text: string; html: string } {
  return { text: renderText(content), html: renderHtml(content) }
}

/** The same mail with who sends it below everything else. */
export function addImprint<Rendered extends { text: string; html: string }>(
  mail: Rendered,
  imprint: string,
): Rendered {
  const html = mail.html.replace(END, () => `${smallHtml(asText(imprint))}\n${END}`)
  return { ...mail, text: `${mail.text}\n${imprint}\n`, html }
}

function renderText(content: MailContent): string {
  const { language, title, paragraphs, action, note, signature } = content
  const way = action && `${action.label}${COLON[language]}\n${action.url}`
  const parts = [title, ...paragraphs, way, note, signature]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}

// Mail programs know neither custom properties nor light-dark(): the light values of our tokens.
const ink = '#1b1736'
const inkSoft = '#5a5670'
const line = '#e6e2ee'
const primary = '#5337d6'
const END = '</div></body></html>'
const font = "Figtree,'Helvetica Neue',Arial,sans-serif"

function renderHtml({ language, title, paragraphs, action, note, signature }: MailContent): string {
  const body = [
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${asText(title)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${asText(text)}</p>`),
    ...(action ? actionHtml(action) : []),
    ...(note ? [smallHtml(asText(note))] : []),
    `<p style="margin:24px 0">${asText(signature)}</p>`,
  ]
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${asText(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f7f5fb;color:${ink};font:16px/1.5 ${font}">
<div role="article" style="max-width:520px;margin:0 auto;padding:32px 24px;background:#ffffff;border:1px solid ${line};border-radius:16px">
${body.join('\n')}
${END}
`
}

function actionHtml({ label, url, hint }: NonNullable<MailContent['action']>): string[] {
  const href = asText(url)
  return [
    `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:${primary};color:#ffffff;font-weight:600;text-decoration:none">${asText(label)}</a></p>`,
    smallHtml(
      `${asText(hint)}<br><a href="${href}" style="color:${primary};word-break:break-all">${href}</a>`,
    ),
  ]
}

function smallHtml(html: string): string {
  return `<p style="margin:0 0 16px;font-size:14px;color:${inkSoft}">${html}</p>`
}

function asText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

import { COLON } from '#insurance/values/colon.ts'
import { escapeMarkup } from '#platform/escape-markup.ts'
import type { Language } from '#sites/locales.ts'

type MailContent = {
  language: Language
  /** Stands above everything, as on every page. */
  brand: string
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
  const html = mail.html.replace(END, () => `${smallHtml(asHtml(imprint))}\n${END}`)
  return { ...mail, text: `${mail.text}\n${imprint}\n`, html }
}

function renderText(content: MailContent): string {
  const { language, title, paragraphs, action, note, signature } = content
  const way = action && `${action.label}${COLON[language]}\n${action.url}`
  const parts = [title, ...paragraphs, way, note, signature]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}

/**
 * Mail programs know neither custom properties nor light-dark(), and some drop every style sheet:
 * the light values of our tokens stand in the elements, the dark ones are for those that keep one.
 */
const light = {
  ink: '#1b1736',
  'ink-soft': '#5a5670',
  line: '#e6e2ee',
  paper: '#ffffff',
  cloud: '#faf8f5',
  primary: '#5337d6',
  'on-primary': '#ffffff',
}
const dark: typeof light = {
  ink: '#f3f0fc',
  'ink-soft': '#bdb7d3',
  line: '#383252',
  paper: '#1d1934',
  cloud: '#131024',
  primary: '#a794ff',
  'on-primary': '#171130',
}

const DARK_STYLE = `@media (prefers-color-scheme:dark){
.cloud{background:${dark.cloud}!important;color:${dark.ink}!important}
.paper{background:${dark.paper}!important;border-color:${dark.line}!important}
.button{background:${dark.primary}!important;color:${dark['on-primary']}!important}
.brand,.link{color:${dark.primary}!important}
.soft{color:${dark['ink-soft']}!important}
}`

const END = '</div></body></html>'
const font = "Figtree,'Helvetica Neue',Arial,sans-serif"
const headingFont = `'Bricolage Grotesque',${font}`

function renderHtml(content: MailContent): string {
  const { language, brand, title, paragraphs, action, note, signature } = content
  const body = [
    `<p class="brand" style="margin:0 0 24px;font:700 20px/1 ${headingFont};letter-spacing:-0.03em;text-transform:lowercase;color:${light.primary}">${asHtml(brand)}</p>`,
    `<h1 style="margin:0 0 16px;font:700 24px/1.25 ${headingFont}">${asHtml(title)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${holdReferences(asHtml(text))}</p>`),
    ...(action ? actionHtml(action) : []),
    ...(note ? [smallHtml(asHtml(note))] : []),
    `<p style="margin:24px 0">${asHtml(signature)}</p>`,
  ]
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${asHtml(title)}</title><style>${DARK_STYLE}</style></head>
<body class="cloud" style="margin:0;padding:24px 12px;background:${light.cloud};color:${light.ink};font:16px/1.5 ${font}">
<div class="paper" role="article" style="max-width:520px;margin:0 auto;padding:32px 24px;background:${light.paper};border:1px solid ${light.line};border-radius:20px;overflow-wrap:break-word">
${body.join('\n')}
${END}
`
}

function actionHtml({ label, url, hint }: NonNullable<MailContent['action']>): string[] {
  const href = asHtml(url)
  return [
    `<p style="margin:24px 0"><a class="button" href="${href}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:${light.primary};color:${light['on-primary']};font-weight:600;text-align:center;text-decoration:none">${asHtml(label)}</a></p>`,
    smallHtml(
      `${asHtml(hint)}<br><a class="link" href="${href}" style="color:${light.primary};word-break:break-all">${href}</a>`,
    ),
  ]
}

function smallHtml(html: string): string {
  return `<p class="soft" style="margin:0 0 16px;font-size:14px;color:${light['ink-soft']}">${html}</p>`
}

/** A reference is read out over the phone: no line of a small screen ends within it. */
function holdReferences(html: string): string {
  return html.replace(
    /\bF[A-Z](?:-[0-9A-Z]{4}){3}\b/g,
    '<span style="white-space:nowrap">$&</span>',
  )
}

/** Nothing in it is markup; a new line stays one. */
function asHtml(text: string): string {
  return escapeMarkup(text).replaceAll('\n', '<br>')
}

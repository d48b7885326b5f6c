/** A part of a legal text, as a paper can show it. */
export type LegalPart =
  | { kind: 'paragraph' | 'heading'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; header: string[]; rows: string[][] }

/** The parts of a formatted text. It was sanitised when it was written, so its tags are few and closed. */
export function readLegalBody(html: string): LegalPart[] {
  return [...html.matchAll(/<(p|h3|h4|blockquote|ul|ol|table)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(
    ([, tag, inner = '']): LegalPart => {
      if (tag === 'ul' || tag === 'ol') return { kind: 'list', items: textsIn(inner, 'li') }
      if (tag === 'table') return tableIn(inner)
      return { kind: tag?.startsWith('h') ? 'heading' : 'paragraph', text: plain(inner) }
    },
  )
}

function tableIn(inner: string): LegalPart {
  const rows = [...inner.matchAll(/<tr\b[^>]*>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
    textsIn(row, 't[hd]'),
  )
  const [header = [], ...rest] = rows
  return { kind: 'table', header, rows: rest }
}

function textsIn(html: string, tag: string): string[] {
  const pattern = new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g')
  return [...html.matchAll(pattern)].map(([, inner = '']) => plain(inner))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' }

function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:#(\d+)|([a-z]+));/g, (whole, code, name) =>
      code ? String.fromCodePoint(Number(code)) : (entities[name] ?? whole),
    )
    .replace(/[ \n]+/g, ' ')
    .trim()
}

import { plainText } from '#content/search/plain-text.ts'

/**
 * The tables of a text as the product's own ones are: each cell says which column it is in, for
 * screens on which a row is a card, and the roles hold them together for screen readers there.
 * Their name is the heading above, or what their columns are called.
 */
export function stackTables(html: string): string {
  return html.replace(/<table\b.*?<\/table>/gs, (table, at: number) =>
    stackTable(table, headingOf(html.slice(0, at))),
  )
}

/** The last heading so far, which says what the table is about. */
function headingOf(before: string): string | undefined {
  return [...before.matchAll(/<h[2-4]\b[^>]*>(.*?)<\/h[2-4]>/gs)].at(-1)?.[1]
}

function stackTable(table: string, heading: string | undefined): string {
  // A corner without words heads nothing.
  const written = table.replace(/<th\b[^>]*>\s*<\/th>/g, '<td></td>')
  const head = /<thead\b.*?<\/thead>/s.exec(written)?.[0] ?? ''
  const labels = [...head.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/gs)].map(([, inner = '']) =>
    attributeText(inner),
  )
  const name = heading === undefined ? labels.join(', ') : attributeText(heading)
  return written
    .replace(/<tbody\b.*<\/tbody>/s, (body) => body.replace(/<tr\b.*?<\/tr>/gs, labelCells(labels)))
    .replace(/<th\b(?=[^>]* scope="col")/g, '<th role="columnheader"')
    .replace(/<th\b(?! role)/g, '<th role="rowheader"')
    .replaceAll(/<td\b([^>]*)>(.*?)<\/td>/gs, '<td role="cell"$1><div>$2</div></td>')
    .replaceAll(/<tr\b/g, '<tr role="row"')
    .replaceAll(/<(thead|tbody)\b/g, '<$1 role="rowgroup"')
    .replace('<table', () => `<table class="ui-table" role="table" aria-label="${name}"`)
}

/** The sign that ends a tag is written out too: what reads the page further looks for it. */
function attributeText(html: string): string {
  return plainText(html)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

function labelCells(labels: readonly string[]) {
  return (row: string): string => {
    let column = 0
    return row.replace(/<t[hd]\b/g, (cell) => {
      const label = labels[column]
      column += 1
      return label && cell === '<td' ? `<td data-label="${label}"` : cell
    })
  }
}

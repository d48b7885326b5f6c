import { readHtml } from './read-html.ts'

/** Where the card with the price leads, with the answers that stand in it, as a browser sends them. */
export function followCard(html: string): URL {
  const from = html.indexOf('<form id="quote"')
  const { elements } = readHtml(html.slice(from, html.indexOf('</form>', from)))
  const { attributes: way } = elements.findLast(({ name }) => name === 'button') ?? {}
  const address = new URL(way?.['formaction'] ?? '')
  let list = ''
  for (const { name, attributes } of elements) {
    const { type, value = '' } = attributes
    if (name === 'select') list = attributes['name'] ?? ''
    const isChosen = type === 'radio' ? 'checked' in attributes : name === 'input'
    if (isChosen) address.searchParams.append(attributes['name'] ?? '', value)
    if (name === 'option' && 'selected' in attributes) address.searchParams.append(list, value)
  }
  return address
}

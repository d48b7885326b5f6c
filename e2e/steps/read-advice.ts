import { expect } from '@playwright/test'
import { type HtmlElement, readHtml } from './read-html.ts'
import { sendRequest } from './send-request.ts'

/** A result of the recommendation tool as the server sends it, by the marks it carries. */
type Advice = {
  /** What the element around the result says of it as a whole. */
  result: HtmlElement['attributes']
  /** One for each product of the health tool. */
  products: HtmlElement['attributes'][]
  /** Lines of insurance of the other tool, each with the group that it stands in. */
  lines: { group: string; line: string; reason: string }[]
}

/** Opens a deep link without a browser. The answer about health comes by cookie. */
export async function readAdvice(path: string): Promise<Advice> {
  const headers = { cookie: 'feather_answer=conditions.no' }
  const answer = await sendRequest({ host: 'app', path, headers })
  expect(answer.status, path).toBe(200)
  const { elements } = readHtml(answer.body)
  const marked = (mark: string) =>
    elements.map(({ attributes }) => attributes).filter((each) => each[mark] !== undefined)
  let group = ''
  const lines: Advice['lines'] = []
  for (const { attributes } of elements) {
    group = attributes['data-group'] ?? group
    const line = attributes['data-line']
    if (line !== undefined) lines.push({ group, line, reason: attributes['data-reason'] ?? '' })
  }
  return { result: marked('data-ranking')[0] ?? {}, products: marked('data-product'), lines }
}

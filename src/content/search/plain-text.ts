import { FIGURE_PATTERN } from '#insurance/figures/parse-figure-name.ts'

/** Rich text as plain text: a space between blocks, figures left out, entities as letters. */
export function plainText(html: string): string {
  return plainTextWithFigures(withoutFigures(html))
}

/** What is to be shown: its `{{figures}}` are still to be filled. */
export function plainTextWithFigures(html: string): string {
  return html
    .replaceAll('<p>[tool]</p>', ' ')
    .replace(/<\/?(?:strong|em|b|i|u|s|a|span|code|mark|small|abbr|sub|sup)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The names of figures are no words that somebody reads. */
export function withoutFigures(text: string): string {
  return text.replace(FIGURE_PATTERN, ' ')
}

/** Those that the sanitiser writes. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

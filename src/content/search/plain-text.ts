/** Rich text as plain text: a space between blocks, figures left out, entities as letters. */
export function plainText(html: string): string {
  return html
    .replace(/\{\{[^{}]*\}\}|<p>\[tool\]<\/p>/g, ' ')
    .replace(/<\/?(?:strong|em|b|i|u|s|a|span|code|mark|small|abbr|sub|sup)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Those that the sanitiser writes. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

export type PageDescription = { title: string; description: string }

/** What a rendered page says of itself to those who share it. */
export function readPageDescription(html: string): PageDescription | undefined {
  const title = contentOf(html, 'og:title')
  return title ? { title, description: contentOf(html, 'og:description') ?? '' } : undefined
}

function contentOf(html: string, property: string): string | undefined {
  const written = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]
  return written?.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}

/** Those that React writes. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

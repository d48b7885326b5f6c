import type { Locale } from '#sites/locales.ts'
import { parseLocale } from '#sites/locales.ts'
import { findDataProblems } from './find-data-problems.ts'
import type { HtmlPage } from './read-html.ts'

/** What is wrong with a page by itself, a line for each problem. */
export function findPageProblems(
  page: HtmlPage,
  {
    address,
    locale,
    alternates,
  }: { address: string; locale: Locale; alternates: readonly string[] },
): string[] {
  const { language } = parseLocale(locale)
  const links = page.all('link')
  const named = links
    .filter(({ attributes }) => attributes['rel'] === 'alternate' && attributes['hreflang'])
    .map(({ attributes }) => `${attributes['hreflang']} ${attributes['href']}`)
  const canonical = links.find(({ attributes }) => attributes['rel'] === 'canonical')
  const lang = page.all('html')[0]?.attributes['lang'] ?? ''
  const data = page
    .all('script')
    .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
  return [
    ...(titleOf(page) === '' ? ['no title'] : []),
    ...(descriptionOf(page) === '' ? ['no description'] : []),
    ...(canonical?.attributes['href'] === address
      ? []
      : [`canonical address ${canonical?.attributes['href']}`]),
    ...(lang.split('-')[0] === language ? [] : [`lang="${lang}"`]),
    ...(named.sort().join() === alternates.join()
      ? []
      : [`alternates are not the listed versions: ${named.join(', ')}`]),
    ...findHeadingProblems(page),
    ...data.flatMap(({ text }) => findDataProblems(text)),
    ...(data.some(({ text }) => text.includes('"@type":"Organization"'))
      ? []
      : ['does not say whose page it is']),
    ...(metaOf(page, 'robots') === 'noindex, nofollow' ? [] : ['may be found outside production']),
    ...(metaOf(page, 'twitter:card') === 'summary_large_image' ? [] : ['no large card']),
    ...['og:title', 'og:description']
      .filter((name) => metaOf(page, name) === '')
      .map((name) => `no ${name}`),
    ...page
      .all('img')
      .filter(({ attributes }) => attributes['alt'] === undefined)
      .map(({ attributes }) => `no alt: ${attributes['src']}`),
    ...(language === 'en' ? [] : findEnglish(page)),
  ]
}

export function titleOf(page: HtmlPage): string {
  return page.all('title')[0]?.text.trim() ?? ''
}

export function descriptionOf(page: HtmlPage): string {
  return metaOf(page, 'description')
}

function metaOf(page: HtmlPage, wanted: string): string {
  const written = page
    .all('meta')
    .find(({ attributes }) => (attributes['name'] ?? attributes['property']) === wanted)
  return written?.attributes['content']?.trim() ?? ''
}

/** One h1, no heading without text, and no level left out on the way down. */
function findHeadingProblems(page: HtmlPage): string[] {
  const headings = page.all('h1', 'h2', 'h3', 'h4', 'h5', 'h6')
  const first = headings.filter(({ name }) => name === 'h1').length
  const levels = headings.map(({ name }) => Number(name[1]))
  return [
    ...(first === 1 ? [] : [`${first} h1`]),
    ...headings.flatMap(({ name, text }, index) => {
      const level = levels[index] ?? 0
      const before = levels[index - 1] ?? level
      return [
        ...(text.trim() === '' ? [`${name} without text`] : []),
        ...(level > before + 1 ? [`${name} “${text.trim()}” after h${before}`] : []),
      ]
    }),
  ]
}

/** Words that every English text has, and no German, Spanish or French one. */
const english =
  /(?<![\p{L}\d@./-])(?:the|and|with|your|you|of|for|this|that|our|from|is|are|we|what|how|when|which|more|about|learn|read)(?![\p{L}\d@/-])/giu

/** More of them than a proper name would bring. */
function findEnglish({ words }: HtmlPage): string[] {
  const found = [...words.matchAll(english)]
  if (found.length <= 1) return []
  const shown = found
    .slice(0, 4)
    .map(({ index }) => words.slice(Math.max(0, index - 25), index + 25))
  return [`${found.length} English words: ${shown.map((each) => `“${each}”`).join(', ')}`]
}

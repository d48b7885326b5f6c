import { data, type RouterContextProvider } from 'react-router'
import { shellTags } from '#content/source.ts'
import { DEFAULT_LOCALE } from '#sites/locales.ts'
import { contentFacts } from '../content-facts.ts'

/** The facts for a file that speaks for a whole site: there is one, at the address without locale. */
export function siteFacts(context: Readonly<RouterContextProvider>) {
  const facts = contentFacts(context)
  const { site, locale } = facts.target
  if (locale !== DEFAULT_LOCALE) throw data(null, { status: 404 })
  for (const tag of shellTags(site, locale)) facts.cacheTags.add(tag)
  return facts
}

import { translator } from '#i18n/translator.ts'
import { localePath } from '#sites/locale-path.ts'
import type { Locale } from '#sites/locales.ts'
import type { SearchBoxProps } from './search-box.island.tsx'

/** What is looked through: the help centre alone, or the whole site. */
export type SearchScope = 'help' | 'site'

export const SEARCH_PATHS: Readonly<Record<SearchScope, string>> = {
  help: '/support/search',
  site: '/search',
}

export function searchBoxOf(locale: Locale, scope: SearchScope, query: string): SearchBoxProps {
  const t = translator(locale, 'support')
  return {
    action: localePath(locale, SEARCH_PATHS[scope]),
    suggestPath: `${localePath(locale, '/support/suggest')}?in=${scope}&q=`,
    query,
    wording: {
      label: t('searchLabel'),
      placeholder: t('searchPlaceholder'),
      button: t('searchButton'),
      hint: t('typeMore'),
      all: t('allResults'),
    },
  }
}

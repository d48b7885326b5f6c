import { useRouteLoaderData } from 'react-router'
import type { Locale } from '#sites/locales.ts'
import { ConsentBanner } from './consent-banner.tsx'
import type { PageSettings } from './page-settings.ts'

/**
 * The banner with what the root route knows. It stands behind the skip link, which has to be the
 * first of all links, and before everything else.
 */
export function PageConsent({ locale }: { locale: Locale }) {
  const root = useRouteLoaderData<() => { settings: PageSettings | undefined }>('root')
  return root?.settings ? <ConsentBanner locale={locale} settings={root.settings} /> : null
}

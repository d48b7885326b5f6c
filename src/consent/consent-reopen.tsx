import { useRouteLoaderData } from 'react-router'
import { useWording } from '#i18n/use-wording.ts'
import { localePath } from '#sites/locale-path.ts'
import type { Locale } from '#sites/locales.ts'
import type { PageSettings } from './page-settings.ts'

/** Brings the banner back. Without script, where nothing was kept, it leads to the explanation. */
export function ConsentReopen({ locale }: { locale: Locale }) {
  const root = useRouteLoaderData<() => { settings: PageSettings | undefined }>('root')
  const origin = root?.settings?.legalOrigin ?? ''
  return (
    <a href={origin + localePath(locale, '/privacy-policy')} data-consent-reopen="">
      {useWording('consent')('reopen')}
    </a>
  )
}

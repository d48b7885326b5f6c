import { useWording } from '#i18n/use-wording.ts'
import { localePath } from '#sites/locale-path.ts'
import type { Locale } from '#sites/locales.ts'

/** Brings the banner back. Without script, where nothing was kept, it leads to the explanation. */
export function ConsentReopen({ locale }: { locale: Locale }) {
  return (
    <a href={localePath(locale, '/privacy-policy')} data-consent-reopen="">
      {useWording('consent')('reopen')}
    </a>
  )
}

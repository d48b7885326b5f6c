import { localePath } from '#sites/locale-path.ts'
import type { SiteFrame } from './site-frame.ts'

/**
 * Whoever has no script asks for a picture that sets the cookies of the locale, by which the app
 * speaks. It is left out where no cookie of this host reaches the app.
 */
export function KeepLocaleWithoutScript({
  frame,
}: {
  frame: Pick<SiteFrame, 'locale' | 'cookieDomain'>
}) {
  if (!frame.cookieDomain) return null
  return (
    <noscript>
      <img src={localePath(frame.locale, '/keep-locale')} alt="" width={1} height={1} />
    </noscript>
  )
}

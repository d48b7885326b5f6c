import { translator } from '#i18n/translator.ts'
import { localePath } from '#sites/locale-path.ts'
import type { Locale } from '#sites/locales.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyScene } from '#ui/scenes/empty-scene.tsx'

/** A link that shows nothing any more, or never did: why, and the way on. */
export function PreviewRefused({
  locale,
  reason,
}: {
  locale: Locale
  reason: 'expired' | 'invalid'
}) {
  const t = translator(locale, 'shell')
  return (
    <section className="ui-page error-page">
      <title>{t(`preview.${reason}Title`)}</title>
      <div>
        <h1>{t(`preview.${reason}Title`)}</h1>
        <p>{t(`preview.${reason}Text`)}</p>
        <Button href={localePath(locale, '/')}>{t('preview.home')}</Button>
      </div>
      <EmptyScene />
    </section>
  )
}

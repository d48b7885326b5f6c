import { translator } from '#i18n/translator.ts'
import { localePath } from '#sites/locale-path.ts'
import type { Locale } from '#sites/locales.ts'
import { previewPath } from './preview-path.ts'

/** Says that a page is not what the public sees, and leads back to that. */
export function PreviewBar({ locale, path }: { locale: Locale; path: string }) {
  const t = translator(locale, 'shell')
  const here = encodeURIComponent(localePath(locale, path))
  return (
    <aside className="preview-bar" aria-label={t('preview.label')}>
      <p>
        {t('preview.draft')}{' '}
        <a href={`${localePath(locale, previewPath)}?leave=${here}`}>{t('preview.leave')}</a>
      </p>
    </aside>
  )
}

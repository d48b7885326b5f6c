import { translator } from '#i18n/translator.ts'
import { localePath } from '#sites/locale-path.ts'
import type { Locale } from '#sites/locales.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyScene } from '#ui/scenes/empty-scene.tsx'
import { ErrorScene } from '#ui/scenes/error-scene.tsx'

export type ErrorStatus = 400 | 404 | 405 | 413 | 500 | 503

/** What went wrong in plain words, and a way on. */
export function ErrorPage({ status, locale }: { status: ErrorStatus; locale: Locale }) {
  const t = translator(locale, 'errors')
  const Scene = status === 404 ? EmptyScene : ErrorScene
  return (
    <section className="ui-page error-page">
      <title>{t(`${status}.title`)}</title>
      <div>
        <h1>{t(`${status}.title`)}</h1>
        <p>{t(`${status}.text`)}</p>
        <Button href={localePath(locale, '/')}>{t('home')}</Button>
      </div>
      <Scene />
    </section>
  )
}

/** The status whose words fit: what has words of its own, else "not right" or "broken". */
export function errorStatusOf(status: number): ErrorStatus {
  const worded = ([400, 404, 405, 413, 500, 503] as const).find((known) => known === status)
  return worded ?? (status >= 400 && status < 500 ? 400 : 500)
}

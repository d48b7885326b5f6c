import { translator } from '#i18n/translator.ts'
import { localePath } from '#sites/locale-path.ts'
import type { Locale } from '#sites/locales.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyScene } from '#ui/scenes/empty-scene.tsx'
import { ErrorScene } from '#ui/scenes/error-scene.tsx'

export type ErrorStatus = 404 | 500 | 503

/** What went wrong in plain words, and a way on. */
export function ErrorPage({ status, locale }: { status: ErrorStatus; locale: Locale }) {
  const t = translator(locale, 'errors')
  const Scene = status === 404 ? EmptyScene : ErrorScene
  return (
    <section className="ui-page error-page">
      <div>
        <h1>{t(`${status}.title`)}</h1>
        <p>{t(`${status}.text`)}</p>
        <Button href={localePath(locale, '/')}>{t('home')}</Button>
      </div>
      <Scene />
    </section>
  )
}

/** The status a visitor should hear of: what is not there, what will be back, or what broke. */
export function errorStatusOf(status: number): ErrorStatus {
  return status === 404 || status === 503 ? status : 500
}

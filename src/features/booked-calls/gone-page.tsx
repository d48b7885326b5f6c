import { useWording } from '#i18n/use-wording.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyScene } from '#ui/scenes/empty-scene.tsx'

/** Where the link of a call leads that is long over, or that came without its end. */
export function GonePage({ keptDays, writeHref }: { keptDays: number; writeHref: string }) {
  const t = useWording('calls')
  return (
    <section className="ui-page error-page">
      <div>
        <h1>{t('goneTitle')}</h1>
        <p>{t('goneText', { days: String(keptDays) })}</p>
        <div className="ui-buttons">
          <Button href="/calls">{t('bookAnew')}</Button>
          <Button href={writeHref} variant="secondary">
            {t('write')}
          </Button>
        </div>
      </div>
      <EmptyScene />
    </section>
  )
}

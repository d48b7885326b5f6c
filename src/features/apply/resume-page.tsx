import { useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyScene } from '#ui/scenes/empty-scene.tsx'
import { HomeScene } from '#ui/scenes/home-scene.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import type { ResumeData } from './resume.ts'
import { useSending } from './use-sending.ts'

/** Where an e-mailed link leads: one press opens the answers on this device. */
export function ResumePage({ data }: { data: ResumeData }) {
  const t = useWording('apply')
  const { product } = data
  const { isBusy, isOffline, send } = useSending()
  return (
    <section className="ui-page error-page">
      <div>
        <h1>{product ? t('resume.title') : t('resume.goneTitle')}</h1>
        <p>
          <Words>{product ? t('resume.text', { product }) : t('resume.goneText')}</Words>
        </p>
        {product ? (
          <form method="post" action="/policies/resume" onSubmit={send}>
            {isOffline && <OfflineNotice />}
            <input type="hidden" name="token" value={data.token} />
            <input type="hidden" name="page" value={data.page} />
            <Button type="submit" loading={isBusy ? t('start.opening') : undefined}>
              {t('resume.button')}
            </Button>
          </form>
        ) : (
          <Button href={data.accountHref}>{t('resume.account')}</Button>
        )}
      </div>
      {product ? <HomeScene /> : <EmptyScene />}
    </section>
  )
}

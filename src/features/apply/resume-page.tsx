import { useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import { Button } from '#ui/button/button.tsx'
import type { ResumeData } from './resume.ts'

/** Where an e-mailed link leads: one press opens the answers on this device. */
export function ResumePage({ data }: { data: ResumeData }) {
  const t = useWording('apply')
  const { product } = data
  return (
    <div className="ui-page apply">
      <div className="apply__page">
        <h1 className="apply__title">{product ? t('resume.title') : t('resume.goneTitle')}</h1>
        <p className="apply__intro">
          <Words>{product ? t('resume.text', { product }) : t('resume.goneText')}</Words>
        </p>
        {product ? (
          <form method="post" action="/policies/resume">
            <input type="hidden" name="token" value={data.token} />
            <input type="hidden" name="page" value={data.page} />
            <Button type="submit">{t('resume.button')}</Button>
          </form>
        ) : (
          <Button href={data.accountHref}>{t('resume.account')}</Button>
        )}
      </div>
    </div>
  )
}

import { useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import type { PageData } from './page-data.ts'
import { HEALTH_CONSENT } from './screens.ts'
import { FORM_ID, StepButtons, StepLayout } from './step-layout.tsx'
import { useSending } from './use-sending.ts'

/** Before the first question about health: what for, who sees it, and a tick that can be left (Art. 9 GDPR). */
export function HealthConsentPage({
  data,
}: {
  data: Extract<PageData, { page: 'healthConsent' }>
}) {
  const t = useWording('apply')
  const { isBusy, isOffline, send } = useSending()
  const insurers = data.insurers.join(', ')
  return (
    <StepLayout frame={data} continueLabel={t('continue')}>
      {isOffline && <OfflineNotice />}
      <h1 className="apply__title">{t('health.title')}</h1>
      <p className="apply__intro">{t('health.intro')}</p>
      <ul className="apply-points">
        <li>{t('health.purpose', { insurers: insurers || t('health.theInsurer') })}</li>
        <li>
          <Words>{t('health.safe')}</Words>
        </li>
      </ul>
      <form
        id={FORM_ID}
        method="post"
        action={`${data.base}/${data.screen}`}
        className="apply-form"
        onSubmit={send}
      >
        <Checkbox
          name={HEALTH_CONSENT}
          value="yes"
          look="card"
          label={data.consent}
          defaultChecked={data.isGiven}
          error={data.check ? t('health.needed') : undefined}
          autoFocus={data.check}
        />
        {data.check && <Notice className="apply__notice">{t('health.otherwise')}</Notice>}
        <StepButtons
          back={data.back !== undefined}
          label={t('continue')}
          busy={isBusy ? t('saving') : undefined}
        />
      </form>
    </StepLayout>
  )
}

import { useWording } from '#i18n/use-wording.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ArrowLeftIcon } from '#ui/icons/icons.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import type { PageData } from './page-data.ts'
import { useSending } from './use-sending.ts'

/** Asks where to send the link by which the application goes on. */
export function SavePage({ data }: { data: Extract<PageData, { page: 'save' }> }) {
  const t = useWording('apply')
  const { state } = data
  const { isBusy, isOffline, send } = useSending()
  return (
    <div className="ui-page apply">
      <div className="apply__page">
        <p className="apply__product">{data.product}</p>
        <h1 className="apply__title">{t('save.title')}</h1>
        <p className="apply__intro">{t('save.intro')}</p>
        {state === 'sent' && (
          <Notice kind="success" announce="status" className="apply__notice">
            {t('save.sent')}
          </Notice>
        )}
        {(state === 'tooMany' || state === 'failed') && (
          <Notice kind="warning" announce="alert" className="apply__notice">
            {t(`save.${state}`)}
          </Notice>
        )}
        {isOffline && <OfflineNotice />}
        <form
          method="post"
          action={`${data.base}/save`}
          className="apply-form"
          noValidate
          onSubmit={send}
        >
          <TextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            label={t('save.email')}
            help={t('save.emailHelp')}
            error={state === 'notAnEmail' ? t('save.notAnEmail') : undefined}
          />
          <div className="apply-buttons">
            <Button href={data.back} variant="secondary" iconStart={<ArrowLeftIcon />}>
              {t('save.back')}
            </Button>
            <Button type="submit" loading={isBusy ? t('review.sending') : undefined}>
              {t('save.send')}
            </Button>
          </div>
        </form>
      </div>
    </div>
  )
}

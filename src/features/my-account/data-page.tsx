import { Form } from 'react-router'
import { asSentence } from '#i18n/as-sentence.ts'
import { useWording } from '#i18n/use-wording.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { DownloadIcon } from '#ui/icons/icons.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { FormMessages, useChecks } from './form-parts.tsx'
import { OwnPage, SmallPage } from './frames.tsx'
import type { ErasureAnswer } from './own-data.ts'

/** What we hold about somebody: to take along, and to have erased. */
export function DataPage({ answer, page }: { answer: ErasureAnswer | undefined; page: string }) {
  const t = useWording('account')
  const check = useChecks(answer)
  if (answer?.report) return <ErasureReport report={answer.report} />
  return (
    <OwnPage title={t('data.title')} lead={t('data.lead')} place="data">
      <div className="account-columns">
        <Card as="section" padding="large" className="account-stack">
          <h2>{t('data.exportTitle')}</h2>
          <p>{t('data.exportText')}</p>
          <div className="ui-buttons">
            <Button href="/me/data/export.pdf" iconStart={<DownloadIcon />}>
              {t('data.exportPdf')}
            </Button>
            <Button href="/me/data/export.json" variant="secondary" iconStart={<DownloadIcon />}>
              {t('data.export')}
            </Button>
          </div>
        </Card>
        <Card as="section" padding="large" className="account-stack">
          <h2>{t('consents.title')}</h2>
          <p>{t('consents.card')}</p>
          <Button href="/me/consents" variant="secondary">
            {t('consents.open')}
          </Button>
        </Card>
        <Card as="section" padding="large" className="account-stack">
          <h2>{t('data.eraseTitle')}</h2>
          <p>{t('data.eraseText')}</p>
          <FormMessages answer={answer} labels={{ sure: t('data.sure') }} />
          <Form method="post" className="account-stack" noValidate>
            <input type="hidden" name="page" value={page} />
            <Checkbox
              name="sure"
              id="sure"
              value="yes"
              label={t('data.sure')}
              error={check('sure')}
              required
            />
            <Button type="submit" variant="danger">
              {t('data.erase')}
            </Button>
          </Form>
        </Card>
      </div>
    </OwnPage>
  )
}

function ErasureReport({ report }: { report: NonNullable<ErasureAnswer['report']> }) {
  const t = useWording('account')
  return (
    <SmallPage
      title={t('erasure.title')}
      lead={t(report.accountGone ? 'erasure.gone' : 'erasure.stays')}
      isNextStep
    >
      {report.entries.length === 0 && <Notice kind="success">{t('erasure.nothing')}</Notice>}
      <ul className="account-dates">
        {report.entries.map(({ what, count, action, reason, until }) => (
          <li key={what + action + reason}>
            <strong>
              {t('erasure.entry', {
                what: t(`erasure.what.${what}`),
                count: String(count),
                action: t(`erasure.action.${action}`),
              })}
            </strong>
            {reason && <span>{t(`erasure.reason.${reason}`)}</span>}
            {until && (
              <span className="account-hint">
                {asSentence(t('erasure.until', { date: until }))}
              </span>
            )}
          </li>
        ))}
      </ul>
      {report.entries.some(({ action }) => action !== 'erased') && <p>{t('erasure.rights')}</p>}
      {!report.accountGone && (
        <Button href="/me/policies" variant="secondary" fullWidth>
          {t('confirm.toAccount')}
        </Button>
      )}
    </SmallPage>
  )
}

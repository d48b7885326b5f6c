import { Form } from 'react-router'
import { useWording } from '#i18n/use-wording.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { ConfirmationPageData } from './confirm.ts'
import type { FormAnswer } from './form-answer.ts'
import { EmailField, FormMessages, PasswordField, useChecks } from './form-parts.tsx'
import { SmallPage } from './frames.tsx'

type Props = { page: ConfirmationPageData; answer: FormAnswer | undefined }

/** What the mailed link asks for; without one, the way to have it sent again. */
export function ConfirmPage({ page, answer }: Props) {
  const t = useWording('account')
  if (page.asks === 'button' || page.asks === 'password')
    return <UseLink page={page} answer={answer} />
  if (page.asks === 'alreadyDone') {
    return (
      <SmallPage title={t('confirm.title')}>
        <Notice kind="success">{t('told.confirmed')}</Notice>
        <Button href={page.accountHref} fullWidth>
          {t('confirm.toAccount')}
        </Button>
      </SmallPage>
    )
  }
  return <SendAgain page={page} answer={answer} />
}

function UseLink({ page, answer }: Props) {
  const t = useWording('account')
  const check = useChecks(answer)
  const asksPassword = page.asks === 'password'
  return (
    <SmallPage
      title={t('confirm.title')}
      lead={t(asksPassword ? 'confirm.choosePassword' : 'confirm.oneClick')}
    >
      <FormMessages answer={answer} labels={{ password: t('newPassword') }} />
      <Form method="post" className="account-stack" noValidate>
        <input type="hidden" name="confirmation" value={page.token} />
        {asksPassword && <PasswordField isNew error={check('password')} />}
        <Button type="submit" name="do" value="confirm" fullWidth>
          {t('confirm.button')}
        </Button>
      </Form>
    </SmallPage>
  )
}

function SendAgain({ page, answer }: Props) {
  const t = useWording('account')
  const check = useChecks(answer)
  const isOver = page.asks === 'badLink' || page.asks === 'expired'
  const isSent = page.isSent || answer?.told !== undefined
  return (
    <SmallPage title={t('confirm.title')} lead={t('confirm.lead')}>
      {/* Who has just tried it is told so below. */}
      {isOver && !isSent && answer?.problem !== 'badLink' && (
        <Notice kind="warning">{t('problems.badLink')}</Notice>
      )}
      {isSent && (
        <Notice kind="success" announce="status">
          {t('told.confirmationSent')}
        </Notice>
      )}
      <FormMessages answer={answer} labels={{ email: t('email') }} />
      <Form method="post" action={page.againHref} className="account-stack" noValidate>
        {page.asks === 'expired' ? (
          <input type="hidden" name="confirmation" value={page.token} />
        ) : (
          <EmailField defaultValue={answer?.values['email']} error={check('email')} />
        )}
        <Button type="submit" variant="secondary" fullWidth>
          {t('confirm.again')}
        </Button>
      </Form>
    </SmallPage>
  )
}

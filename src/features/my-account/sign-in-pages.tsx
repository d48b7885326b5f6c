import { Form } from 'react-router'
import { useWording } from '#i18n/use-wording.ts'
import { RECOMMENDED } from '#sites/recommendation-code.ts'
import { Disclosure } from '#ui/accordion/disclosure.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { MailIcon } from '#ui/icons/icons.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { FormAnswer } from './form-answer.ts'
import { CodeField, EmailField, FormMessages, PasswordField, useChecks } from './form-parts.tsx'
import { SmallPage } from './frames.tsx'
import { toldKey } from './told.ts'

type Answered = { answer: FormAnswer | undefined }

export function SignInPage({
  answer,
  told,
  ways,
}: Answered & {
  told: string | undefined
  /** Where else one can go from here; each leads on to the page that was asked for. */
  ways: {
    readonly register: string | undefined
    readonly reset: string
    readonly confirm: string
    readonly providers: readonly { name: string; href: string }[]
  }
}) {
  const t = useWording('account')
  const check = useChecks(answer)
  const toldNow = toldKey(answer?.told ?? told)
  const asksCode = answer?.problem === 'codeNeeded' || answer?.asksCode
  return (
    <SmallPage
      title={t('signIn.title')}
      lead={t('signIn.lead')}
      below={
        <>
          {ways.register && (
            <p>
              {t('signIn.noAccount')} <a href={ways.register}>{t('signIn.register')}</a>
            </p>
          )}
          <p>
            <a href={ways.reset}>{t('signIn.forgot')}</a>
          </p>
          <p>
            <a href="/withdraw">{t('signIn.withdraw')}</a>
          </p>
        </>
      }
    >
      {toldNow && (
        <Notice kind="success" announce="status">
          {t(`told.${toldNow}`)}
        </Notice>
      )}
      <FormMessages answer={answer} labels={{ email: t('email'), password: t('password') }} />
      {answer?.problem === 'notConfirmed' && (
        <p>
          <a href={ways.confirm}>{t('confirm.again')}</a>
        </p>
      )}
      <Form method="post" className="account-stack" noValidate>
        <EmailField
          defaultValue={answer?.values['email']}
          error={check('email')}
          autoComplete="username"
        />
        <PasswordField error={check('password')} />
        {asksCode && <CodeField occasion={answer} />}
        <Button type="submit" name="do" value="password" fullWidth>
          {t('signIn.button')}
        </Button>
        <Button
          type="submit"
          name="do"
          value="link"
          variant="secondary"
          fullWidth
          iconStart={<MailIcon />}
        >
          {t('signIn.link')}
        </Button>
      </Form>
      {ways.providers.map(({ name, href }) => (
        <Button key={href} href={href} variant="secondary" fullWidth>
          {t('signIn.with', { name })}
        </Button>
      ))}
    </SmallPage>
  )
}

export function RegisterPage({
  answer,
  legal,
  recommended,
  signInHref,
}: Answered & {
  legal: { terms: string; privacy: string }
  /** The code of whoever's link led here. */
  recommended: string | undefined
  signInHref: string
}) {
  const t = useWording('account')
  const check = useChecks(answer)
  const code = answer?.values[RECOMMENDED] ?? recommended ?? ''
  const labels = {
    email: t('email'),
    password: t('newPassword'),
    terms: t('register.terms'),
    recommended: t('register.recommended.label'),
  }
  return (
    <SmallPage
      title={t('register.title')}
      lead={t('register.lead')}
      below={
        <p>
          {t('register.hasAccount')} <a href={signInHref}>{t('signIn.button')}</a>
        </p>
      }
    >
      <FormMessages answer={answer} labels={labels} />
      <Form method="post" className="account-stack" noValidate>
        <EmailField
          help={t('register.emailHelp')}
          defaultValue={answer?.values['email']}
          error={check('email')}
        />
        <PasswordField isNew error={check('password')} />
        <Disclosure summary={t('register.recommended.ask')} open={code !== ''}>
          <TextField
            name={RECOMMENDED}
            label={t('register.recommended.label')}
            help={t('register.recommended.help')}
            optionalLabel={t('optional')}
            defaultValue={code}
            error={check(RECOMMENDED)}
            autoComplete="off"
          />
        </Disclosure>
        <Checkbox
          name="terms"
          id="terms"
          value="yes"
          label={t('register.terms')}
          error={check('terms')}
          required
        />
        <p className="account-hint account-links">
          <a href={legal.terms}>{t('register.termsLink')}</a>
          <a href={legal.privacy}>{t('register.privacyLink')}</a>
        </p>
        <Button type="submit" fullWidth>
          {t('register.button')}
        </Button>
      </Form>
    </SmallPage>
  )
}

export function ResetRequestPage({ answer }: Answered) {
  const t = useWording('account')
  const check = useChecks(answer)
  return (
    <SmallPage title={t('reset.title')} lead={t('reset.lead')}>
      {answer?.told && (
        <Notice kind="success" announce="status">
          {t('told.resetSent')}
        </Notice>
      )}
      <FormMessages answer={answer} labels={{ email: t('email') }} />
      <Form method="post" className="account-stack" noValidate>
        <EmailField defaultValue={answer?.values['email']} error={check('email')} />
        <Button type="submit" fullWidth>
          {t('reset.button')}
        </Button>
      </Form>
    </SmallPage>
  )
}

import { Form } from 'react-router'
import { useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmailField, FormMessages, PasswordField, useChecks } from './form-parts.tsx'
import { NEW_ADDRESS } from './new-address-form.ts'
import type { SettingsAnswer } from './second-factor-settings.ts'
import type { SettingsPageData } from './settings.ts'

type Props = {
  page: Pick<SettingsPageData, 'email' | 'hasPassword'>
  answer: SettingsAnswer | undefined
}

/** By which address somebody signs in, and where we write to. */
export function AddressCard({ page, answer }: Props) {
  const t = useWording('account')
  const check = useChecks(answer)
  return (
    <Card as="section" padding="large" className="account-stack">
      <h2>{t('newAddress.heading')}</h2>
      <p>{t('newAddress.current', { address: page.email })}</p>
      {page.hasPassword ? (
        <>
          <FormMessages
            answer={answer}
            labels={{
              email: t('newAddress.label'),
              addressPassword: t('settings.currentPassword'),
            }}
          />
          <Form method="post" className="account-stack" noValidate>
            <EmailField
              label={t('newAddress.label')}
              help={t('newAddress.help')}
              defaultValue={answer?.values['email']}
              error={check('email')}
            />
            <PasswordField
              name="addressPassword"
              label={t('settings.currentPassword')}
              error={check('addressPassword')}
            />
            <Button type="submit" name="do" value={NEW_ADDRESS} variant="secondary">
              {t('newAddress.send')}
            </Button>
          </Form>
        </>
      ) : (
        <p className="account-hint">
          <Words>{t('newAddress.passwordFirst')}</Words>
        </p>
      )}
    </Card>
  )
}

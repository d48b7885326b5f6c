import { Card, CardContent } from '@mui/material'
import { Authenticated, Title, useNotify } from 'react-admin'
import { ask } from '../ask.ts'
import { newPasswordField } from '../sign-in/new-password-field.ts'
import { SimpleForm } from '../sign-in/simple-form.tsx'
import { useMe } from '../use-me.ts'
import { TwoFactorCard } from './two-factor-card.tsx'

/** One's own account: password and authenticator app. */
export function AccountPage() {
  const me = useMe()
  const notify = useNotify()
  return (
    <Authenticated>
      <Title title="My account" />
      <div className="bo-cards">
        <Card>
          <CardContent className="bo-stack">
            <h2>Password</h2>
            <p>
              {me?.name}, {me?.email} ({me?.role})
            </p>
            <SimpleForm
              fields={[
                {
                  name: 'currentPassword',
                  label: 'Current password',
                  type: 'password',
                  autoComplete: 'current-password',
                },
                { ...newPasswordField, name: 'newPassword', label: 'New password' },
              ]}
              action="Change the password"
              onSubmit={async (values) => {
                const json = { ...values, revokeOtherSessions: true }
                await ask('/admin/auth/change-password', { method: 'POST', json })
                notify('The password is changed; other devices are signed out.', {
                  type: 'success',
                })
              }}
            />
          </CardContent>
        </Card>
        {me && <TwoFactorCard isOn={me.twoFactor} isRequired={me.twoFactorRequired} />}
      </div>
    </Authenticated>
  )
}

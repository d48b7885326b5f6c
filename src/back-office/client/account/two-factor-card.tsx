import { Alert, Card, CardContent } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { ask } from '../ask.ts'
import { forgetMe } from '../auth-provider.ts'
import { type SimpleField, SimpleForm } from '../sign-in/simple-form.tsx'

interface Enrolment {
  totpURI: string
  backupCodes: string[]
}

const passwordField: SimpleField = {
  name: 'password',
  label: 'Your password',
  type: 'password',
  autoComplete: 'current-password',
}

/** Turns the code of an authenticator app on and off. */
export function TwoFactorCard({ isOn }: { isOn: boolean }) {
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const notify = useNotify()
  const client = useQueryClient()
  const changed = async (message: string) => {
    forgetMe()
    setEnrolment(undefined)
    notify(message, { type: 'success' })
    await client.invalidateQueries({ queryKey: ['me'] })
  }
  return (
    <Card>
      <CardContent className="bo-stack">
        <h2>Authenticator app</h2>
        <p>
          {isOn
            ? 'Signing in asks for a code of your app.'
            : 'A second proof at sign-in: a code that only your phone knows.'}
        </p>
        {isOn && (
          <SimpleForm
            fields={[passwordField]}
            action="Turn it off"
            onSubmit={async (json) => {
              await ask('/admin/auth/two-factor/disable', { method: 'POST', json })
              await changed('Signing in no longer asks for a code.')
            }}
          />
        )}
        {!isOn && !enrolment && (
          <SimpleForm
            fields={[passwordField]}
            action="Set it up"
            onSubmit={async (json) =>
              setEnrolment(
                await ask<Enrolment>('/admin/auth/two-factor/enable', { method: 'POST', json }),
              )
            }
          />
        )}
        {!isOn && enrolment && (
          <>
            <p>
              Add this key to your app (<a href={enrolment.totpURI}>or open the app here</a>):{' '}
              <code>{secretOf(enrolment.totpURI)}</code>
            </p>
            <Alert severity="warning">
              Keep these backup codes; each signs you in once without the app, and they are shown
              only now: <code>{enrolment.backupCodes.join(' ')}</code>
            </Alert>
            <SimpleForm
              fields={[
                { name: 'code', label: 'Code of the app', numeric: true, autoComplete: 'off' },
              ]}
              action="Turn it on"
              onSubmit={async (json) => {
                await ask('/admin/auth/two-factor/verify-totp', { method: 'POST', json })
                await changed('From now on, signing in asks for a code.')
              }}
            />
          </>
        )}
      </CardContent>
    </Card>
  )
}

function secretOf(uri: string): string {
  return new URL(uri).searchParams.get('secret') ?? ''
}

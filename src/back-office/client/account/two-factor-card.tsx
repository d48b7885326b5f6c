import { Card, CardContent } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { ask } from '../ask.ts'
import { forgetMe } from '../auth-provider.ts'
import { SimpleForm } from '../sign-in/simple-form.tsx'
import { passwordField } from './password-field.ts'
import { BackupCodes, SecondFactorSetUp } from './second-factor-set-up.tsx'

/** The code of an authenticator app: set up, its backup codes, and off where that is allowed. */
export function TwoFactorCard({ isOn, isRequired }: { isOn: boolean; isRequired: boolean }) {
  const [codes, setCodes] = useState<readonly string[]>()
  const notify = useNotify()
  const client = useQueryClient()
  const changed = async (message: string) => {
    forgetMe()
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
        {!isOn && (
          <SecondFactorSetUp onDone={() => changed('From now on, signing in asks for a code.')} />
        )}
        {codes && <BackupCodes codes={codes} onKept={async () => setCodes(undefined)} />}
        {isOn && !codes && <h3>Backup codes</h3>}
        {isOn && !codes && <p>New ones take the place of those that you kept.</p>}
        {isOn && !codes && (
          <SimpleForm
            fields={[passwordField]}
            action="Make new backup codes"
            quiet="outlined"
            onSubmit={async (json) => {
              const path = '/admin/auth/second-factor/codes'
              const made = await ask<{ backupCodes: string[] }>(path, { method: 'POST', json })
              setCodes(made.backupCodes)
            }}
          />
        )}
        {isOn && isRequired && (
          <p>
            It stays on, because customers’ matters are seen here. For another phone, ask an admin
            to reset it.
          </p>
        )}
        {isOn && !isRequired && <h3>Sign in without it</h3>}
        {isOn && !isRequired && (
          <SimpleForm
            fields={[{ ...passwordField, id: 'field-password-off' }]}
            action="Turn it off"
            quiet="danger"
            onSubmit={async (json) => {
              await ask('/admin/auth/second-factor/end', { method: 'POST', json })
              await changed('Signing in no longer asks for a code.')
            }}
          />
        )}
      </CardContent>
    </Card>
  )
}

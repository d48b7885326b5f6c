import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLogin } from 'react-admin'
import { Link, useLocation } from 'react-router'
import { ask } from '../ask.ts'
import { FirstRunForm } from './first-run-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { SimpleForm } from './simple-form.tsx'
import { appCode, backupCode } from './typed-code.ts'

interface FirstRun {
  needed: boolean
  codeNeeded: boolean
}

/** Signs in; while there is no staff at all, makes the first admin. */
export function SignInPage() {
  const [step, setStep] = useState<'password' | 'code' | 'backup-code'>('password')
  const login = useLogin()
  const { state: wanted } = useLocation()
  const firstRun = useQuery({
    queryKey: ['first-run'],
    queryFn: () => ask<FirstRun>('/admin/first-run'),
  })
  // The session is there by now; this tells react-admin, which goes where the visitor wanted to.
  const enter = () => login({}, wanted?.nextPathname ? undefined : '/admin')

  async function signIn(email: string, password: string) {
    const answer = await ask<{ twoFactorRedirect?: boolean }>('/admin/auth/sign-in/email', {
      method: 'POST',
      json: { email, password },
    })
    if (answer.twoFactorRedirect) setStep('code')
    else await enter()
  }

  if (firstRun.data?.needed) {
    return (
      <SignInFrame title="Welcome">
        <FirstRunForm codeNeeded={firstRun.data.codeNeeded} onDone={signIn} />
      </SignInFrame>
    )
  }
  if (step !== 'password') {
    const isBackup = step === 'backup-code'
    return (
      <SignInFrame title="One more step">
        <p>
          {isBackup
            ? 'Type one of the backup codes that you kept.'
            : 'Type the code that your authenticator app shows now.'}
        </p>
        <SimpleForm
          isAlone
          key={step}
          fields={[
            { name: 'code', label: 'Code', autoComplete: 'one-time-code', numeric: !isBackup },
          ]}
          action="Sign in"
          onSubmit={async ({ code = '' }) => {
            const route = isBackup ? 'verify-backup-code' : 'verify-totp'
            const json = { code: isBackup ? backupCode(code) : appCode(code) }
            await ask(`/admin/auth/two-factor/${route}`, { method: 'POST', json })
            await enter()
          }}
        />
        <button
          type="button"
          className="bo-link"
          onClick={() => setStep(isBackup ? 'code' : 'backup-code')}
        >
          {isBackup ? 'Use the app instead' : 'Use a backup code instead'}
        </button>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title="Sign in">
      <SimpleForm
        isAlone
        fields={[
          { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'username' },
          {
            name: 'password',
            label: 'Password',
            type: 'password',
            autoComplete: 'current-password',
          },
        ]}
        action="Sign in"
        onSubmit={({ email = '', password = '' }) => signIn(email, password)}
      />
      <Link className="bo-link" to="/admin/forgot-password">
        Forgot your password?
      </Link>
    </SignInFrame>
  )
}

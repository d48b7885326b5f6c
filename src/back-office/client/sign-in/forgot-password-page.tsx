import { Alert } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router'
import { ask } from '../ask.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { SimpleForm } from './simple-form.tsx'

/** Asks for a link by mail. Says the same whether there is such an account or not. */
export function ForgotPasswordPage() {
  const [isSent, setSent] = useState(false)
  return (
    <SignInFrame title="Forgot your password?">
      {isSent ? (
        <Alert severity="success">
          If there is an account with this address, a link is on its way to it.
        </Alert>
      ) : (
        <SimpleForm
          isAlone
          fields={[{ name: 'email', label: 'E-mail', type: 'email', autoComplete: 'username' }]}
          action="Send me a link"
          onSubmit={async (json) => {
            await ask('/admin/auth/request-password-reset', { method: 'POST', json })
            setSent(true)
          }}
        />
      )}
      <Link className="bo-link" to="/admin/login">
        Back to signing in
      </Link>
    </SignInFrame>
  )
}

import { Alert } from '@mui/material'
import { useNotify } from 'react-admin'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ask } from '../ask.ts'
import { newPasswordField } from './new-password-field.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { SimpleForm } from './simple-form.tsx'

/** Where the link of the mail leads. Other sessions end with the old password. */
export function ResetPasswordPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const notify = useNotify()
  const token = query.get('token')
  return (
    <SignInFrame title="A new password">
      {token ? (
        <SimpleForm
          isAlone
          fields={[newPasswordField]}
          action="Save the password"
          onSubmit={async ({ password }) => {
            const json = { newPassword: password, token }
            await ask('/admin/auth/reset-password', { method: 'POST', json })
            notify('The new password is saved: sign in with it.', { type: 'success' })
            navigate('/admin/login')
          }}
        />
      ) : (
        <Alert severity="error">The link is not complete. Open it from the mail again.</Alert>
      )}
      <Link className="bo-link" to="/admin/forgot-password">
        Ask for another link
      </Link>
      <Link className="bo-link" to="/admin/login">
        Back to signing in
      </Link>
    </SignInFrame>
  )
}

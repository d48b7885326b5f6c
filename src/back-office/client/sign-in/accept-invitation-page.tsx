import { Alert } from '@mui/material'
import { useNotify } from 'react-admin'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ask } from '../ask.ts'
import { newPasswordField } from './new-password-field.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { SimpleForm } from './simple-form.tsx'

/** Where the link of an invitation leads. */
export function AcceptInvitationPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const notify = useNotify()
  const token = query.get('token')
  return (
    <SignInFrame title="Join the team">
      {token ? (
        <SimpleForm
          isAlone
          fields={[{ name: 'name', label: 'Your name', autoComplete: 'name' }, newPasswordField]}
          action="Create my account"
          onSubmit={async ({ name, password }) => {
            const json = { name, password, token }
            await ask('/admin/invitations/accept', { method: 'POST', json })
            notify('Your account is ready: sign in.', { type: 'success' })
            navigate('/admin/login')
          }}
        />
      ) : (
        <Alert severity="error">
          The link is not complete. Open it from the mail again, or ask for a new invitation.
        </Alert>
      )}
      <Link className="bo-link" to="/admin/login">
        Back to signing in
      </Link>
    </SignInFrame>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useLogin } from 'react-admin'
import { useNavigate } from 'react-router'
import { SecondFactorSetUp } from '../account/second-factor-set-up.tsx'
import { ask } from '../ask.ts'
import { SignInFrame } from './sign-in-frame.tsx'

/** All that colleagues without an authenticator app reach where one is required. */
export function SecondFactorPage() {
  const client = useQueryClient()
  const login = useLogin()
  const navigate = useNavigate()
  return (
    <SignInFrame title="One thing first">
      <p>
        Customers’ matters are seen here, their health among them. So signing in asks for a code
        that only your phone knows. Setting it up takes a minute.
      </p>
      <SecondFactorSetUp
        isAlone
        onDone={async () => {
          // React-admin remembers that this visitor was refused, and would sign them out.
          await client.resetQueries({ queryKey: ['auth'] })
          await login({})
        }}
      />
      <button
        type="button"
        className="bo-link"
        onClick={async () => {
          await ask('/admin/auth/sign-out', { method: 'POST', json: {} })
          navigate('/admin/login')
        }}
      >
        Sign out
      </button>
    </SignInFrame>
  )
}

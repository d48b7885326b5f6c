import { Button } from '@mui/material'
import { useState } from 'react'
import type { CustomerDetail } from '../../wire/casework-records.ts'
import { useCaseChange } from './use-case.ts'

/** For who lost phone and backup codes, and for accounts that may be in wrong hands. */
export function AccountActs({ customer }: { customer: CustomerDetail }) {
  const change = useCaseChange()
  const path = `/admin/api/customers/${encodeURIComponent(customer.reference)}`
  const setBlocked = (blocked: boolean) =>
    change(`${path}/blocked`, {
      method: 'PUT',
      json: { blocked },
      said: blocked ? 'The account is closed and signed out.' : 'They can sign in again.',
    })
  return (
    <div className="bo-stack">
      {customer.hasSecondFactor && (
        <SureButton
          name="Remove second factor"
          question="Only once you have made sure who asks: a call back, an ID. All devices are signed out."
          yes="I have checked who it is"
          onSure={() =>
            change(`${path}/second-factor`, {
              method: 'DELETE',
              said: 'The second factor is removed.',
            })
          }
        />
      )}
      {customer.blocked ? (
        <div>
          <Button variant="outlined" onClick={() => setBlocked(false)}>
            Unblock the account
          </Button>
        </div>
      ) : (
        <SureButton
          key="block"
          name="Block the account"
          question="They are signed out at once and cannot sign in until somebody unblocks them. Contracts go on, reminders stop."
          yes="Block"
          onSure={() => setBlocked(true)}
        />
      )}
    </div>
  )
}

type SureButtonProps = { name: string; question: string; yes: string; onSure: () => void }

/** What is asked about once more: a second click confirms that it is really meant. */
function SureButton({ name, question, yes, onSure }: SureButtonProps) {
  const [isSure, setIsSure] = useState(false)
  if (!isSure) {
    return (
      <Button variant="outlined" color="error" onClick={() => setIsSure(true)}>
        {name}
      </Button>
    )
  }
  return (
    <>
      {/* It has the focus first: a second Enter confirms nothing. */}
      <p tabIndex={-1}>{question}</p>
      <div className="bo-states">
        <Button variant="contained" color="error" onClick={onSure}>
          {yes}
        </Button>
        <Button onClick={() => setIsSure(false)}>Not yet</Button>
      </div>
    </>
  )
}

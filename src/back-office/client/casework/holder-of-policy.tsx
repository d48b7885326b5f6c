import { Card, CardContent } from '@mui/material'
import type { PolicyDetail } from '../../wire/casework-records.ts'
import { showDay } from '../show-moment.ts'
import { Facts } from './case-parts.tsx'
import { HolderForm } from './holder-form.tsx'
import { OpenedForm } from './opened-form.tsx'
import { showHome } from './show-home.ts'

/** Who took the contract out, and the way to put right what it says of them. */
export function HolderOfPolicy({ policy }: { policy: PolicyDetail }) {
  const { contact, birthDate, address } = policy
  return (
    <Card>
      <CardContent className="bo-stack">
        <h2>Policyholder</h2>
        <Facts
          facts={[
            ['Company', contact.company],
            [contact.company ? 'Contact' : 'Name', `${contact.firstName} ${contact.lastName}`],
            ['Birth date', showDay(birthDate)],
            ['Address', address && showHome(address)],
          ]}
        />
        <OpenedForm button="Correct personal data">
          {(leave) => (
            <HolderForm
              // What came since it was opened is looked at before anything is put right.
              key={JSON.stringify([contact, birthDate, address])}
              policy={policy}
              onLeave={leave}
            />
          )}
        </OpenedForm>
      </CardContent>
    </Card>
  )
}

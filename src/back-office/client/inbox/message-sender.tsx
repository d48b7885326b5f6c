import { Card, CardContent } from '@mui/material'
import { Link } from 'react-router'
import type { SenderRecord } from '../../wire/inbox-records.ts'
import { Belongings } from '../casework/customer-page.tsx'
import { casesOf } from '../casework/path-to-case.ts'

/** What there is under the sender's address: account, contracts, applications. */
export function MessageSender({ sender, email }: { sender: SenderRecord; email: string }) {
  const { account, policies, applications } = sender
  const isKnown = account !== undefined || policies.length > 0 || applications.length > 0
  return (
    <Card>
      <CardContent>
        <h2>Sender</h2>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        {isKnown ? (
          <>
            <p className="bo-soft">
              Anybody can enter an address: make sure who writes before you tell of contracts.
            </p>
            {account && (
              <p>
                <Link to={`/admin/customers/${account}`}>Account of this address</Link>
              </p>
            )}
            <h3>Policies</h3>
            <Belongings kind="policy" entries={policies} />
            <h3>Applications</h3>
            <Belongings kind="application" entries={applications} />
          </>
        ) : (
          <p className="bo-soft">Under this address there is no account and no application.</p>
        )}
        <p className="bo-links">
          {isKnown && (
            <>
              <Link to={casesOf('claims', email)}>Their claims</Link>
              <Link to={casesOf('requests', email)}>Their requests</Link>
            </>
          )}
          <Link to={casesOf('inbox', email)}>Their messages</Link>
        </p>
      </CardContent>
    </Card>
  )
}

import { Alert, Card, CardContent } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Authenticated, Title } from 'react-admin'
import type { ApiTokenRecord } from '../../wire/staff-records.ts'
import { ask } from '../ask.ts'
import { CopyButton } from '../copy-button.tsx'
import { CouldNotRead } from '../could-not-read.tsx'
import { Loading } from '../loading.tsx'
import { type MadeToken, NewTokenForm } from './new-token-form.tsx'
import { TokenTable } from './token-table.tsx'

/** Keys with which programs use the content API. For admins. */
export function ApiTokensPage() {
  const [shown, setShown] = useState<MadeToken>()
  const { data, error } = useQuery({
    queryKey: ['api-tokens'],
    queryFn: () => ask<{ data: ApiTokenRecord[] }>('/admin/api/api-tokens'),
  })
  return (
    <Authenticated>
      <Title title="API tokens" />
      {error && <CouldNotRead error={error} />}
      <div className="bo-stack">
        {shown && (
          <Alert severity="success" onClose={() => setShown(undefined)}>
            <p>The token of “{shown.name}”. Copy it now: it is not shown again.</p>
            <code className="bo-token">{shown.token}</code>
            <CopyButton key={shown.token} text={shown.token}>
              Copy the token
            </CopyButton>
          </Alert>
        )}
        {data === undefined && !error && <Loading />}
        {data && (
          <TokenTable
            tokens={data.data}
            // Nobody shall copy a key that opens nothing any more.
            onRevoked={(id) => setShown((made) => (made?.id === id ? undefined : made))}
          />
        )}
        <Card>
          <CardContent>
            <h2>New token</h2>
            <NewTokenForm onMade={setShown} />
          </CardContent>
        </Card>
      </div>
    </Authenticated>
  )
}

import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { renderSVG } from 'uqr'
import { ask } from '../ask.ts'
import { CopyButton } from '../copy-button.tsx'
import { SimpleForm } from '../sign-in/simple-form.tsx'
import { appCode } from '../sign-in/typed-code.ts'
import { passwordField } from './password-field.ts'

/** From the password over the secret and its first code to the backup codes. */
export function SecondFactorSetUp({
  isAlone = false,
  onDone,
}: {
  /** Whether it is all there is on its screen. */
  isAlone?: boolean
  /** Once the codes were seen. */
  onDone(): Promise<void>
}) {
  const [uri, setUri] = useState<string>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <BackupCodes codes={codes} onKept={onDone} />
  if (uri === undefined) {
    return (
      <SimpleForm
        key="password"
        isAlone={isAlone}
        fields={[passwordField]}
        action="Set it up"
        onSubmit={async (json) => {
          const path = '/admin/auth/second-factor/begin'
          const begun = await ask<{ totpURI: string }>(path, { method: 'POST', json })
          setUri(begun.totpURI)
        }}
      />
    )
  }
  return (
    <>
      <p>Scan this with an authenticator app on your phone.</p>
      <img
        src={pictureOf(uri)}
        alt="Code for the camera of your phone"
        width="200"
        height="200"
        className="bo-qr"
      />
      <p>
        No camera? Type this key: <code className="bo-key">{secretOf(uri)}</code>
      </p>
      <SimpleForm
        key="code"
        // Whoever pressed the button before goes on here, by keyboard too.
        isAlone
        fields={[
          {
            name: 'code',
            label: 'Code of the app',
            numeric: true,
            autoComplete: 'one-time-code',
          },
        ]}
        action="Turn it on"
        onSubmit={async ({ code = '' }) => {
          const json = { code: appCode(code) }
          const path = '/admin/auth/second-factor/finish'
          const done = await ask<{ backupCodes: string[] }>(path, { method: 'POST', json })
          setCodes(done.backupCodes)
        }}
      />
    </>
  )
}

export function BackupCodes({
  codes,
  onKept,
}: {
  codes: readonly string[]
  onKept(): Promise<void>
}) {
  return (
    <>
      <Alert severity="success">
        Keep these backup codes where your phone is not. Each signs you in once without the app, and
        they are shown only now.
      </Alert>
      <ul className="bo-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')}>Copy the codes</CopyButton>
      <Button variant="contained" size="large" onClick={() => onKept()}>
        I have kept them
      </Button>
    </>
  )
}

function pictureOf(uri: string): string {
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(uri))}`
}

/** In groups of four, which are easier to type; apps ignore the spaces. */
function secretOf(uri: string): string {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}

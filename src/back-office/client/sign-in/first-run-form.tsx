import { ask } from '../ask.ts'
import { newPasswordField } from './new-password-field.ts'
import { SimpleForm } from './simple-form.tsx'

/** Makes the first admin. Outside development the log of the start has a code to prove oneself. */
export function FirstRunForm({
  codeNeeded,
  onDone,
}: {
  codeNeeded: boolean
  onDone(email: string, password: string): Promise<void>
}) {
  return (
    <>
      <p>Nobody works here yet. Make the first account; it is an admin and can invite others.</p>
      <SimpleForm
        isAlone
        fields={[
          { name: 'name', label: 'Your name', autoComplete: 'name' },
          { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'username' },
          newPasswordField,
          ...(codeNeeded
            ? [{ name: 'code', label: 'Code', help: 'It stands in the log of the server’s start.' }]
            : []),
        ]}
        action="Create the first account"
        onSubmit={async (values) => {
          await ask('/admin/first-run', { method: 'POST', json: values })
          await onDone(values['email'] ?? '', values['password'] ?? '')
        }}
      />
    </>
  )
}

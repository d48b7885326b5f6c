import { Alert, Button, TextField } from '@mui/material'
import { type FormEvent, type ReactNode, useState } from 'react'
import { HttpError } from 'react-admin'
import type { FieldProblem } from '../../form-model/say-problem.ts'

export interface SimpleField {
  name: string
  /** Where a screen has two fields of one name. */
  id?: string
  label: string
  type?: 'text' | 'email' | 'password'
  autoComplete?: string
  help?: string
  minLength?: number
  /** For a code of digits. */
  numeric?: boolean
}

interface SimpleFormProps {
  fields: readonly SimpleField[]
  action: string
  /** How the button looks where it is not what the screen is for. */
  quiet?: 'outlined' | 'danger'
  /** Whether it is all there is on its screen, so that one can begin to type. */
  isAlone?: boolean
  /** Throws HttpError when the server refuses. */
  onSubmit(values: Record<string, string>): Promise<void>
  children?: ReactNode
}

/** A short form of texts, with the server's answer beside the fields it is about. */
export function SimpleForm(props: SimpleFormProps) {
  const { fields, action, quiet, isAlone, onSubmit, children } = props
  const [problem, setProblem] = useState<string>()
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const values = Object.fromEntries(
      fields.map(({ name }) => [name, String(given.get(name) ?? '')]),
    )
    setBusy(true)
    setProblem(undefined)
    setProblems([])
    try {
      await onSubmit(values)
    } catch (error) {
      const found: FieldProblem[] = error instanceof HttpError ? (error.body?.problems ?? []) : []
      setProblems(found)
      if (found.length === 0) setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={submit} className="bo-stack">
      {problem && <Alert severity="error">{problem}</Alert>}
      {fields.map(
        ({ name, id, label, type = 'text', autoComplete, help, minLength, numeric }, index) => {
          const own = problems.find(({ path }) => path[0] === name)?.message
          return (
            <TextField
              key={name}
              id={id ?? `field-${name}`}
              name={name}
              label={label}
              type={type}
              required
              error={own !== undefined}
              helperText={own ?? help}
              autoFocus={isAlone === true && index === 0}
              slotProps={{
                htmlInput: {
                  ...(autoComplete ? { autoComplete } : {}),
                  ...(minLength ? { minLength } : {}),
                  ...(numeric ? { inputMode: 'numeric' } : {}),
                },
              }}
            />
          )
        },
      )}
      {children}
      <Button
        type="submit"
        variant={quiet ? 'outlined' : 'contained'}
        color={quiet === 'danger' ? 'error' : 'primary'}
        size="large"
        disabled={isBusy}
      >
        {action}
      </Button>
    </form>
  )
}

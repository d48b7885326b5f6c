import { TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { pathToCase } from '../casework/path-to-case.ts'
import { useMe } from '../use-me.ts'

type FindCaseProps = { onFind?: () => void }

/** From every screen to a case, for who works on them. */
export function FindCase({ onFind }: FindCaseProps) {
  const me = useMe()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  if (!me?.may.cases) return null
  const find = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') return
    navigate(pathToCase(typed))
    setTyped('')
    onFind?.()
  }
  return (
    <search className="bo-find">
      <form onSubmit={find}>
        <TextField
          type="search"
          size="small"
          fullWidth
          label="Find a case"
          placeholder="Reference, e-mail or last name"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </search>
  )
}

import { TextField } from '@mui/material'
import { useEffect, useState } from 'react'

type SearchFieldProps = { value: string; hint: string; onSearch: (text: string) => void }

/** Asks once the colleague pauses, not with every key. */
export function SearchField({ value, hint, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [sent, setSent] = useState(value)
  // Asked for elsewhere, by a link or the way back: not what was typed here, which may go on meanwhile.
  if (value !== known) {
    setKnown(value)
    if (value !== sent) {
      setSent(value)
      setTyped(value)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the clock
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => {
      setSent(typed)
      onSearch(typed)
    }, 300)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextField
      type="search"
      size="small"
      label="Search"
      helperText={hint}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}

export type ChoiceProps = {
  label: string
  value: string
  options: readonly { id: string; name: string }[]
  /** What no choice means. */
  none?: string
  /** In a form that cannot be sent without it. */
  required?: boolean
  onChoose: (value: string) => void
}

export function Choice(props: ChoiceProps) {
  const { label, value, options, none = 'All', required = false, onChoose } = props
  return (
    <TextField
      select
      required={required}
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{none}</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  )
}

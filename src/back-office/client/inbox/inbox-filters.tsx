import { TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import type { InboxList } from '../../wire/inbox-records.ts'
import { stateChoices } from './state-chip.tsx'

type FiltersProps = {
  params: URLSearchParams
  forms: InboxList['forms']
  onChange: (name: string, value: string) => void
}

export function InboxFilters({ params, forms, onChange }: FiltersProps) {
  return (
    <search className="bo-filters">
      <SearchField value={params.get('q') ?? ''} onSearch={(text) => onChange('q', text)} />
      <Choice
        label="State"
        value={params.get('state') ?? ''}
        options={stateChoices}
        onChoose={(value) => onChange('state', value)}
      />
      <Choice
        label="Form"
        value={params.get('form') ?? ''}
        options={forms.map(({ name, title }) => ({ id: name, name: title }))}
        onChoose={(value) => onChange('form', value)}
      />
    </search>
  )
}

/** Asks once the colleague pauses, not with every key. */
function SearchField({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the clock
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => onSearch(typed), 300)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextField
      type="search"
      size="small"
      label="Search"
      helperText="Words, an address or a reference"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: readonly { id: string; name: string }[]
  onChoose: (value: string) => void
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">All</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  )
}

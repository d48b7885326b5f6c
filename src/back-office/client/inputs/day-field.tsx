import { TextField } from '@mui/material'

type DayFieldProps = {
  label: string
  hint?: string | undefined
  day: string
  /** The first and the last day that can be chosen. */
  min?: string | undefined
  max?: string | undefined
  required?: boolean
  onChange: (day: string) => void
}

/** Its label stays above, where the browser shows how a day is written. */
export function DayField({
  label,
  hint,
  day,
  min,
  max,
  required = false,
  onChange,
}: DayFieldProps) {
  return (
    <TextField
      type="date"
      required={required}
      label={label}
      helperText={hint}
      value={day}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min, max } }}
    />
  )
}

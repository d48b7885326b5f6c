import { TextField } from '@mui/material'
import { berlinDay } from '../days.ts'

/** The day on which a complaint reached us: today or before. */
export function ArrivalDay(props: { value: string; onChange: (day: string) => void }) {
  const { value, onChange } = props
  return (
    <TextField
      type="date"
      size="small"
      required
      label="Received on"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: berlinDay(Date.now()) } }}
    />
  )
}

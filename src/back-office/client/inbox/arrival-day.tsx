import { berlinDay } from '../days.ts'
import { DayField } from '../inputs/day-field.tsx'

/** The day on which a complaint reached us: today or before. */
export function ArrivalDay(props: { value: string; onChange: (day: string) => void }) {
  const { value, onChange } = props
  return (
    <DayField
      label="Received on"
      required
      day={value}
      max={berlinDay(Date.now())}
      onChange={onChange}
    />
  )
}

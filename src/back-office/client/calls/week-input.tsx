import { Button, TextField } from '@mui/material'
import type { AdviserSettings } from '#brokerage/calls/adviser-settings.ts'
import { firstEnd, minuteOfTime, timeOfMinute, WEEKDAYS } from './week-times.ts'

type Hours = AdviserSettings['hours'][number]
type WeekInputProps = { hours: readonly Hours[]; onChange: (hours: Hours[]) => void }

/** A usual week: as many stretches a day as somebody works. */
export function WeekInput({ hours, onChange }: WeekInputProps) {
  const change = (index: number, part: Partial<Hours>) =>
    onChange(hours.map((each, at) => (at === index ? { ...each, ...part } : each)))
  const add = () => {
    const last = hours.at(-1)
    const weekday = last ? Math.min(7, last.weekday + 1) : 1
    const { fromMinute = 540, toMinute = 1020 } = last ?? {}
    onChange([...hours, { weekday, fromMinute, toMinute }])
  }
  return (
    <fieldset className="bo-group">
      <legend>Weekly hours</legend>
      {hours.length === 0 && <p className="bo-soft">No hours: nobody can book a call.</p>}
      {hours.map((each, index) => {
        const name = `${WEEKDAYS[each.weekday - 1]} ${timeOfMinute(each.fromMinute)}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no name but its place
          <div key={index} className="bo-week-row">
            <TextField
              select
              label="Day"
              value={each.weekday}
              onChange={(event) => change(index, { weekday: Number(event.target.value) })}
              slotProps={{ select: { native: true } }}
            >
              {WEEKDAYS.map((day, at) => (
                <option key={day} value={at + 1}>
                  {day}
                </option>
              ))}
            </TextField>
            <TextField
              type="time"
              label="From"
              required
              value={timeOfMinute(each.fromMinute)}
              onChange={(event) => change(index, { fromMinute: minuteOfTime(event.target.value) })}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <TextField
              type="time"
              label="To"
              required
              value={timeOfMinute(each.toMinute)}
              onChange={(event) =>
                change(index, { toMinute: minuteOfTime(event.target.value, true) })
              }
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: firstEnd(each) } }}
            />
            <Button
              color="error"
              aria-label={`Remove ${name}`}
              onClick={() => onChange(hours.filter((_, at) => at !== index))}
            >
              Remove
            </Button>
          </div>
        )
      })}
      <div>
        <Button variant="outlined" onClick={add}>
          Add hours
        </Button>
      </div>
    </fieldset>
  )
}

import { Alert, Button, Checkbox, FormControlLabel, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { type AdviserSettings, areSameSettings } from '#brokerage/calls/adviser-settings.ts'
import { BOOKING_TOPICS } from '#content/collections/settings.ts'
import { listZones } from '#platform/calendar/time-zones.ts'
import { LANGUAGES } from '#sites/locales.ts'
import { labelOf } from '../../form-model/label-of.ts'
import { showLanguage } from '../casework/labels.ts'
import { SeveralChoice } from './several-choice.tsx'
import { WeekInput } from './week-input.tsx'

type AdviserFormProps = {
  /** What is set by now; undefined for nothing yet. */
  saved: AdviserSettings | undefined
  first: AdviserSettings
  /** `saw` is what was set when the form was filled with it. */
  onSave: (settings: AdviserSettings, saw: AdviserSettings | null) => Promise<boolean>
}

/** What an adviser sets. Calls that are booked stay as they are. */
export function AdviserForm({ saved, first, onSave }: AdviserFormProps) {
  const [given, setGiven] = useState(saved ?? first)
  const [saw, setSaw] = useState(saved)
  const savedElsewhere = saved && !(saw && areSameSettings(saved, saw)) ? saved : undefined
  const [isBusy, setBusy] = useState(false)
  const change = (part: Partial<AdviserSettings>) => setGiven({ ...given, ...part })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    if (await onSave(given, saw ?? null)) setSaw(given)
    setBusy(false)
  }
  const minutes = (label: string, name: 'slotMinutes' | 'bufferMinutes', min: number) => (
    <TextField
      type="number"
      label={label}
      required
      value={given[name]}
      onChange={(event) => change({ [name]: Number(event.target.value) })}
      slotProps={{ htmlInput: { min, max: 120, step: 5 } }}
    />
  )
  return (
    <form className="bo-stack" onSubmit={submit}>
      <FormControlLabel
        label="New calls can be booked"
        control={
          <Checkbox checked={given.active} onChange={(_event, active) => change({ active })} />
        }
      />
      <div className="bo-filters">
        <TextField
          label="Shown name"
          required
          helperText="What callers are told"
          value={given.shownName}
          onChange={(event) => change({ shownName: event.target.value })}
        />
        <TextField
          select
          label="Time zone"
          value={given.timeZone}
          onChange={(event) => change({ timeZone: event.target.value })}
          slotProps={{ select: { native: true } }}
        >
          {zonesWith(given.timeZone).map((zone) => (
            <option key={zone} value={zone}>
              {zone}
            </option>
          ))}
        </TextField>
        {minutes('Minutes of a call', 'slotMinutes', 10)}
        {minutes('Minutes between calls', 'bufferMinutes', 0)}
      </div>
      <SeveralChoice
        legend="Languages"
        options={LANGUAGES}
        nameOf={showLanguage}
        chosen={given.languages}
        onChange={(languages) => change({ languages })}
      />
      <SeveralChoice
        legend="Topics"
        options={BOOKING_TOPICS}
        nameOf={labelOf}
        chosen={given.topics}
        onChange={(topics) => change({ topics })}
      />
      <WeekInput hours={given.hours} onChange={(hours) => change({ hours })} />
      {/* Beside the button that was refused: the fields above may be out of sight. */}
      {savedElsewhere && (
        <Alert severity="warning">
          These settings were saved elsewhere since you opened them here. What you see above is not
          saved yet.
          <div className="bo-states">
            <Button
              onClick={() => {
                setGiven(savedElsewhere)
                setSaw(savedElsewhere)
              }}
            >
              Take what is saved
            </Button>
            <Button onClick={() => setSaw(savedElsewhere)}>Keep mine</Button>
          </div>
        </Alert>
      )}
      <div className="bo-save">
        <Button type="submit" variant="contained" disabled={isBusy}>
          Save settings
        </Button>
      </div>
    </form>
  )
}

/** For somebody who has set nothing yet. */
export function firstSettings(staffId: string, name: string): AdviserSettings {
  return {
    staffId,
    shownName: name,
    timeZone: 'Europe/Berlin',
    active: true,
    languages: ['en'],
    topics: ['expert-help'],
    slotMinutes: 30,
    bufferMinutes: 10,
    hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromMinute: 540, toMinute: 1020 })),
  }
}

function zonesWith(zone: string): string[] {
  const zones = listZones()
  return zones.includes(zone) ? zones : [zone, ...zones]
}

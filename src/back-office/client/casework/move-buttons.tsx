import { Button, Card, CardContent, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { EndDays } from '#brokerage/policies/end-days.ts'
import { berlinDay } from '../days.ts'
import { DayField } from '../inputs/day-field.tsx'
import { showDay } from '../show-moment.ts'
import { useUnsent } from '../use-unsent.ts'
import type { StateLabel } from './labels.ts'
import type { PriceBefore } from './new-price.tsx'
import { OfferForm } from './offer-form.tsx'
import { useCaseChange } from './use-case.ts'

type MoveButtonsProps = {
  /** Where the new state is sent. */
  path: string
  moves: readonly string[]
  labels: Readonly<Record<string, StateLabel>>
  /** What the decision rests on and a colleague may have changed since; sent along with it. */
  seen?: object | undefined
  /** With which days the contract can end, where one of the moves ends it. */
  endDays?: EndDays | undefined
  /** What was applied for, where one of the moves offers another price. */
  appliedFor?: PriceBefore
}

/** The allowed next states. The customer is told of each, so a second click confirms. */
export function MoveButtons(props: MoveButtonsProps) {
  const { path, moves, labels, seen, endDays, appliedFor } = props
  const [wanted, setChosen] = useState<string>()
  // Once a colleague was quicker, it may be none of the moves any more.
  const chosen = wanted !== undefined && moves.includes(wanted) ? wanted : undefined
  const client = useQueryClient()
  const change = useCaseChange()
  const nameOf = (state: string) => labels[state]?.label ?? state
  const move = async (to: string, more: object) => {
    const isDone = await change(path, {
      json: { to, ...seen, ...more },
      said: `It is now: ${nameOf(to)}.`,
    })
    if (isDone) {
      // Until the case has been read again, what was just done is still among its moves.
      await client.invalidateQueries({ queryKey: ['case'] }, { cancelRefetch: false })
      setChosen(undefined)
    }
    return isDone
  }
  return (
    <Card>
      <CardContent>
        <h2>Next step</h2>
        {moves.length === 0 && <p className="bo-soft">There is none: this is where it ends.</p>}
        {chosen === undefined ? (
          <div className="bo-states">
            {moves.map((to) => (
              <Button
                key={to}
                variant="outlined"
                color={ends.includes(to) ? 'error' : 'primary'}
                onClick={() => setChosen(to)}
              >
                {labels[to]?.action ?? nameOf(to)}
              </Button>
            ))}
          </div>
        ) : appliedFor && labels[chosen]?.asks === 'offer' ? (
          <OfferForm
            place={`${path}:${chosen}`}
            before={appliedFor}
            onConfirm={(offer) => move(chosen, offer)}
            onLeave={() => setChosen(undefined)}
          />
        ) : (
          <Confirmation
            place={`${path}:${chosen}`}
            name={nameOf(chosen)}
            asks={labels[chosen]?.asks}
            mayBeSilent={labels[chosen]?.mayBeSilent === true}
            isMailed={labels[chosen]?.isMailed === true}
            endDays={endDays}
            onConfirm={(more) => move(chosen, more)}
            onLeave={() => setChosen(undefined)}
          />
        )}
      </CardContent>
    </Card>
  )
}

/** A second look, with what the customer is asked where the new state asks something. */
function Confirmation(props: {
  /** Of this case and move, to keep what was typed apart. */
  place: string
  name: string
  asks: StateLabel['asks']
  mayBeSilent: boolean
  isMailed: boolean
  endDays: EndDays | undefined
  onConfirm: (more: object) => Promise<boolean>
  onLeave: () => void
}) {
  const { place, name, asks, mayBeSilent, isMailed, endDays, onConfirm, onLeave } = props
  const [text, setText] = useUnsent(place)
  const [endDate, setEndDate] = useState<string>(endDays?.byNotice ?? endDays?.last ?? '')
  const [noticeOn, setNoticeOn] = useState<string>(berlinDay(Date.now()))
  const asksNotice = asks === 'end' && endDays?.noticeFrom !== undefined
  const words = asks === 'information' || asks === 'reply' ? asks : undefined
  const isComplete =
    (!words || mayBeSilent || text.trim() !== '') &&
    (asks !== 'end' || endDate !== '') &&
    (!asksNotice || noticeOn !== '')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isDone = await onConfirm({
      ...(words && text.trim() !== '' ? { text } : {}),
      ...(asks === 'end' ? { endDate } : {}),
      ...(asksNotice ? { noticeOn } : {}),
    })
    if (!isDone) return
    setText('')
  }
  return (
    <form className="bo-stack" onSubmit={submit}>
      {/* Without a field to fill in it is read first: a second Enter confirms nothing. */}
      <p tabIndex={words ? undefined : -1}>
        New state: <strong>{name}</strong>. The customer is told by mail where that matters to them.
      </p>
      {asks === 'end' && (
        <DayField
          label="Last day of cover"
          hint={hintOfEnd(endDays)}
          day={endDate}
          min={endDays?.first}
          max={endDays?.last}
          onChange={setEndDate}
        />
      )}
      {asksNotice && (
        <DayField
          label="Notice reached the insurer on"
          hint="From then on the two months run in which proof of the next cover is due."
          day={noticeOn}
          min={endDays?.noticeFrom}
          max={berlinDay(Date.now())}
          onChange={setNoticeOn}
        />
      )}
      {words && (
        <TextField
          multiline
          minRows={3}
          label={mayBeSilent ? `${wordsFor[words]} (optional)` : wordsFor[words]}
          helperText={`In the customer’s language. ${isMailed ? 'It is sent by mail: nothing about health.' : 'Shown in the account alone, never in a mail.'}`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <div className="bo-states">
        <Button type="submit" variant="contained" disabled={!isComplete}>
          Confirm
        </Button>
        <Button onClick={onLeave}>Not yet</Button>
      </div>
    </form>
  )
}

function hintOfEnd(days: EndDays | undefined): string {
  const sooner =
    'needs a special right, such as after a claim or a higher premium, or what the insurer confirmed.'
  return days?.byNotice
    ? `Notice of today ends it with ${showDay(days.byNotice)} at the earliest. A sooner day ${sooner}`
    : `It ends by itself${days?.last ? ` with ${showDay(days.last)}` : ''}. A sooner day ${sooner}`
}

const wordsFor = {
  information: 'What is asked',
  reply: 'Our answer',
} as const

const ends = ['declined', 'withdrawn', 'cancelled', 'rejected', 'refused']

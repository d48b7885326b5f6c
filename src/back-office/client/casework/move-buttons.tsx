import { Button, Card, CardContent, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { StateLabel } from './labels.ts'
import { useCaseChange } from './use-case.ts'

type MoveButtonsProps = {
  /** Where the new state is sent. */
  path: string
  moves: readonly string[]
  labels: Readonly<Record<string, StateLabel>>
}

/** The allowed next states. The customer is told of each, so a second click confirms. */
export function MoveButtons({ path, moves, labels }: MoveButtonsProps) {
  const [chosen, setChosen] = useState<string>()
  const change = useCaseChange()
  const nameOf = (state: string) => labels[state]?.label ?? state
  const move = async (to: string, more: object) => {
    const isDone = await change(path, { json: { to, ...more }, said: `It is now: ${nameOf(to)}.` })
    if (isDone) setChosen(undefined)
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
        ) : (
          <Confirmation
            name={nameOf(chosen)}
            asks={labels[chosen]?.asks}
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
  name: string
  asks: StateLabel['asks']
  onConfirm: (more: object) => void
  onLeave: () => void
}) {
  const { name, asks, onConfirm, onLeave } = props
  const [text, setText] = useState('')
  const [price, setPrice] = useState('')
  const priceCents = Math.round(Number(price.replace(',', '.')) * 100)
  const isComplete =
    (!asks || text.trim() !== '') && (asks !== 'offer' || (price !== '' && priceCents > 0))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onConfirm({ ...(asks ? { text } : {}), ...(asks === 'offer' ? { priceCents } : {}) })
  }
  return (
    <form className="bo-stack" onSubmit={submit}>
      <p>
        New state: <strong>{name}</strong>. The customer is told by mail where that matters to them.
      </p>
      {asks === 'offer' && (
        <TextField
          label="New price in euro"
          helperText="For the same period as before, with taxes."
          inputMode="decimal"
          value={price}
          onChange={(event) => setPrice(event.target.value)}
        />
      )}
      {asks && (
        <TextField
          multiline
          minRows={3}
          label={asks === 'offer' ? 'What is different' : 'What is asked'}
          helperText="In the customer’s language. Shown in the account alone, never in a mail."
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

const ends = ['declined', 'withdrawn', 'cancelled', 'rejected', 'refused']

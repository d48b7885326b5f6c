import { Button, Card, CardContent } from '@mui/material'
import { useState } from 'react'
import { useCaseChange } from './use-case.ts'

type MoveButtonsProps = {
  /** Where the new state is sent. */
  path: string
  moves: readonly string[]
  labels: Readonly<Record<string, { label: string; action?: string }>>
}

/** The allowed next states. The customer is told of each, so a second click confirms. */
export function MoveButtons({ path, moves, labels }: MoveButtonsProps) {
  const [chosen, setChosen] = useState<string>()
  const change = useCaseChange()
  const nameOf = (state: string) => labels[state]?.label ?? state
  const move = async (to: string) => {
    setChosen(undefined)
    await change(path, { json: { to }, said: `It is now: ${nameOf(to)}.` })
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
          <>
            <p>
              New state: <strong>{nameOf(chosen)}</strong>. The customer is told by mail where that
              matters to them.
            </p>
            <div className="bo-states">
              <Button variant="contained" onClick={() => move(chosen)}>
                Confirm
              </Button>
              <Button onClick={() => setChosen(undefined)}>Not yet</Button>
            </div>
          </>
        )}
      </CardContent>
    </Card>
  )
}

const ends = ['declined', 'withdrawn', 'cancelled', 'rejected', 'refused']

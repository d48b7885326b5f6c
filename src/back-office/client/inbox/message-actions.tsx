import { Button, Card, CardContent } from '@mui/material'
import { SUBMISSION_STATES, type SubmissionState } from '#features/forms/states.ts'
import { StateChip, states } from './state-chip.tsx'

type MessageActionsProps = {
  state: SubmissionState
  onChange: (state: SubmissionState) => void
  /** Left out where there is nobody to answer. */
  onAnswer?: (() => void) | undefined
}

/** How far the message is, and what can be done: before the message, which may be long. */
export function MessageActions({ state, onChange, onAnswer }: MessageActionsProps) {
  return (
    <Card>
      <CardContent className="bo-message-actions">
        <h2 className="bo-heading">
          State <StateChip state={state} />
        </h2>
        <div className="bo-states">
          {onAnswer && (
            <Button variant="contained" onClick={onAnswer}>
              Answer
            </Button>
          )}
          {SUBMISSION_STATES.filter((each) => each !== state).map((each) => (
            <Button
              key={each}
              variant="outlined"
              color={each === 'spam' ? 'error' : 'primary'}
              onClick={() => onChange(each)}
            >
              {states[each].action}
            </Button>
          ))}
        </div>
      </CardContent>
    </Card>
  )
}

import { Button, Card, CardContent } from '@mui/material'
import { SUBMISSION_STATES, type SubmissionState } from '#features/forms/states.ts'
import { showDay } from '../show-moment.ts'
import { StateChip, states } from './state-chip.tsx'

type MessageActionsProps = {
  state: SubmissionState
  /** The last day to answer in time, where one was promised. */
  due: string | undefined
  onChange: (state: SubmissionState) => void
  /** Left out where there is nobody to answer. */
  onAnswer?: (() => void) | undefined
}

/** How far the message is, and what can be done: before the message, which may be long. */
export function MessageActions({ state, due, onChange, onAnswer }: MessageActionsProps) {
  return (
    <Card>
      <CardContent className="bo-message-actions">
        <h2 className="bo-heading">
          State <StateChip state={state} />
        </h2>
        {due && (
          <p>
            A complaint is answered within ten working days: by <strong>{showDay(due)}</strong>. If
            the answer does not help, name the ombudsman.
          </p>
        )}
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

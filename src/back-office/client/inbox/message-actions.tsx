import { Button, Card, CardContent } from '@mui/material'
import { SUBMISSION_STATES, type SubmissionState, UNANSWERED } from '#features/forms/states.ts'
import { states } from '../message-labels.ts'

type MessageActionsProps = {
  state: SubmissionState
  onChange: (state: SubmissionState) => void
  /** Left out where there is nobody to answer. */
  onAnswer?: (() => void) | undefined
}

/** What can be done: before the message, which may be long. */
export function MessageActions({ state, onChange, onAnswer }: MessageActionsProps) {
  return (
    <Card>
      <CardContent>
        <h2>Next step</h2>
        <div className="bo-states">
          {onAnswer && (
            <Button
              variant={UNANSWERED.includes(state) ? 'contained' : 'outlined'}
              onClick={onAnswer}
            >
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

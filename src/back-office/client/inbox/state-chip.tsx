import {
  COMPLAINT_OUTCOMES,
  type ComplaintOutcome,
  MESSAGE_CHANNELS,
  type MessageChannel,
  SUBMISSION_STATES,
  type SubmissionState,
} from '#features/forms/states.ts'
import { Badge } from '#ui/badge/badge.tsx'

/** How far a message is, in a word and a colour. */
export function StateChip({ state }: { state: SubmissionState }) {
  const { label, variant } = states[state]
  return (
    <Badge size="small" variant={variant}>
      {label}
    </Badge>
  )
}

/** Marks what has a duty of its own: it is answered in time, and names the ombudsman. */
export function ComplaintChip() {
  return (
    <Badge size="small" variant="warning">
      Complaint
    </Badge>
  )
}

export const states = {
  new: { label: 'New', variant: 'primary', action: 'Mark as new' },
  'in-work': { label: 'In work', variant: 'information', action: 'Take into work' },
  answered: { label: 'Answered', variant: 'success', action: 'Mark as answered' },
  spam: { label: 'Spam', variant: 'error', action: 'Mark as spam' },
  closed: { label: 'Closed', variant: 'neutral', action: 'Close' },
} as const satisfies Record<SubmissionState, object>

export const stateChoices = [
  { id: 'unanswered', name: 'Not answered yet' },
  ...SUBMISSION_STATES.map((id) => ({ id, name: states[id].label })),
]

export const channelNames: Readonly<Record<MessageChannel, string>> = {
  form: 'Form',
  phone: 'Phone',
  letter: 'Letter',
  email: 'E-mail',
  inPerson: 'In person',
}

/** What a colleague can enter. */
export const enteredChannels = MESSAGE_CHANNELS.filter((id) => id !== 'form').map((id) => ({
  id,
  name: channelNames[id],
}))

export const outcomeNames: Readonly<Record<ComplaintOutcome, string>> = {
  upheld: 'Upheld',
  'partly-upheld': 'Partly upheld',
  rejected: 'Not upheld',
  withdrawn: 'Withdrawn by the sender',
}

export const outcomeChoices = COMPLAINT_OUTCOMES.map((id) => ({ id, name: outcomeNames[id] }))

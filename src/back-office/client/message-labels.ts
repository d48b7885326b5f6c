import {
  COMPLAINT_OUTCOMES,
  type ComplaintOutcome,
  MESSAGE_CHANNELS,
  SUBMISSION_STATES,
  type SubmissionState,
} from '#features/forms/states.ts'
import { channelNames } from './channel-names.ts'

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

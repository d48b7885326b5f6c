import { states as messageStates, outcomeNames } from '../message-labels.ts'
import {
  accountStates,
  answerStates,
  applicationStates,
  claimStates,
  jobStates,
  policyStates,
  requestStates,
} from './labels.ts'

/** Whatever has states, with what each is called: in lists, on pages, in histories and in the audit trail. */
const names = {
  application: applicationStates,
  policy: policyStates,
  claim: claimStates,
  request: requestStates,
  question: answerStates,
  message: messageStates,
  outcome: outcomeNames,
  job: jobStates,
  account: accountStates,
} as const

export function stateName(kind: keyof typeof names, state: string): string {
  const known: Readonly<Record<string, string | { readonly label: string }>> = names[kind]
  const called = known[state]
  // What an earlier version noted may be a state that there is no more.
  return (typeof called === 'string' ? called : called?.label) ?? state
}

/** What the states are of that the audit trail notes with an action. */
const moved: Readonly<Record<string, keyof typeof names>> = {
  'move-application': 'application',
  'move-claim': 'claim',
  'decide-request': 'request',
  'answer-question': 'question',
  'move-message': 'message',
  'decide-complaint': 'outcome',
}

/** The state to which an action led, in the middle of a line; nothing where it led to none. */
export function stateAfter(action: string, to: unknown): string {
  const kind = moved[action]
  if (kind === undefined || typeof to !== 'string') return ''
  const name = stateName(kind, to)
  return name.slice(0, 1).toLowerCase() + name.slice(1)
}

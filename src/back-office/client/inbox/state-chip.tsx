import type { SubmissionState } from '#features/forms/states.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { states } from '../message-labels.ts'

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

/** How far a message is: each can follow each, because people make mistakes. */
export const SUBMISSION_STATES = ['new', 'in-work', 'answered', 'spam', 'closed'] as const
export type SubmissionState = (typeof SUBMISSION_STATES)[number]

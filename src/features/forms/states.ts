/** How far a message is: each can follow each, because people make mistakes. */
export const SUBMISSION_STATES = ['new', 'in-work', 'answered', 'spam', 'closed'] as const
export type SubmissionState = (typeof SUBMISSION_STATES)[number]

/** Those in which somebody still waits for us. */
export const UNANSWERED: readonly SubmissionState[] = ['new', 'in-work']

/** How a message reached us. */
export const MESSAGE_CHANNELS = ['form', 'phone', 'letter', 'email', 'inPerson'] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]

/** What a colleague can link an entered complaint to. */
export const ABOUT_KINDS = ['application', 'policy', 'claim', 'request', 'customer'] as const
export type AboutKind = (typeof ABOUT_KINDS)[number]

/** What became of a complaint, for the register. */
export const COMPLAINT_OUTCOMES = ['upheld', 'partly-upheld', 'rejected', 'withdrawn'] as const
export type ComplaintOutcome = (typeof COMPLAINT_OUTCOMES)[number]

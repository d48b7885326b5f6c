import type { Choice } from '#consent/categories.ts'

/**
 * Everything that can be told to the tag manager, and nothing else: no name, no address, no answer
 * of a form ever goes into an event. A new one is added here, with what it means.
 */
export type TrackedEvent =
  /** A page was shown, by a load or by a change of route. Sent by this room itself. */
  | { name: 'page_view'; path: string }
  /** A choice was made in the banner. Sent by this room itself, so that triggers can wait for it. */
  | { name: 'consent_update'; choice?: Choice }
  /** The first answer in a quote. */
  | { name: 'quote_started'; line: string }
  /** A price was shown. */
  | { name: 'quote_priced'; line: string }
  /** A step of an application was reached; steps are named by the line's definition. */
  | { name: 'application_step'; line: string; step: string }
  /** An application was sent. */
  | { name: 'application_submitted'; line: string }
  /** The recommendation was started, or told its result. */
  | { name: 'recommendation_started' }
  | { name: 'recommendation_finished' }
  /** The visitor wants to talk to us. */
  | { name: 'contact_chosen'; channel: 'mail' | 'phone' | 'chat' | 'form' }
  /** An account was made, or somebody signed in. */
  | { name: 'signed_up' }
  | { name: 'signed_in' }

/**
 * Parts of a page tell each other by events of the document, so that islands, hydrated pages and
 * the few lines that every page runs share no file.
 */
declare global {
  interface DocumentEventMap {
    /** See track.ts. */
    'feather:track': CustomEvent<TrackedEvent>
    /** A hydrated page has changed its route; see use-route-changes.ts. */
    'feather:route': CustomEvent<undefined>
  }
}

/**
 * Everything that can be told to the tag manager, and nothing else: no name, no address, no answer
 * of a form ever goes into an event. A new one is added here, with what it means.
 */
export type TrackedEvent =
  /**
   * A page was shown, by a load or by a change of route. Sent by this room itself. It tells the steps
   * of an application too: their addresses are named by the line's definition.
   */
  | { name: 'page_view'; path: string }
  /** A choice was made in the banner. Sent by this room itself, so that triggers can wait for it. */
  | { name: 'consent_update' }
  /** An application was sent. */
  | { name: 'application_submitted'; line: string }

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

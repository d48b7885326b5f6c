import type { TrackedEvent } from './events.ts'

/** Tells that something happened. Without consent, or a tag manager, nobody hears it. */
export function track(event: TrackedEvent): void {
  document.dispatchEvent(new CustomEvent('feather:track', { detail: event }))
}

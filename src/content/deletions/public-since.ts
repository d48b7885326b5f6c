import type { VersionAction } from '../versions.ts'

export interface HistoryStep {
  action: string
  createdAt: Date
}

/**
 * Since when the public saw a document, from its history, the oldest step first. Undefined when the
 * public saw nothing of it at the end, or something else than what was last written.
 */
export function publicSince(history: readonly HistoryStep[]): Date | undefined {
  let since: Date | undefined
  let hasDraft = false
  let wasDeleted = false
  for (const { action, createdAt } of history) {
    switch (action as VersionAction) {
      case 'seed':
      case 'publish':
        since ??= createdAt
        hasDraft = false
        break
      case 'save-draft':
        // The first step after a deletion says as what it was brought back.
        if (wasDeleted) since = undefined
        hasDraft = true
        break
      case 'discard-draft':
        hasDraft = false
        break
      case 'unpublish':
        since = undefined
        break
    }
    wasDeleted = action === 'delete'
  }
  return hasDraft ? undefined : since
}

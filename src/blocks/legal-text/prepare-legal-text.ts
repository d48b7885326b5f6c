import type { Settings } from '#content/source.ts'
import type { PrepareContext } from '../prepare-context.ts'

/** What the lists of a legal text are made from; undefined in the editor. */
export interface LegalTextView {
  readonly settings: Settings | undefined
}

export function prepareLegalText(_block: unknown, { settings }: PrepareContext): LegalTextView {
  return { settings }
}

import type { applications } from '../tables.ts'
import type { UploadReference } from './find-uploads.ts'

/** An order that was checked and is to be kept. */
export type CheckedOrder = {
  readonly row: typeof applications.$inferInsert
  readonly actor: { readonly actorKind: string; readonly actorId: string | null }
  readonly uploads: readonly UploadReference[]
}

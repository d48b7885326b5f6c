import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { FailureLog } from '#platform/encryption/if-it-opens.ts'

/** What somebody sent outside of any application, as the room that keeps it tells it. */
export type SentMessage = {
  readonly reference: string
  /** The form's title on that day. */
  readonly form: string
  /** The day alone of what came by no form: nobody knows more. */
  readonly sentAt: Date | IsoDate
  /** Questions as they were asked, answers as they were given. */
  readonly answers: readonly { readonly question: string; readonly answer: readonly string[] }[]
  /** What the sender called the files that came with it. */
  readonly files: readonly string[]
  /** What we wrote back. */
  readonly replies: readonly { readonly sentAt: Date; readonly text: string }[]
}

/**
 * Messages that are kept by a room which builds on this one, so that an export and an erasure cover
 * them, also once their sender has another address. Only ever asked for an address whose owner has proven it.
 */
export type SentMessages = {
  /** What does not open is left out where the reader is told so, and fails otherwise. */
  find(
    reader: { readonly unopened?: FailureLog },
    provenEmail: string,
  ): Promise<readonly SentMessage[]>
  /** Stands or falls with the caller's transaction. Complaints stay: how many, and until when. */
  erase(
    transaction: Queries,
    provenEmail: string,
  ): Promise<{
    readonly erased: number
    readonly kept: number
    readonly until: string | undefined
  }>
  /**
   * Finds them by the new address of their sender from now on, and answers go there. In the caller's
   * transaction; what cannot be opened is told in the log.
   */
  move(
    by: { readonly db: Queries; readonly log: FailureLog },
    provenEmail: string,
    to: string,
  ): Promise<void>
}

import type { FrozenApplication } from '#insurance/application/frozen-application.ts'
import type { Contact } from './contact.ts'

/** What an insurer gets. */
export type HandedApplication = {
  readonly reference: string
  readonly submittedAt: string
  /** Absent while the insurer is asked without the customer's name. */
  readonly contact: Contact | undefined
  readonly application: FrozenApplication
  readonly mandateReference: string | undefined
  /** Papers and uploads. */
  readonly files: readonly {
    readonly name: string
    readonly type: string
    readonly sha256: string
    readonly bytes: Uint8Array
  }[]
}

/** The way to an insurer: files by default, an insurer's interface where one is connected. */
export interface HandOver {
  /**
   * Resolves once the insurer has it for good. Called again after a crash: the same reference must
   * not become two.
   */
  send(application: HandedApplication): Promise<void>
  /** The same for what comes after: answer, withdrawal, cancellation, its proof, change, claim. */
  tell(message: HandedMessage): Promise<void>
}

export type HandedMessage = {
  /** Reference of the request, claim or question. */
  readonly reference: string
  readonly kind: 'withdrawal' | 'cancellation' | 'change' | 'claim' | 'answer' | 'proof'
  /** Reference of the policy, or of the application while there is none and for an answer. */
  readonly contract: string
  /** By which the insurer knows the policy, once we know it. */
  readonly insurerNumber?: string | undefined
  readonly at: string
  readonly details: Readonly<Record<string, unknown>>
  /** What was sent along with a claim or an answer, or as proof. */
  readonly files?: HandedApplication['files']
}

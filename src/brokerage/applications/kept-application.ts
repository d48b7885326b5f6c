import { type ComparedInsurer, onlyInsurerOf } from '#content/insurers-of.ts'
import type { FrozenApplication } from '#insurance/application/frozen-application.ts'
import { type Creditor, creditorOf } from '../creditor.ts'

/** A frozen application with what settings said on the day of the order. */
export type KeptApplication = FrozenApplication & {
  /** With whom the contract is made; of a public fund the tier says it. */
  readonly insurer?: string
  /** Whom the mandate of the order names. */
  readonly creditor?: Creditor
}

/** Where offers of one insurer alone are shown for the line, it is this one. */
export function keptApplication(
  application: FrozenApplication,
  compared: readonly ComparedInsurer[],
): KeptApplication {
  const insurer = onlyInsurerOf(compared, application.line)
  if (!insurer) return application
  const creditor = creditorOf(insurer)
  return { ...application, insurer: insurer.name, ...(creditor ? { creditor } : {}) }
}

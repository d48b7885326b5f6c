import { type ComparedInsurer, insurersOf } from '#content/insurers-of.ts'
import type { FrozenApplication } from '#insurance/application/frozen-application.ts'

/** A frozen application with what settings said on the day of the order. */
export type KeptApplication = FrozenApplication & {
  /** With whom the contract is made; of a public fund the tier says it. */
  readonly insurer?: string
}

/** Where offers of one insurer alone are shown for the line, it is this one. */
export function keptApplication(
  application: FrozenApplication,
  compared: readonly ComparedInsurer[],
): KeptApplication {
  const [insurer, another] = insurersOf(compared, application.line)
  return insurer && !another ? { ...application, insurer } : application
}

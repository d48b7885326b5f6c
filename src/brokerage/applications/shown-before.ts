import type { FrozenApplication } from '#insurance/application/frozen-application.ts'
import type { Application } from '../tables.ts'

/** A document that was shown before the order; its bytes are found by their hash. */
export type ShownDocument = {
  readonly code: string
  /** In the language of the order. */
  readonly name: string
  readonly sha256: string
}

/** What was handed over before the order (§ 7 VVG), under the names that it had then. */
export function shownBefore(
  { delivered }: Pick<Application, 'delivered'>,
  { documents }: Pick<FrozenApplication, 'documents'>,
): ShownDocument[] {
  return delivered.flatMap(({ code, sha256 }) => {
    const name = documents.find((each) => each.code === code)?.name
    return name === undefined ? [] : [{ code, name, sha256 }]
  })
}

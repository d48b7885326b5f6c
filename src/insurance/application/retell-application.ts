import type { LoadedLine } from '../lines/load-line.ts'
import { isoDateOf } from '../values/iso-date.ts'
import type { Language } from '../values/language.ts'
import { freezeApplication } from './freeze-application.ts'
import type { FrozenApplication } from './frozen-application.ts'

/**
 * An application in another language. Where the line has changed since, or the answers are no longer
 * whole, it stays in the words in which it was made.
 */
export function retellApplication<A extends FrozenApplication>(
  line: LoadedLine,
  frozen: A,
  language: Language,
): A {
  if (frozen.language === language) return frozen
  const told = freezeApplication(line, {
    answers: frozen.answers,
    tier: frozen.product.tier,
    language,
    asOf: isoDateOf(frozen.frozenOn),
    expectedCents: frozen.price.cents,
    expectedPeriod: frozen.price.period,
  })
  if (told.outcome !== 'frozen') return frozen
  const { lineVersion, copyVersion, tariffVersion } = told.application
  const isUnchanged =
    lineVersion === frozen.lineVersion &&
    copyVersion === frozen.copyVersion &&
    tariffVersion === frozen.tariffVersion
  return isUnchanged ? { ...frozen, ...told.application } : frozen
}

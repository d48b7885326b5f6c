import { type DecidedBy, decidedBy } from '#brokerage/decided-by.ts'
import type { BrokerageDesk } from '#brokerage/desk.ts'
import { stateLabel } from '#insurance/lines/line-copy.ts'
import type { Language } from '#sites/locales.ts'

/** What a contract or application is called in a language, and with whom it is. */
export function namesOf(
  desk: Pick<BrokerageDesk, 'lines'>,
  { line, tier }: { readonly line: string; readonly tier: string },
  language: Language,
): { readonly product: string; readonly tierName: string; readonly by: DecidedBy } {
  const wording = desk.lines[line]?.wording[language]
  return {
    product: wording?.line.name ?? line,
    tierName: wording?.line.tiers[tier]?.name ?? tier,
    by: decidedBy(desk.lines[line]),
  }
}

/** What the state of an application for a line is called. */
export function stateName(
  { lines }: Pick<BrokerageDesk, 'lines'>,
  application: { readonly line: string; readonly state: string; readonly isContract: boolean },
  language: Language,
): string {
  const wording = lines[application.line]?.wording[language]
  return wording ? stateLabel(application, wording) : application.state
}

/** The wording that all lines share. */
export function sharedWording({ lines }: Pick<BrokerageDesk, 'lines'>, language: Language) {
  return Object.values(lines)[0]?.wording[language].shared
}

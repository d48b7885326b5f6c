import type { BrokerageDesk } from '#brokerage/desk.ts'
import type { Language } from '#sites/locales.ts'

/** What a contract or application is called in a language. */
export function namesOf(
  { lines }: Pick<BrokerageDesk, 'lines'>,
  { line, tier }: { readonly line: string; readonly tier: string },
  language: Language,
): { readonly product: string; readonly tierName: string } {
  const wording = lines[line]?.wording[language]
  return {
    product: wording?.line.name ?? line,
    tierName: wording?.line.tiers[tier]?.name ?? tier,
  }
}

/** The wording that all lines share. */
export function sharedWording({ lines }: Pick<BrokerageDesk, 'lines'>, language: Language) {
  return Object.values(lines)[0]?.wording[language].shared
}

import type { LoadedLine } from '../lines/load-line.ts'
import { COST_FACTS } from '../retirement/retirement-facts.ts'
import type { Language } from '../values/language.ts'
import { showPrice } from '../values/money.ts'
import { type ExplainedFact, explainFacts } from './explain-price.ts'
import type { Quote } from './quote.ts'

/** What a plan costs in which one saves, ready to print. */
interface ExplainedCosts {
  /** Of the plan. */
  readonly name: string
  readonly costs: readonly ExplainedFact[]
}

/** The costs of each plan in euros and in return lost (§ 2 VVG-InfoV); nobody saves with other lines. */
export function explainCosts(
  quoted: Quote,
  { definition, wording }: Pick<LoadedLine, 'definition' | 'wording'>,
  language: Language,
): readonly ExplainedCosts[] {
  if (quoted.outcome !== 'quoted') return []
  const words = wording[language]
  return quoted.packages.flatMap(({ tier, facts }) => {
    const known = { facts: facts.filter(({ code }) => COST_FACTS.includes(code)) }
    if (known.facts.length === 0) return []
    const costs = explainFacts(known, definition, words, language, showPrice)
    return [{ name: words.line.tiers[tier]?.name ?? tier, costs }]
  })
}

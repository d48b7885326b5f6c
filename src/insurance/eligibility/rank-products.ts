import { type Answers, holds } from '../conditions/evaluate.ts'
import type { IsoDate } from '../values/iso-date.ts'
import {
  COMPULSORY,
  COMPULSORY_UNLESS_EXEMPT,
  HEALTH_PRODUCTS,
  type HealthProduct,
  type HealthRow,
  type HealthRuleSet,
  ONLY_WITH_LIMITS,
  OTHERWISE_RANKED,
  type Verdict,
} from './health-rule-set.ts'

type Verdicts = Readonly<Record<HealthProduct, { readonly verdict: Verdict }>>

/** What is open, best first, and why in this order; no reason where nothing is open. */
export function rankProducts(
  rules: HealthRuleSet,
  products: Verdicts,
  applying: readonly HealthRow[],
  facts: Answers,
  asOf: IsoDate,
): { readonly ranking: readonly HealthProduct[]; readonly rankingReason: string } {
  const ranked = rules.rankings.find(({ when }) => holds(when, facts, asOf))
  const of = (...verdicts: Verdict[]) => {
    return (product: HealthProduct) => verdicts.includes(products[product].verdict)
  }
  // An override says how far something goes, whatever opens it.
  const isNarrowed = (product: HealthProduct) =>
    rules.narrowedLast === true &&
    products[product].verdict === 'limited' &&
    applying.some(({ override, verdicts }) => override && verdicts[product] === 'limited')

  const order = ranked?.order ?? HEALTH_PRODUCTS
  // What must be had comes first, whatever the taste.
  const open = [...order.filter(of('must')), ...order.filter(of('yes', 'limited'))]
  const isSure = (product: HealthProduct) =>
    of('must', 'yes')(product) && product !== ranked?.doubted
  const ranking = open.some(isSure)
    ? [...open.filter((product) => !isNarrowed(product)), ...open.filter(isNarrowed)]
    : open
  const [first] = ranking
  if (first === undefined) return { ranking, rankingReason: '' }
  if (isNarrowed(first) || first === ranked?.doubted) {
    return { ranking, rankingReason: ONLY_WITH_LIMITS }
  }
  if (rules.namesDuty && of('must')(first)) {
    const hasWayOut = ranking.length > 1
    return { ranking, rankingReason: hasWayOut ? COMPULSORY_UNLESS_EXEMPT : COMPULSORY }
  }
  const about = ranked?.about
  const isPraised = about === undefined || (ranking.includes(about) && !isNarrowed(about))
  return { ranking, rankingReason: isPraised ? (ranked?.code ?? '') : OTHERWISE_RANKED }
}

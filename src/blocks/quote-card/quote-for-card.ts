import { fillIn } from '#insurance/fields/copy.ts'
import { changeReference } from '#insurance/figures/change-reference.ts'
import { reasonText, type Wording } from '#insurance/lines/line-copy.ts'
import type { RatedLine } from '#insurance/lines/load-line.ts'
import { amountsOf, explainFacts, explainPrice } from '#insurance/quote/explain-price.ts'
import { quoteWith } from '#insurance/quote/quote-with.ts'
import { showPrice } from '#insurance/values/money.ts'
import type { CardSetup } from './card-setup.ts'

/** What the card says, in words and numbers. */
export type CardAnswer =
  | {
      outcome: 'quoted'
      tier: string
      tierName: string
      price: string
      monthly: boolean
      /** Twelve months; empty for a single payment. */
      yearly: string
      factors: { label: string; operation: string; effect: string }[]
      /** Figures that head the card (a pension), and others under the price. */
      headline: { label: string; text: string }[]
      facts: { label: string; text: string }[]
      notices: string[]
      /** Every package with its price, for the plans further down the page. */
      prices: Record<string, string>
    }
  | { outcome: 'declined' | 'referred'; reasons: string[] }
  | { outcome: 'incomplete'; errors: Record<string, string> }

const factsShown = 5

/** Quotes the card's answers with the real tariff. */
export function quoteForCard(
  line: RatedLine,
  wording: Wording,
  setup: Pick<CardSetup, 'fixed' | 'asOf' | 'language' | 'headlineFacts'>,
  values: Readonly<Record<string, string>>,
): CardAnswer {
  const { definition } = line
  const { asOf, language } = setup
  const answers = changeReference(definition, { ...setup.fixed, ...values }, asOf)
  const result = quoteWith(line, answers, { today: asOf })
  if (result.outcome === 'incomplete') {
    return { outcome: 'incomplete', errors: errorsOf(result.errors, wording) }
  }
  if (result.outcome !== 'quoted') {
    return {
      outcome: result.outcome,
      reasons: result.reasons.map((code) => reasonText(code, wording)),
    }
  }
  const rated = result.packages.find(({ tier }) => tier === result.selected) ?? result.packages[0]
  if (!rated) return { outcome: 'referred', reasons: [] }
  const facts = explainFacts(rated, definition, wording, language, amountsOf([rated])).filter(
    ({ entry }) => entry === undefined,
  )
  const isHeadline = ({ code }: { code: string }) => setup.headlineFacts.includes(code)
  const { cents, period } = rated.price
  const show = (amount: number) => showPrice(amount, language)
  return {
    outcome: 'quoted',
    tier: rated.tier,
    tierName: definition.tiers.length > 1 ? (wording.line.tiers[rated.tier]?.name ?? '') : '',
    price: show(cents),
    monthly: period === 'month',
    yearly: period === 'month' ? show(cents * 12) : '',
    factors: explainPrice(rated, wording, language).map(({ label, operation, effect }) => ({
      label,
      operation,
      effect,
    })),
    headline: facts.filter(isHeadline).map(({ label, text }) => ({ label, text })),
    facts: facts
      .filter((fact) => !isHeadline(fact))
      .slice(0, factsShown)
      .map(({ label, text }) => ({ label, text })),
    notices: result.notices.flatMap((code) => wording.line.notices[code] ?? []),
    prices: Object.fromEntries(result.packages.map(({ tier, price }) => [tier, show(price.cents)])),
  }
}

function errorsOf(
  errors: readonly {
    path: string
    code: string
    params?: Readonly<Record<string, string | number>>
  }[],
  wording: Wording,
): Record<string, string> {
  return Object.fromEntries(
    errors.map(({ path, code, params }) => {
      const message = wording.line.fields[path]?.errors?.[code] ?? wording.shared.errors[code] ?? ''
      return [path, fillIn(message, params)]
    }),
  )
}

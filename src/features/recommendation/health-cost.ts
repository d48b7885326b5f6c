import type { DecidedBy } from '#brokerage/decided-by.ts'
import type { Answers } from '#insurance/conditions/evaluate.ts'
import type { HealthCopy } from '#insurance/eligibility/health-copy.ts'
import type { LineId } from '#insurance/lines/registry.ts'
import { artistContribution } from '#insurance/statutory-health/artist.ts'
import { sumOf } from '#insurance/statutory-health/contribution.ts'
import { lawOfMembership } from '#insurance/statutory-health/membership-law.ts'
import { addDays, type IsoDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import { showPrice } from '#insurance/values/money.ts'
import type { CopySource } from './answer-items.ts'
import { insuredPersonOf, type NoAmount } from './health-profile.ts'
import type { LineProfile } from './line-profile.ts'
import { type PricedLine, priceLine } from './price-line.ts'

/** What a product costs somebody each month, or why there is no amount. */
export type HealthCost =
  | {
      readonly kind: 'amount'
      readonly ownCents: number
      readonly own: string
      /** Who pays the rest, if somebody does. */
      readonly other: { readonly payer: 'employer' | 'ksk'; readonly text: string } | undefined
      readonly total: string
      readonly tierName: string
      readonly by: DecidedBy
      readonly factors: readonly { label: string; operation: string; effect: string }[]
      readonly assumed: readonly { question: string; answer: string }[]
      /** Kept with an advice record. */
      readonly versions: { readonly line: string; readonly tariff: string } | undefined
    }
  | {
      readonly kind: 'none'
      readonly why: NoAmount | 'notPossible' | 'notTaken' | 'refused'
      readonly reasons: readonly string[]
    }

export interface HealthSource extends CopySource {
  readonly copy: HealthCopy
  readonly lines: Readonly<Record<HealthLine, PricedLine>>
}

export type HealthLine = Extract<
  LineId,
  'public-health' | 'private-health' | 'expat-short-term' | 'expat-long-term'
>

export function costOf(
  line: HealthLine,
  profile: LineProfile | 'artist' | NoAmount,
  answers: Answers,
  asOf: IsoDate,
  { lines, language }: HealthSource,
): HealthCost {
  if (profile === 'artist') return artistCost(answers, asOf, language)
  if (typeof profile === 'string') return { kind: 'none', why: profile, reasons: [] }
  const price = priceLine(lines[line], profile, asOf, language)
  if (price.outcome === 'none') {
    return { kind: 'none', why: price.notTaken ? 'notTaken' : 'refused', reasons: price.reasons }
  }
  // A public price is the member's share; any other is the whole premium.
  const ownCents = line === 'public-health' ? price.cents : price.cents - price.employerCents
  return {
    kind: 'amount',
    ownCents,
    own: showPrice(ownCents, language),
    other:
      price.employerCents > 0
        ? { payer: 'employer', text: showPrice(price.employerCents, language) }
        : undefined,
    total: showPrice(ownCents + price.employerCents, language),
    tierName: price.tierName,
    by: price.by,
    factors: price.factors,
    assumed: price.assumed,
    versions: price.versions,
  }
}

/** Members of the artists' social fund pay half; no line of ours sells that. */
function artistCost(answers: Answers, asOf: IsoDate, language: Language): HealthCost {
  const { member, employer } = artistContribution(
    insuredPersonOf(answers, asOf),
    Number(answers['yearlyIncome']),
    lawOfMembership(addDays(asOf, 1), asOf),
  )
  return {
    kind: 'amount',
    ownCents: sumOf(member),
    own: showPrice(sumOf(member), language),
    other: { payer: 'ksk', text: showPrice(sumOf(employer), language) },
    total: showPrice(sumOf(member) + sumOf(employer), language),
    tierName: '',
    by: 'fund',
    factors: [],
    assumed: [],
    versions: undefined,
  }
}

/**
 * Lines do not ask employees of 55 about their last five years and pass them on to a person, with
 * both cases explained. Whoever has told here which case is theirs is just asked to talk to us.
 */
export function askedInPerson(reasons: readonly string[], cost: HealthCost): HealthCost {
  const isRefused = cost.kind === 'none' && cost.why === 'refused'
  return isRefused && reasons.includes('closedAt55') ? { ...cost, reasons: [] } : cost
}

/**
 * Private insurers ask for work or means of one's own. Of whoever works for an employer abroad, joins a
 * family, is retired or has a mini-job, the tool knows neither as the form does: its refusal speaks of
 * somebody without work, and sends them to what may be closed to them here.
 */
export function withoutGuessedWork(
  profile: LineProfile | 'artist' | NoAmount,
  cost: HealthCost,
): HealthCost {
  const isTold = typeof profile === 'string' || profile.told['status'] !== undefined
  if (isTold || cost.kind !== 'none' || cost.why !== 'refused') return cost
  return { kind: 'none', why: 'dependsOnIncome', reasons: [] }
}

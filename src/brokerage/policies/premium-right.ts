import type { LineId } from '#insurance/lines/registry.ts'
import { firstDayAfterChoice } from '#insurance/statutory-health/fund-choice.ts'
import { addDays, addMonths, firstOfNextMonth, type IsoDate } from '#insurance/values/iso-date.ts'
import type { CoverChange } from '../kinds.ts'
import { nextWorkingDay } from './working-days.ts'

/** By which law a contract can be ended because of another premium. */
type PremiumLaw =
  /** § 40 VVG. */
  | 'insurer'
  /** § 205 (4) VVG. */
  | 'health'
  /** § 175 (4) SGB V. */
  | 'fund'

/** The right to end a contract because of another premium. */
export type PremiumRight = {
  readonly law: PremiumLaw
  /** First day of the new premium. */
  readonly from: IsoDate
  /** The last day to give notice. */
  readonly until: IsoDate
}

/**
 * Which law a line falls under. Life, disability and pensions fall under none: their premium changes by
 * § 163 VVG and not by a clause, and § 168 lets notice be given anyway. Business travel is health
 * insurance in part alone: it gets the month of § 40, which is over first.
 */
const LAWS: Readonly<Record<LineId, PremiumLaw | 'none'>> = {
  'public-health': 'fund',
  'private-health': 'health',
  'expat-short-term': 'health',
  'expat-long-term': 'health',
  dental: 'health',
  'travel-health': 'health',
  'company-health': 'health',
  household: 'insurer',
  'personal-liability': 'insurer',
  'dog-liability': 'insurer',
  'professional-liability': 'insurer',
  legal: 'insurer',
  bike: 'insurer',
  'pet-health': 'insurer',
  'company-travel': 'insurer',
  'general-liability': 'insurer',
  'company-professional-liability': 'insurer',
  cyber: 'insurer',
  life: 'none',
  disability: 'none',
  pension: 'none',
  'basis-pension': 'none',
  'company-pension': 'none',
  'company-life': 'none',
}

type Announced = {
  readonly from: IsoDate
  readonly receivedOn: IsoDate
  readonly cover: CoverChange
  readonly isHigher: boolean
}

/**
 * What another premium gives a right to. With most insurers it has to rise without the cover growing
 * along (§ 40 (1) VVG); in health insurance less cover is enough (§ 205 (4)); with a fund it is the
 * additional contribution that has to rise.
 */
export function premiumRight(line: string, announced: Announced): PremiumRight | undefined {
  const law = LAWS[line as LineId] ?? 'none'
  const { from, cover, isHigher } = announced
  switch (law) {
    case 'insurer':
      return isHigher && cover !== 'more'
        ? { law, from, until: monthsAfter(announced, 1) }
        : undefined
    case 'health':
      return isHigher || cover === 'less'
        ? { law, from, until: monthsAfter(announced, 2) }
        : undefined
    case 'fund':
      // To the end of the month, which is told as it is: a later day by § 26 (3) SGB X is nobody's plan.
      return isHigher ? { law, from, until: addDays(firstOfNextMonth(from), -1) } : undefined
    case 'none':
      return undefined
  }
}

/** Months after the receipt, which does not count itself (§§ 187 (1), 188 (2), 193 BGB). */
function monthsAfter({ receivedOn }: Announced, months: number): IsoDate {
  return nextWorkingDay(addMonths(receivedOn, months))
}

/**
 * The last day of cover if the right is used today; none once it is over. § 40 VVG ends a contract at
 * once, but not before the new premium; § 205 (4) with the day before it, also if that has passed; a
 * fund is left with the second month after that of the choice, whatever the binding.
 */
export function endByPremium(right: PremiumRight | undefined, today: IsoDate): IsoDate | undefined {
  if (right === undefined || today > right.until) return undefined
  const lastBefore = addDays(right.from, -1)
  switch (right.law) {
    case 'insurer':
      return today > lastBefore ? today : lastBefore
    case 'health':
      return lastBefore
    case 'fund':
      return addDays(firstDayAfterChoice(today), -1)
  }
}

/** Whether no whole month lies between the receipt and the first day (§ 40 (1) VVG, §§ 187 (1), 188 (2) BGB). */
export function isShortNotice(right: PremiumRight | undefined, receivedOn: IsoDate): boolean {
  return right?.law === 'insurer' && addMonths(receivedOn, 1) >= right.from
}

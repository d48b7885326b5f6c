import type { Condition } from '../conditions/condition.ts'

export const HEALTH_PRODUCTS = ['public', 'private', 'expatShort', 'expatLong'] as const
export type HealthProduct = (typeof HEALTH_PRODUCTS)[number]

/** must: no choice; yes; limited: possible with a caveat; no. */
export type Verdict = 'must' | 'yes' | 'limited' | 'no'

/** One row of the decision table. */
export interface HealthRow {
  /** Number in the published table. */
  readonly row: number
  /** Reason code, key of the wording. */
  readonly code: string
  /**
   * Decided before all other rows. Its "no" is final and explained by it alone; its "limited"
   * narrows what another row opens; its "yes" opens, unless another row blocks.
   */
  readonly override?: true
  /** Takes back every row that makes public insurance a duty, with what that duty closes. */
  readonly liftsDuty?: true
  /** On the answers and the facts derived from them. */
  readonly when: Condition
  /** Verdict by product; a product left out is not decided by this row. */
  readonly verdicts: Readonly<Partial<Record<HealthProduct, Verdict>>>
  /** Things needed besides, or instead. */
  readonly alsoNeeded?: readonly string[]
  readonly warnings?: readonly string[]
  /** The product that needs and warnings are about: without it they are left out. */
  readonly about?: HealthProduct
  readonly source: string
}

export interface HealthRuleSet {
  readonly id: 'health'
  readonly version: string
  readonly rows: readonly HealthRow[]
  /** The first whose condition holds orders the products that are possible. */
  readonly rankings: readonly {
    readonly code: string
    readonly when: Condition
    readonly order: readonly HealthProduct[]
    /** The product that its words praise: where it is closed, `OTHERWISE_RANKED` is said. */
    readonly about?: HealthProduct
    /** A product that stands last since insurers may decline it here, though the law leaves it open. */
    readonly doubted?: HealthProduct
  }[]
  /** Warnings that must be shown when a product is possible. */
  readonly warnings: readonly {
    readonly code: string
    readonly product: readonly HealthProduct[]
    readonly when?: Condition
  }[]
  /** Whom a risen limit insures publicly is exempted in the three months after New Year (§ 8 (2) SGB V). */
  readonly limitRisesInJanuary?: true
  /**
   * § 8 (2) SGB V counts three months from the beginning of the duty. Who receives a benefit was not asked since
   * when, so it gets no date; the sentence of its row names the day from which to count.
   */
  readonly benefitsBeganBefore?: true
  /** The day whose limits of income count: absent, the day of asking. No cover begins before tomorrow. */
  readonly limitsOf?: 'tomorrow'
  /** Whom a risen limit would insure publicly was privately insured until then, whatever else was answered. */
  readonly limitRoseIsPrivate?: true
  /** What an override narrows comes after what is open as it is, and is praised to nobody. */
  readonly narrowedLast?: true
  /** What must be had comes first by law: the order says that, and not why it would be chosen. */
  readonly namesDuty?: true
}

/** Why something comes first where what usually does is closed. */
export const OTHERWISE_RANKED = 'ofWhatIsOpen'

/** Why something comes first where nothing fits without a doubt. */
export const ONLY_WITH_LIMITS = 'onlyWithLimits'

/** Why public insurance comes first where the law leaves no choice, and where an exemption would. */
export const COMPULSORY = 'compulsory'
export const COMPULSORY_UNLESS_EXEMPT = 'compulsoryUnlessExempt'

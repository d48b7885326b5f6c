import type { Condition } from '../conditions/condition.ts'

/** required: by law; essential: a loss could ruin; worthAThought; notForYou, with the reason. */
export const GROUPS = ['required', 'essential', 'worthAThought', 'notForYou'] as const
export type Group = (typeof GROUPS)[number]

/** What somebody in a situation should think of one line. */
export interface LineAdvice {
  /** Id of the line. */
  readonly line: string
  /** The first whose condition holds decides; the last one always holds. */
  readonly verdicts: readonly {
    readonly group: Group
    /** Reason code, key of the wording. */
    readonly code: string
    /** Absent: always. */
    readonly when?: Condition
    /** Within its group, higher comes first. */
    readonly priority: number
    /** Codes of what would change the verdict. */
    readonly wouldChange: readonly string[]
  }[]
}

export interface RecommendationRuleSet {
  readonly id: 'general'
  readonly version: string
  /** The day whose Jahresarbeitsentgeltgrenze counts: absent, the day of asking. No cover begins before tomorrow. */
  readonly incomeLimitOf?: 'tomorrow'
  readonly lines: readonly LineAdvice[]
  /** To whom a change is named, by its code; absent: to everybody. */
  readonly canHappen?: Readonly<Record<string, Condition>>
}

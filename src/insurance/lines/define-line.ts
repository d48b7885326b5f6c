import type { Condition } from '../conditions/condition.ts'
import type { Agreement } from './agreement.ts'
import type { DocumentCode } from './documents.ts'
import type { Step } from './step.ts'

/** Who says that a contract ends only with a proof. */
export type ProofRule = 'law' | 'terms'

/**
 * A line of insurance as plain data. It feeds the forms, the validation in browser and server,
 * the quote API, the OpenAPI document, the application record and the back office. It holds no
 * function and survives JSON. Prices live beside it in `tariff.ts`, wording in `copy/*.json`.
 */
export interface LineDefinition {
  /** kebab-case, equal to the folder's name and the key in the registry and the API. */
  readonly id: string
  /** Raised with every change of steps, fields, conditions or rules. Kept with every application. */
  readonly version: string
  /** Raised with every change of a question's wording in any language. Kept with every application. */
  readonly copyVersion: string
  /** First day on which this definition is offered. */
  readonly validFrom: string
  /** Who buys it. */
  readonly audience: 'person' | 'company'
  /** true: the prices are ours, for demonstration, until an insurer's rates replace `tariff.ts`. */
  readonly demoTariff: boolean
  /** Insurance tax contained in the price, in percent; 0 for life, health and pensions. */
  readonly insuranceTaxPercent: 0 | 19
  /** Percent of the premium that the tax is reckoned from; absent: all of it (VersStG § 5 (1)). */
  readonly taxedPercent?: 85
  /**
   * With which answers, and which package under `tier`, a line without tax also insures what is no
   * health: that part of the price contains the tax.
   */
  readonly taxedInPart?: Condition
  /** Days to withdraw after the contract (§ 8, § 152 VVG); 0 where there is no such right. */
  readonly withdrawalDays: 0 | 14 | 30
  /** Code of the notice with which there is no right to withdraw (§ 8 (3) VVG: less than a month). */
  readonly noWithdrawalNotice?: string
  /**
   * Ends only once other cover, or the departure, is proved: because the `law` says so of cover that
   * everybody has to have (§ 205 (6) VVG), or because the contract's own `terms` do (incoming cover).
   */
  readonly endsWithProof?: ProofRule
  /** Code of the notice that says what is waited for after the start, and what is not. */
  readonly waitingNotice?: string
  /**
   * Answers that name the first day of cover, of which the earliest counts; `list.part` is that
   * part of every entry. Absent: `startDate`.
   */
  readonly startsOn?: readonly string[]
  /** Days for which a quote holds. */
  readonly quoteValidDays: number
  /** What the insurer does after submit: 'instant' accepts at once, 'underwriting' looks first. */
  readonly acceptance: 'instant' | 'underwriting'
  /**
   * Membership of a statutory fund: by law, so that there is no contract, no tax, and no commission
   * out of a premium. Absent: a contract with an insurer.
   */
  readonly statutoryFund?: true
  /** Absent where insurers are never asked without the customer's name. */
  readonly anonymousFirst?: AnonymousInquiry
  /** Whether health data is asked, which needs its own consent (Art. 9 GDPR). */
  readonly healthData: boolean
  /** Packages offered side by side, in the order shown. Every line has at least one. */
  readonly tiers: readonly Tier[]
  /** The profile of the "from" price. */
  readonly reference: ReferenceProfile
  /** Screens in order; 'quote' before 'application'. */
  readonly steps: readonly Step[]
  /** Later answers that must fit earlier ones, so that nothing is sold for facts that differ. */
  readonly agrees?: readonly Agreement[]
  /** Reasons for which the line cannot be had. */
  readonly declines: readonly Rule[]
  /** Reasons for which a person has to look before there is a price. */
  readonly referrals: readonly Rule[]
  /** Things worth telling beside the price ("required by law in your state"). */
  readonly notices: readonly Rule[]
  /** Codes of all price factors the tariff may name, beyond the shared ones. */
  readonly factors: readonly string[]
  /** Codes of all facts the tariff may state about a package, beyond the shared ones. */
  readonly facts: readonly string[]
  /** Documents handed over before submit, and after acceptance. */
  readonly documents: {
    readonly before: readonly DocumentCode[]
    readonly after: readonly DocumentCode[]
  }
}

/** Insurers are asked about the risk alone, before they learn whose it is. */
export interface AnonymousInquiry {
  /** With which answers. */
  readonly when: Condition
  /** The steps whose answers they are told; none of them asks who somebody is. */
  readonly tells: readonly string[]
}

/** A package on offer. */
interface Tier {
  /** camelCase; key of its wording. */
  readonly id: string
  /** Answers that this package stands for; choosing it sets them, answering them selects it. */
  readonly sets?: Readonly<Record<string, string>>
}

/** The profile for which the "from" price is shown, and that price. */
interface ReferenceProfile {
  /** Answers of the quote stage. Dates may be relative, so that the profile keeps its age. */
  readonly answers: Readonly<Record<string, ReferenceAnswer>>
  /** Package of the price. */
  readonly tier: string
  /** The configured price of a month; the tariff returns exactly this for the profile. */
  readonly priceCents: number
  /** The day for which the price holds, where the law sets it anew each year; absent: any day. */
  readonly on?: string
  /** Whether no answers lead to less than this price ("from"). */
  readonly isMinimum: boolean
}

/** `{ yearsAgo: 25 }` is a birth date that stays 25; `{ daysAhead: 1 }` is tomorrow. */
export type ReferenceAnswer =
  | string
  | number
  | readonly string[]
  | readonly Readonly<Record<string, ReferenceAnswer>>[]
  | { readonly yearsAgo: number }
  | { readonly monthsAgo: number }
  | { readonly daysAhead: number }

/** A reason with its trigger. */
export interface Rule {
  /** camelCase; key of its wording under `reasons` (declines, referrals) or `notices`. */
  readonly code: string
  /** When the reason applies. Absent: the tariff's `assess` decides, because it takes arithmetic. */
  readonly when?: Condition
}

/** Keeps the literal types of a definition, from which the tariff's answers are typed. */
export function defineLine<const L extends LineDefinition>(line: L): L {
  return line
}

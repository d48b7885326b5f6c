import type { FieldError } from '../fields/field-kind.ts'
import { computeJourney } from '../journey/compute-journey.ts'
import { featuresInFull } from '../lines/features-in-full.ts'
import type { LoadedLine } from '../lines/load-line.ts'
import type { RatedPackage } from '../lines/tariff.ts'
import { explainPrice } from '../quote/explain-price.ts'
import { quote } from '../quote/quote.ts'
import type { IsoDate } from '../values/iso-date.ts'
import type { Language } from '../values/language.ts'
import { MONTHS_PER_INSTALMENT, type PaymentInterval, type Period } from '../values/period.ts'
import type { FrozenApplication } from './frozen-application.ts'
import { readableRecord } from './readable-record.ts'
import { withdrawalDaysOf } from './withdrawal-days.ts'

interface FreezeRequest {
  readonly answers: unknown
  /** Package chosen. */
  readonly tier: string
  /** Language in which the questions were asked. */
  readonly language: Language
  readonly asOf: IsoDate
  /** The price that was shown; another one is told, never silently taken. */
  readonly expectedCents?: number
  /** What that price was shown for; the same cents a year are another price. */
  readonly expectedPeriod?: Period
}

/** Either the frozen application or why it cannot be submitted. */
export type Freezing =
  | { readonly outcome: 'frozen'; readonly application: FrozenApplication }
  | {
      readonly outcome: 'incomplete'
      readonly missing: readonly string[]
      readonly errors: readonly FieldError[]
    }
  | { readonly outcome: 'declined' | 'referred'; readonly reasons: readonly string[] }
  | { readonly outcome: 'unknownTier' }
  | {
      readonly outcome: 'priceChanged'
      readonly expectedCents: number
      readonly package: RatedPackage
    }

/** Takes everything down as it stands: raw answers, questions as asked, versions, price. */
export function freezeApplication(line: LoadedLine, request: FreezeRequest): Freezing {
  const { definition, tariff } = line
  const { asOf, language, tier } = request
  const journey = computeJourney(definition, request.answers, asOf)
  const { missing, errors, answers } = journey
  const quoted = quote(line, request.answers, asOf)
  if (quoted.outcome === 'declined' || quoted.outcome === 'referred') {
    return { outcome: quoted.outcome, reasons: quoted.reasons }
  }
  if (quoted.outcome === 'incomplete' || missing.length > 0 || errors.length > 0) {
    return { outcome: 'incomplete', missing, errors }
  }
  const chosen = quoted.packages.find((each) => each.tier === tier)
  if (!chosen) return { outcome: 'unknownTier' }
  const { expectedCents, expectedPeriod = chosen.price.period } = request
  const isOther = expectedCents !== chosen.price.cents || expectedPeriod !== chosen.price.period
  if (expectedCents !== undefined && isOther) {
    return { outcome: 'priceChanged', expectedCents, package: chosen }
  }
  const wording = line.wording[language]
  const interval = (answers['interval'] as PaymentInterval | undefined) ?? 'monthly'
  return {
    outcome: 'frozen',
    application: {
      format: 1,
      line: definition.id,
      lineVersion: definition.version,
      copyVersion: definition.copyVersion,
      tariffVersion: tariff.version,
      demoTariff: definition.demoTariff,
      language,
      frozenOn: asOf,
      answers,
      record: readableRecord(journey, wording, language),
      product: {
        name: wording.line.name,
        tier,
        tierName: wording.line.tiers[tier]?.name ?? tier,
        features: featuresInFull(wording.line.tiers, tier, language),
      },
      price: chosen.price,
      instalmentCents:
        chosen.price.period === 'once'
          ? chosen.price.cents
          : chosen.price.cents * MONTHS_PER_INSTALMENT[interval],
      interval,
      explanation: explainPrice(chosen, wording, language),
      facts: chosen.facts,
      documents: definition.documents.before.map((code) => ({
        code,
        name: wording.shared.documents[code] ?? code,
      })),
      withdrawalDays: withdrawalDaysOf(definition, quoted.notices),
    },
  }
}

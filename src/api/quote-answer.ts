import { copyOfField, reasonText, type Wording } from '#insurance/lines/line-copy.ts'
import type { LoadedLine } from '#insurance/lines/load-line.ts'
import type { Fact, RatedPackage } from '#insurance/lines/tariff.ts'
import { explainFacts, explainPrice } from '#insurance/quote/explain-price.ts'
import { type QuotedQuote, quote } from '#insurance/quote/quote.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import { money } from '#insurance/values/money.ts'
import { refuseAnswers } from './refuse-answers.ts'
import type { FactAnswer, PackageAnswer, QuoteAnswer } from './schemas/quote.ts'

/** Quotes a line and says it in a language. Missing and refused answers are thrown. */
export function quoteAnswer(
  line: LoadedLine,
  answers: unknown,
  asOf: IsoDate,
  language: Language,
): QuoteAnswer {
  const wording = line.wording[language]
  const result = quote(line, answers, asOf)
  switch (result.outcome) {
    case 'quoted':
      return quotedAnswer(line, result, language)
    case 'declined':
    case 'referred':
      return { ...result, language, reasons: codedReasons(result.reasons, wording) }
    case 'incomplete':
      throw refuseAnswers(result, {
        steps: line.definition.steps,
        copyOf: (field) => copyOfField(field, wording),
        shared: wording.shared,
        language,
      })
  }
}

export function codedReasons(codes: readonly string[], wording: Wording) {
  return codes.map((code) => ({ code, message: reasonText(code, wording) }))
}

export function codedNotices(codes: readonly string[], wording: Wording) {
  return codes.map((code) => ({ code, message: wording.line.notices[code] ?? code }))
}

function quotedAnswer(line: LoadedLine, quoted: QuotedQuote, language: Language): QuoteAnswer {
  const wording = line.wording[language]
  const { reference } = quoted
  const period = quoted.packages.find(({ tier }) => tier === reference.tier)?.price.period
  return {
    outcome: 'quoted',
    line: quoted.line,
    lineVersion: quoted.lineVersion,
    tariffVersion: quoted.tariffVersion,
    asOf: quoted.asOf,
    language,
    demoTariff: quoted.demoTariff,
    insuranceTaxPercent: quoted.insuranceTaxPercent,
    validUntil: quoted.validUntil,
    selected: quoted.selected,
    packages: quoted.packages.map((rated) => packageAnswer(line, rated, language)),
    notices: codedNotices(quoted.notices, wording),
    reference: {
      text: wording.line.reference,
      answers: reference.answers,
      tier: reference.tier,
      price: money(reference.priceCents, period ?? quoted.packages[0]?.price.period ?? 'month'),
      isMinimum: line.definition.reference.isMinimum,
    },
    answers: quoted.answers,
  }
}

function packageAnswer(line: LoadedLine, rated: RatedPackage, language: Language): PackageAnswer {
  const wording = line.wording[language]
  const copy = wording.line.tiers[rated.tier]
  const explained = explainPrice(rated, wording, language)
  return {
    tier: rated.tier,
    name: copy?.name ?? rated.tier,
    summary: copy?.summary ?? '',
    price: rated.price,
    factors: rated.factors.map(({ code, operation, value, effectCents }, index) => ({
      code,
      label: explained[index]?.label ?? code,
      operation,
      value,
      effect: { cents: effectCents, currency: 'EUR', period: rated.price.period },
      text: explained[index]?.operation ?? '',
      effectText: explained[index]?.effect ?? '',
    })),
    facts: factAnswers(line, rated, language),
  }
}

export function factAnswers(
  line: LoadedLine,
  rated: RatedPackage,
  language: Language,
): FactAnswer[] {
  const explained = explainFacts(rated, line.definition, line.wording[language], language)
  return rated.facts.map((fact, index) =>
    factAnswer(fact, explained[index]?.label ?? fact.code, explained[index]?.text ?? ''),
  )
}

function factAnswer(fact: Fact, label: string, text: string): FactAnswer {
  return fact.kind === 'cents'
    ? { ...fact, currency: 'EUR', label, text }
    : { ...fact, label, text }
}

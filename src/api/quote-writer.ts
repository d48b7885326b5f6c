import type { LoadedLine } from '#insurance/lines/load-line.ts'
import type { Fact, PriceFactor, RatedPackage } from '#insurance/lines/tariff.ts'
import { explainFacts, explainPrice } from '#insurance/quote/explain-price.ts'
import type { QuotedQuote } from '#insurance/quote/quote.ts'
import type { Language } from '#insurance/values/language.ts'
import { money } from '#insurance/values/money.ts'
import { codedNotices } from './coded-texts.ts'
import { rememberText } from './remember-text.ts'

/**
 * Writes quotes of one line in one language as JSON (`quotedSchema`). Nearly all of an answer is
 * wording that stays the same, so it is serialized once and only numbers are put in between:
 * building objects and serializing them took longer than quoting.
 */
export function quoteWriter(line: LoadedLine, language: Language): (quoted: QuotedQuote) => string {
  const { definition, tariff } = line
  const wording = line.wording[language]
  const head = fields({
    outcome: 'quoted',
    line: definition.id,
    lineVersion: definition.version,
    tariffVersion: tariff.version,
    language,
    demoTariff: definition.demoTariff,
    insuranceTaxPercent: definition.insuranceTaxPercent,
  })

  const tier = rememberText((id: string) => {
    const { name = id, summary = '' } = wording.line.tiers[id] ?? {}
    return fields({ tier: id, name, summary })
  })
  const notice = rememberText((code: string) => JSON.stringify(codedNotices([code], wording)[0]))
  const explain = (factor: PriceFactor) => {
    const rated: RatedPackage = { ...NOTHING, factors: [factor] }
    return explainPrice(rated, wording, language)[0]
  }
  const step = rememberText((_key: string, factor: PriceFactor) => {
    const { code, operation, value } = factor
    const explained = explain(factor)
    return fields({ code, label: explained?.label, operation, value, text: explained?.operation })
  })
  const effectText = rememberText((_cents: number, factor: PriceFactor) =>
    JSON.stringify(explain(factor)?.effect),
  )
  const figure = rememberText((_key: string, fact: Fact) => {
    const rated: RatedPackage = { ...NOTHING, facts: [fact] }
    const { label, text } = explainFacts(rated, definition, wording, language)[0] ?? {}
    return JSON.stringify({ ...fact, ...(fact.kind === 'cents' && EUR), label, text })
  })
  let reference = { asOf: '', json: '' }

  function writePackage({ tier: id, price, factors, facts }: RatedPackage): string {
    const paid = `,"currency":"EUR","period":"${price.period}"}`
    let json = `{${tier(id)},"price":{"cents":${price.cents}${paid},"factors":[`
    let comma = ''
    for (const factor of factors) {
      const { code, operation, value, effectCents } = factor
      json += `${comma}{${step(`${code} ${operation} ${value}`, factor)},"effect":{"cents":${effectCents}${paid},"effectText":${effectText(effectCents, factor)}}`
      comma = ','
    }
    json += '],"facts":['
    comma = ''
    for (const fact of facts) {
      json += comma + figure(`${fact.code} ${fact.entry ?? ''} ${fact.kind} ${fact.value}`, fact)
      comma = ','
    }
    return `${json}]}`
  }

  function writeReference({ asOf, reference: profile, packages }: QuotedQuote): string {
    if (reference.asOf !== asOf) {
      const { period } = packages[0]?.price ?? { period: 'month' }
      const json = JSON.stringify({
        text: wording.line.reference,
        answers: profile.answers,
        tier: profile.tier,
        price: money(profile.priceCents, period),
        isMinimum: definition.reference.isMinimum,
      })
      reference = { asOf, json }
    }
    return reference.json
  }

  return (quoted) =>
    `{${head},"asOf":"${quoted.asOf}","validUntil":"${quoted.validUntil}",` +
    `"selected":${JSON.stringify(quoted.selected)},` +
    `"packages":[${quoted.packages.map(writePackage).join()}],` +
    `"notices":[${quoted.notices.map((code) => notice(code)).join()}],` +
    `"reference":${writeReference(quoted)},"answers":${JSON.stringify(quoted.answers)}}`
}

const EUR = { currency: 'EUR' } as const
const NOTHING: RatedPackage = { tier: '', price: money(0, 'month'), factors: [], facts: [] }

/** The inside of an object. */
function fields(object: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(object).slice(1, -1)
}

import type { LoadedLine } from '#insurance/lines/load-line.ts'
import type { Fact, PriceFactor, RatedPackage } from '#insurance/lines/tariff.ts'
import { explainFacts, explainPrice } from '#insurance/quote/explain-price.ts'
import type { QuotedQuote } from '#insurance/quote/quote.ts'
import type { Language } from '#insurance/values/language.ts'
import { money } from '#insurance/values/money.ts'
import { asciiJson, inOneByte } from './ascii-json.ts'
import { codedNotices } from './coded-texts.ts'
import { rememberText, rememberTexts } from './remember-text.ts'

/**
 * Writes quotes of one line in one language as JSON (`quotedSchema`). Nearly all of an answer is
 * wording that stays the same, so it is serialized once and only numbers are put in between:
 * building objects and serializing them took longer than quoting.
 */
export function quoteWriter(line: LoadedLine, language: Language): (quoted: QuotedQuote) => string {
  const { definition, tariff } = line
  const wording = line.wording[language]
  const head = inOneByte(
    `{${fields({
      outcome: 'quoted',
      line: definition.id,
      lineVersion: definition.version,
      tariffVersion: tariff.version,
      language,
      demoTariff: definition.demoTariff,
      insuranceTaxPercent: definition.insuranceTaxPercent,
    })},"asOf":"`,
  )

  const opening = rememberText<string, undefined>((id) => {
    const { name = id, summary = '' } = wording.line.tiers[id] ?? {}
    return `{${fields({ tier: id, name, summary })},"price":{"cents":`
  })
  const notice = rememberText<string, undefined>((code) =>
    asciiJson(codedNotices([code], wording)[0]),
  )
  const explain = (factor: PriceFactor) => {
    const rated: RatedPackage = { ...NOTHING, factors: [factor] }
    return explainPrice(rated, wording, language)[0]
  }
  const step = inList((_value: string, factor: PriceFactor) => {
    const { code, operation, value } = factor
    const explained = explain(factor)
    const text = explained?.operation
    return `{${fields({ code, label: explained?.label, operation, value, text })},"effect":{"cents":`
  })
  const effect = {
    month: rememberText((cents: number, factor: PriceFactor) => effectIn('month', cents, factor)),
    once: rememberText((cents: number, factor: PriceFactor) => effectIn('once', cents, factor)),
  }
  const effectIn = (period: 'month' | 'once', cents: number, factor: PriceFactor) =>
    `${cents}${PAID[period]},"effectText":${asciiJson(explain(factor)?.effect)}}`
  const figure = inList((_value: string | number, fact: Fact) => {
    const rated: RatedPackage = { ...NOTHING, facts: [fact] }
    const { label, text } = explainFacts(rated, definition, wording, language)[0] ?? {}
    return asciiJson({ ...fact, ...(fact.kind === 'cents' && EUR), label, text })
  })
  let reference = { asOf: '', json: '' }

  function writePackage({ tier, price, factors, facts }: RatedPackage): string {
    const { period } = price
    let json = `${opening(tier, undefined)}${price.cents}${PAID[period]},"factors":[`
    let write = step.first
    for (const factor of factors) {
      const { code, value, effectCents } = factor
      json += write(code, value, factor) + effect[period](effectCents, factor)
      write = step.next
    }
    json += '],"facts":['
    let writeFact = figure.first
    for (const fact of facts) {
      const group = fact.entry === undefined ? fact.code : `${fact.code} ${fact.entry}`
      json += writeFact(group, fact.value, fact)
      writeFact = figure.next
    }
    return `${json}]}`
  }

  function writeReference({ asOf, reference: profile, packages }: QuotedQuote): string {
    if (reference.asOf !== asOf) {
      const { period } = packages[0]?.price ?? { period: 'month' }
      const json = asciiJson({
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

  return (quoted) => {
    const { asOf, validUntil, selected, packages, notices, answers } = quoted
    let json = `${head}${asOf}","validUntil":"${validUntil}","selected":"${selected}","packages":[`
    let comma = ''
    for (const rated of packages) {
      json += comma + writePackage(rated)
      comma = ','
    }
    json += '],"notices":['
    comma = ''
    for (const code of notices) {
      json += comma + notice(code, undefined)
      comma = ','
    }
    return `${json}],"reference":${writeReference(quoted)},"answers":${asciiJson(answers)}}`
  }
}

/** What follows the cents of a price or an effect. */
const PAID = {
  month: ',"currency":"EUR","period":"month"}',
  once: ',"currency":"EUR","period":"once"}',
} as const
const EUR = { currency: 'EUR' } as const
const NOTHING: RatedPackage = { tier: '', price: money(0, 'month'), factors: [], facts: [] }

/** Texts that stand in a list, remembered with the comma before them: joining it costs each time. */
function inList<K, From>(make: (key: K, from: From) => string) {
  return {
    first: rememberTexts(make),
    next: rememberTexts((key: K, from: From) => `,${make(key, from)}`),
  }
}

/** The inside of an object. */
function fields(object: Readonly<Record<string, unknown>>): string {
  return asciiJson(object).slice(1, -1)
}

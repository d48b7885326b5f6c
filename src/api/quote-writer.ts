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
  const openingIn = (period: 'month' | 'once') =>
    rememberTexts((cents: number, { tier }: RatedPackage) => {
      const { name = tier, summary = '' } = wording.line.tiers[tier] ?? {}
      return `{${fields({ tier, name, summary })},"price":{"cents":${cents}${PAID[period]},"factors":[`
    })
  const opening = { month: openingIn('month'), once: openingIn('once') }
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
  const effectsIn = (period: 'month' | 'once') => {
    const remembered = () =>
      rememberText((cents: number, factor: PriceFactor) => effectIn(period, cents, factor))
    // The same amount is written with a sign where it changes a price.
    return { start: remembered(), change: remembered() }
  }
  const effect = { month: effectsIn('month'), once: effectsIn('once') }
  const effectIn = (period: 'month' | 'once', cents: number, factor: PriceFactor) =>
    `${cents}${PAID[period]},"effectText":${asciiJson(explain(factor)?.effect)}}`
  const figure = inList((_value: string | number, fact: Fact) => {
    const rated: RatedPackage = { ...NOTHING, facts: [fact] }
    const { label, text } = explainFacts(rated, definition, wording, language)[0] ?? {}
    return asciiJson({ ...fact, ...(fact.kind === 'cents' && EUR), label, text })
  })
  const writeFactors = {
    month: factorsWriter('month'),
    once: factorsWriter('once'),
  }
  const writeFacts = listWriter(writeFact)

  function factorsWriter(period: 'month' | 'once') {
    return listWriter((factor: PriceFactor, isFirst) => {
      const { code, value, operation, effectCents } = factor
      const write = isFirst ? step.first : step.next
      const writeEffect = effect[period][operation === 'start' ? 'start' : 'change']
      return write(code, value, factor) + writeEffect(effectCents, factor)
    })
  }

  function writeFact(fact: Fact, isFirst: boolean): string {
    const group = fact.entry === undefined ? fact.code : `${fact.code} ${fact.entry}`
    const write = isFirst ? figure.first : figure.next
    return write(group, fact.value, fact)
  }

  function writePackage(rated: RatedPackage): string {
    const { tier, price, factors, facts } = rated
    const start = opening[price.period](tier, price.cents, rated)
    return `${start}${writeFactors[price.period](factors)}],"facts":[${writeFacts(facts)}]}`
  }

  /** What all quotes of a day share: up to the package that is meant, and after the notices. */
  let day = { asOf: '', validUntil: '', start: '', end: '' }

  function onDayOf({ asOf, validUntil, reference }: QuotedQuote): typeof day {
    if (day.asOf === asOf && day.validUntil === validUntil) return day
    const about = fields({
      outcome: 'quoted',
      line: definition.id,
      lineVersion: definition.version,
      tariffVersion: tariff.version,
      language,
      demoTariff: definition.demoTariff,
      insuranceTaxPercent: definition.insuranceTaxPercent,
      asOf,
      validUntil,
    })
    const profile = asciiJson({
      text: wording.line.reference,
      answers: reference.answers,
      tier: reference.tier,
      price: money(reference.priceCents, 'month'),
      isMinimum: definition.reference.isMinimum,
    })
    const start = inOneByte(`{${about},"selected":"`)
    day = { asOf, validUntil, start, end: inOneByte(`],"reference":${profile},"answers":`) }
    return day
  }

  return (quoted) => {
    const { selected, packages, notices, answers } = quoted
    const { start, end } = onDayOf(quoted)
    let json = `${start}${selected}","packages":[`
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
    return `${json}${end}${asciiJson(answers)}}`
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

/**
 * Joins what is written for each entry of a list. The packages of a quote begin with the same
 * entries, the very same objects, and so does their text: that part is not put together again.
 */
function listWriter<T extends object>(write: (entry: T, isFirst: boolean) => string) {
  const written: { entry: T; upToHere: string }[] = []
  return (entries: readonly T[]): string => {
    let at = 0
    let json = ''
    for (; at < entries.length; at += 1) {
      const before = written[at]
      if (before === undefined || before.entry !== entries[at]) break
      json = before.upToHere
    }
    // What came after another beginning holds for that beginning alone.
    written.length = at
    for (const entry of at === 0 ? entries : entries.slice(at)) {
      json += write(entry, at === 0)
      written[at] = { entry, upToHere: json }
      at += 1
    }
    return json
  }
}

/** The inside of an object. */
function fields(object: Readonly<Record<string, unknown>>): string {
  return asciiJson(object).slice(1, -1)
}

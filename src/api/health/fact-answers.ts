import type { LoadedLine } from '#insurance/lines/load-line.ts'
import type { Fact, RatedPackage } from '#insurance/lines/tariff.ts'
import { explainFacts } from '#insurance/quote/explain-price.ts'
import type { Language } from '#insurance/values/language.ts'
import type { FactAnswer } from '../schemas/quote.ts'

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

import { copyOfField } from '#insurance/lines/line-copy.ts'
import type { LoadedLine } from '#insurance/lines/load-line.ts'
import { quote } from '#insurance/quote/quote.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import { LANGUAGES, type Language } from '#insurance/values/language.ts'
import { codedReasons } from './coded-texts.ts'
import { quoteWriter } from './quote-writer.ts'
import { refuseAnswers } from './refuse-answers.ts'
import type { DeclinedAnswer, ReferredAnswer } from './schemas/quote.ts'

/** Quotes a line and says it in a language, as JSON. Missing and refused answers are thrown. */
export function quoteAnswerer(line: LoadedLine) {
  const writers = Object.fromEntries(
    LANGUAGES.map((language) => [language, quoteWriter(line, language)]),
  ) as Record<Language, ReturnType<typeof quoteWriter>>
  return (
    answers: unknown,
    asOf: IsoDate,
    language: Language,
  ): string | DeclinedAnswer | ReferredAnswer => {
    const wording = line.wording[language]
    const result = quote(line, answers, asOf)
    switch (result.outcome) {
      case 'quoted':
        return writers[language](result)
      case 'declined':
        return { ...result, language, reasons: codedReasons(result.reasons, wording) }
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
}

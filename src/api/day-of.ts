import { MissingParameterError } from '#insurance/statutory/dated.ts'
import { missingParameters } from '#insurance/statutory/missing-parameters.ts'
import { type IsoDate, parseIsoDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import type { ApiContext } from './api-context.ts'
import { ApiFailure } from './errors/api-failure.ts'
import { apiMessages } from './messages/index.ts'

/** Answers for the asked day. A day for which there are no legal values is the caller's mistake. */
export function onDay<T>(
  { anyDay, shared, today }: ApiContext,
  asked: string,
  language: Language,
  answer: (asOf: IsoDate) => T,
): T {
  const refuse = (code: string, message: string) =>
    new ApiFailure('input-invalid', { fields: [{ path: 'asOf', code, message }] })
  const outsideRules = () => refuse('outsideRules', apiMessages[language].fields.outsideRules)
  if (!anyDay) throw refuse('dayIsToday', apiMessages[language].fields.dayIsToday)
  const asOf = parseIsoDate(asked)
  if (!asOf) throw refuse('notADate', shared[language].errors['notADate'] ?? '')
  // No rule of ours speaks of such a day, and the calendar ends soon after.
  if (asOf > LAST_DAY || isBeforeLaw(asOf, today())) throw outsideRules()
  try {
    return answer(asOf)
  } catch (error) {
    if (!(error instanceof MissingParameterError)) throw error
    throw outsideRules()
  }
}

/** A day that is over and whose law was never entered. A quote would refer to a person, as for a year to come. */
function isBeforeLaw(asOf: IsoDate, today: IsoDate): boolean {
  return asOf < today && missingParameters(asOf).length > 0
}

const LAST_DAY = '2199-12-31'

import type { MissingDuty, Submission } from '#brokerage/applications/submission.ts'
import type { BrokerageDesk } from '#brokerage/desk.ts'
import { copyOfField } from '#insurance/lines/line-copy.ts'
import type { LoadedLine } from '#insurance/lines/load-line.ts'
import type { Language } from '#insurance/values/language.ts'
import { money } from '#insurance/values/money.ts'
import { codedReasons } from './coded-texts.ts'
import { ApiFailure } from './errors/api-failure.ts'
import { apiMessages } from './messages/index.ts'
import { refuseAnswers } from './refuse-answers.ts'
import type { NotSubmittedAnswer, SubmittedAnswer } from './schemas/application.ts'
import type { ApiFieldError } from './schemas/error.ts'

/** What became of an order, in the API's words. */
export function answerSubmission(
  desk: Pick<BrokerageDesk, 'lines'>,
  { line: lineId }: { readonly line: string },
  submission: Submission,
  language: Language,
): SubmittedAnswer | NotSubmittedAnswer {
  const line = desk.lines[lineId]
  if (line === undefined || submission.outcome === 'unknownLine')
    throw new ApiFailure('unknown-line')
  switch (submission.outcome) {
    case 'submitted':
      return {
        outcome: 'submitted',
        reference: submission.reference,
        status: 'submitted',
        submittedAt: submission.submittedAt.toISOString(),
        price: money(submission.priceCents, submission.pricePeriod),
      }
    case 'declined':
    case 'referred': {
      const { outcome, reasons } = submission
      return { outcome, reasons: codedReasons(reasons, line.wording[language]) }
    }
    case 'incomplete':
      throw refuseAll(line, submission, language)
    case 'unknownTier':
      throw refuseField('tier', 'notAnOption', language)
    case 'unknownDraft':
      throw refuseField('draftId', 'invalid', language)
    case 'priceChanged':
      throw new ApiFailure('price-changed', { price: submission.package.price })
    case 'saleClosed':
      throw new ApiFailure('sale-closed')
    case 'keyReused':
      throw new ApiFailure('key-reused')
    case 'dutiesMissing':
      throw new ApiFailure('duties-missing', {
        fields: submission.duties.map((duty) => dutyField(duty, language)),
      })
  }
}

function refuseAll(
  line: LoadedLine,
  refused: Extract<Submission, { outcome: 'incomplete' }>,
  language: Language,
): ApiFailure {
  const wording = line.wording[language]
  return refuseAnswers(refused, {
    steps: line.definition.steps,
    copyOf: (field) => copyOfField(field, wording),
    shared: wording.shared,
    language,
  })
}

function refuseField(
  path: string,
  code: 'notAnOption' | 'invalid',
  language: Language,
): ApiFailure {
  const message = apiMessages[language].fields[code]
  return new ApiFailure('input-invalid', { fields: [{ path, code, message }] })
}

function dutyField(duty: MissingDuty, language: Language): ApiFieldError {
  const texts = apiMessages[language].fields
  if (duty.duty === 'document') {
    return { path: `documents.${duty.code}`, code: duty.problem, message: texts[duty.problem] }
  }
  if (duty.duty === 'adviceRecord' && duty.problem === 'unfit') {
    return { path: 'adviceRecordId', code: 'invalid', message: texts.invalid }
  }
  const path = duty.duty === 'order' ? 'orderConfirmed' : 'adviceRecordId'
  return { path, code: 'required', message: texts.required }
}

import type { Answers } from '#insurance/conditions/evaluate.ts'
import type { SharedCopy } from '#insurance/fields/copy.ts'
import type { Field } from '#insurance/fields/field.ts'
import type { QuestionnaireCopy } from '#insurance/fields/questionnaire-copy.ts'
import { showField } from '#insurance/fields/show-field.ts'
import { type Option, showOptions } from '#insurance/fields/show-options.ts'
import type { Language } from '#insurance/values/language.ts'
import type { RawAnswers } from './read-answers.ts'
import { isPrivate } from './tool.ts'

/** A question that was answered, to be read and to be changed. */
export interface AnswerItem {
  readonly id: string
  readonly kind: 'choice' | 'several' | 'number' | 'money'
  readonly question: string
  readonly unit?: string
  /** The answer in words. */
  readonly text: string
  /** As it stands in the form. */
  readonly value: string | readonly string[]
  readonly options?: readonly Option[]
  /** Kept out of addresses. */
  readonly private: boolean
}

export interface CopySource {
  readonly copy: QuestionnaireCopy
  readonly shared: SharedCopy
  readonly language: Language
}

export function answerItem(
  field: Field,
  raw: RawAnswers,
  answers: Answers,
  source: CopySource,
): AnswerItem {
  const { shared, language } = source
  const copy = source.copy.fields[field.id] ?? shared.fields[field.id] ?? { question: '' }
  const words = copy.options ?? shared.fields[field.id]?.options
  const options = showOptions(field, words, shared)
  return {
    id: field.id,
    kind: kindOf(field),
    question: copy.question,
    ...(copy.unit ? { unit: copy.unit } : {}),
    text: showField(field, answers[field.id], { language, copy, shared }),
    value: raw[field.id] ?? '',
    ...(options ? { options } : {}),
    private: isPrivate(field),
  }
}

function kindOf({ kind }: Field): AnswerItem['kind'] {
  if (kind === 'severalChoices') return 'several'
  return kind === 'number' || kind === 'money' ? kind : 'choice'
}

import { rootOf } from '#insurance/conditions/root-of.ts'
import type { FieldCopy, SharedCopy } from '#insurance/fields/copy.ts'
import type { Field } from '#insurance/fields/field.ts'
import type { FieldError } from '#insurance/fields/field-kind.ts'
import { showError } from '#insurance/fields/show-field.ts'
import type { Step } from '#insurance/lines/step.ts'
import type { Language } from '#insurance/values/language.ts'
import { ApiFailure } from './errors/api-failure.ts'

/** Answers that are missing or refused, as one error with a message for each field. */
export function refuseAnswers(
  { missing, errors }: { missing: readonly string[]; errors: readonly FieldError[] },
  asked: {
    steps: readonly Step[]
    copyOf: (field: Field) => FieldCopy
    shared: SharedCopy
    language: Language
  },
): ApiFailure {
  const { copyOf, shared, language } = asked
  const known = new Map(
    asked.steps.flatMap((step) => step.fields).map((field) => [field.id, field]),
  )
  const all = [...errors, ...missing.map((path): FieldError => ({ path, code: 'required' }))]
  const fields = all.map((error) => {
    const field = known.get(rootOf(error.path))
    const message = field
      ? showError(field, error, { language, copy: copyOf(field), shared })
      : (shared.errors[error.code] ?? error.code)
    return { path: `answers.${error.path}`, code: error.code, message }
  })
  return new ApiFailure(errors.length > 0 ? 'answers-invalid' : 'answers-incomplete', { fields })
}

import type { Answers } from '#insurance/conditions/evaluate.ts'
import type { Field } from '#insurance/fields/field.ts'
import type { Language } from '#insurance/values/language.ts'

/**
 * What somebody would only say once more (WCAG 3.3.7): who applies pays from an account in their own
 * name, and wants to be written to in the language that they read. It stands in the field to be
 * changed, and is no answer before the page was sent.
 */
export function suggestAnswer(field: Field, answers: Answers, language: Language): unknown {
  switch (field.id) {
    case 'person':
    case 'company':
      return { language }
    case 'accountHolder': {
      const name = nameIn(answers)
      return field.kind === 'text' && name.length <= field.maxLength ? name : undefined
    }
    default:
      return undefined
  }
}

function nameIn({ person, company }: Answers): string {
  const { companyName } = (company ?? {}) as { companyName?: string }
  const { firstName, lastName } = (person ?? {}) as { firstName?: string; lastName?: string }
  return companyName ?? [firstName, lastName].filter(Boolean).join(' ')
}

import { type Answers, holds } from '#insurance/conditions/evaluate.ts'
import type { Field } from '#insurance/fields/field.ts'
import { group, partsOf } from '#insurance/fields/kinds.ts'
import type { LineDefinition } from '#insurance/lines/define-line.ts'
import { referenceAnswers } from '#insurance/lines/reference-answers.ts'
import { makeAgree } from '#insurance/lines/test-make-agree.ts'
import { type IsoDate, isoDateOf } from '#insurance/values/iso-date.ts'

/** Today where contracts are made. */
export function today(): IsoDate {
  return isoDateOf(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format())
}

/** Somebody with the line's reference profile, and acceptable answers to all that follows. */
export function applicantFor(definition: LineDefinition, changes: Answers = {}): Answers {
  const asOf = today()
  const profile = { ...referenceAnswers(definition, asOf), ...changes }
  const answers: Record<string, unknown> = {}
  for (const step of definition.steps) {
    if (!holds(step.when, answers, asOf)) continue
    const made = step.stage === 'quote' ? {} : group.sample(step.fields, () => 0, asOf, answers)
    const wanted: Answers = { ...CHOICES, ...profile }
    const asked = step.fields.filter(({ id }) => Object.hasOwn(wanted, id))
    Object.assign(answers, made, Object.fromEntries(asked.map(({ id }) => [id, wanted[id]])))
  }
  if (answers['advice'] === 'waived') {
    // There is no record of advice that was not given.
    const read = answers['documentsRead'] as readonly string[] | undefined
    answers['documentsRead'] = read?.filter((code) => code !== 'adviceRecord')
  }
  return makeAgree(definition, answers, asOf)
}

/** Of the made-up answers those that have to fit each other, or take the shorter way. */
const CHOICES: Answers = {
  advice: 'waived',
  adviceWaiver: 'yes',
  adviceWaiverName: 'Ana Müller',
  mandateSignature: 'Ana Müller',
  staffData: 'links',
  insists: 'yes',
}

/** An answer as a browser sends it. */
export function formEntries(field: Field, name: string, value: unknown): [string, string][] {
  if (value === undefined) return []
  if (field.kind === 'list') {
    return (value as Answers[]).flatMap((entry, index) =>
      partEntries(field, `${name}.${index}`, entry),
    )
  }
  if (partsOf(field).length > 0) return partEntries(field, name, value as Answers)
  switch (field.kind) {
    case 'date':
    case 'birthDate': {
      const [year = '', month = '', day = ''] = String(value).split('-')
      return [
        [`${name}.day`, day],
        [`${name}.month`, month],
        [`${name}.year`, year],
      ]
    }
    case 'money':
      return [[name, (Number(value) / 100).toFixed(2)]]
    case 'severalChoices':
      return (Array.isArray(value) ? value : [value]).map((each) => [name, String(each)])
    case 'signature':
      return [
        [`${name}.name`, typeof value === 'string' ? value : (value as { name: string }).name],
      ]
    case 'upload':
      return []
    default:
      return [[name, String(value)]]
  }
}

function partEntries(field: Field, prefix: string, answers: Answers): [string, string][] {
  return partsOf(field).flatMap((part) =>
    formEntries(part, `${prefix}.${part.id}`, answers[part.id]),
  )
}

import { describe, expect, it } from 'vitest'
import type { DateBound } from '../fields/date-bound.ts'
import type { Field } from '../fields/field.ts'
import { loadRatedLine } from './load-line.ts'
import { LINE_IDS } from './registry.ts'
import { ASKED } from './test-questions-asked.ts'

describe.each(LINE_IDS)('%s', (id) => {
  it('asks what it has to, and hands over what it has to', async () => {
    const { definition } = await loadRatedLine(id)
    const { questions, documents, ...terms } = ASKED[id]
    expect(definition).toMatchObject(terms)
    const handed = [...definition.documents.before, ...definition.documents.after]
    expect(handed).toEqual(
      expect.arrayContaining([...documents, 'initialInformation', 'privacyNotice']),
    )
    const asked = definition.steps.flatMap((step) => step.fields).flatMap(describeField)
    const wanted = questions.split('\n').map((line) => line.trim())
    expect(wanted.filter((question) => question !== '' && !asked.includes(question))).toEqual([])
  })
})

it('asks nobody whether they have arrived who said since when they live here', async () => {
  const lines = await Promise.all(LINE_IDS.map(loadRatedLine))
  const living = lines
    .map(({ definition }) => definition.steps.flatMap((step): readonly Field[] => step.fields))
    .filter((fields) => fields.some(({ id }) => id === 'inGermanySince'))
  expect(living.length).toBeGreaterThan(1)
  for (const fields of living) {
    expect(fields.find(({ kind }) => kind === 'address')).not.toHaveProperty('beforeArrival')
  }
})

/** One line for a question, and one for each question about the things of a list. */
function describeField(field: Field): readonly string[] {
  const bounds = boundsOf(field)
  const parts = [`${field.id}${field.required === false ? '?' : '!'}`, field.kind]
  if (bounds !== '') parts.push(bounds)
  if (field.when) parts.push(`@${Object.keys(field.when).join()}`)
  const items = field.kind === 'list' ? field.items.flatMap(describeField) : []
  return [parts.join(' '), ...items.map((item) => `${field.id}.${item}`)]
}

function boundsOf(field: Field): string {
  switch (field.kind) {
    case 'choice':
      return field.options.join('|')
    case 'severalChoices':
      return field.options.join()
    case 'number':
      return `${field.min}..${field.max}${field.step ? `/${field.step}` : ''}`
    case 'money':
      return `${field.minCents / 100}..${field.maxCents / 100}${field.stepCents ? `/${field.stepCents / 100}` : ''}`
    case 'birthDate':
      return `${field.minAge}..${field.maxAge}`
    case 'text':
      return `${field.minLength ?? 1}..${field.maxLength}`
    case 'identifier':
      return field.format
    case 'upload':
      return String(field.maxFiles)
    case 'date':
      return field.earliest && field.latest ? `${day(field.earliest)}..${day(field.latest)}` : ''
    case 'list':
      return `${field.min}..${field.max}${field.total ? ` ${field.total.field}=${field.total.equals}` : ''}`
    default:
      return ''
  }
}

function day(bound: DateBound): string {
  if (typeof bound === 'string') return bound
  return 'days' in bound ? `${bound.days}d` : `${bound.months}m`
}

import type { ContentEntry } from '#content/source.ts'
import type { PrepareContext } from '../prepare-context.ts'

/** An answer that a link chose before the visitor did; they may choose another. */
export type ChosenAnswer = { readonly field: string; readonly value: string }

type Fields = ContentEntry<'forms'>['attributes']['fields']

/** What the address chooses, if the form has such an answer among which one is chosen. */
export function chosenAnswer(
  fields: Fields,
  readQuery: PrepareContext['readQuery'],
): ChosenAnswer | undefined {
  const answers = fields.flatMap((field) =>
    field.__component === 'fields.choice'
      ? field.options.map(({ value }) => ({ field: field.id, value }))
      : [],
  )
  // One key for all questions: the cache keeps a page for each answer, and none for their combinations.
  const asked = readQuery(KEY, answers.map(pairOf))
  return answers.find((answer) => pairOf(answer) === asked)
}

/** The end of a link that opens the page of a form with an answer chosen. */
export function choosing(answer: ChosenAnswer): string {
  return `?${KEY}=${pairOf(answer)}`
}

const KEY = 'choose'

function pairOf({ field, value }: ChosenAnswer): string {
  return `${field}.${value}`
}

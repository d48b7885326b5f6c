import type { Answers } from '../conditions/evaluate.ts'
import { rootOf } from '../conditions/root-of.ts'
import type { Field } from '../fields/field.ts'
import type { FieldError } from '../fields/field-kind.ts'
import { kindOf } from '../fields/kinds.ts'
import { computeJourney } from '../journey/compute-journey.ts'
import type { RatedLine } from '../lines/load-line.ts'
import { referenceAnswers } from '../lines/reference-answers.ts'
import { isRecord } from '../values/is-record.ts'
import type { IsoDate } from '../values/iso-date.ts'
import { type Quote, quote } from './quote.ts'

/** A quote, and what was taken for granted to make it. */
type QuoteWith = Quote & {
  /**
   * Paths of answers that neither the changes nor the reference profile gave: questions that the
   * changes opened. Taken are the first option, "no", the lowest number, the earliest day. What
   * somebody sees beside such a price should name them, or ask them.
   */
  readonly assumed: readonly string[]
}

/**
 * The reference profile of a line with a few answers changed, quoted with its factors. For price
 * cards and figures in texts, which know two to four answers and not all:
 *
 *   const line = await loadRatedLine('life')
 *   const result = quoteWith(line, { sum: 200_000_00, smoker: 'smoker' }, { today })
 *   if (result.outcome === 'quoted') result.packages[0]?.price.cents
 *
 * A changed answer is read like any other: money as a number is cents and as text is euros, so
 * the text of an input or of an address works too. `undefined` and an empty text change nothing.
 * Entries of a list that lack answers take them from the profile's first entry. An answer that
 * cannot be read makes the quote `incomplete` with its error; nothing is put in its place.
 */
export function quoteWith(
  line: RatedLine,
  changes: Answers,
  { today }: { readonly today: IsoDate },
): QuoteWith {
  const { definition } = line
  const profile = referenceAnswers(definition, today)
  const answers = merge(profile, changes)
  const fields = definition.steps.flatMap((step) => step.fields)
  const assumed: string[] = []
  // An assumed answer may open a further question, never an earlier one: conditions look back.
  for (let round = 0; round < fields.length; round++) {
    const journey = computeJourney(definition, answers, today, 'quote')
    // What the profile says gives way, where it contradicts a change.
    const refused = journey.errors.map(({ path }) => rootOf(path))
    const dropped = refused.filter((id) => answers[id] === profile[id])
    const filled = [...journey.missing, ...dropped].filter((path) =>
      assume(path, fields, answers, journey.answers, today),
    )
    const moved = journey.errors.filter(
      (error) => assumed.includes(error.path) && move(error, answers),
    )
    if (filled.length + moved.length === 0) break
    assumed.push(...filled)
  }
  return { ...quote(line, answers, today), assumed }
}

function merge(profile: Answers, changes: Answers): Record<string, unknown> {
  const answers: Record<string, unknown> = { ...profile }
  for (const [id, change] of Object.entries(changes)) {
    if (change === undefined || change === '') continue
    const [first] = Array.isArray(profile[id]) ? profile[id] : []
    const complete = (entry: unknown) =>
      isRecord(entry) ? { ...(isRecord(first) && first), ...entry } : entry
    answers[id] = Array.isArray(change) ? change.map(complete) : change
  }
  return answers
}

/** Puts an answer at "field" or "field.0.part". false: there is no place for it. */
function assume(
  path: string,
  fields: readonly Field[],
  answers: Record<string, unknown>,
  given: Answers,
  asOf: IsoDate,
): boolean {
  const [id = '', index, part] = path.split('.')
  const field = fields.find((each) => each.id === id)
  if (!field) return false
  if (index === undefined) {
    answers[id] = kindOf(field).sample(field, lowest, { asOf, siblings: given })
    return true
  }
  const list = answers[id]
  const entry: unknown = Array.isArray(list) ? list[Number(index)] : undefined
  const item = field.kind === 'list' ? field.items.find((each) => each.id === part) : undefined
  if (!item || !isRecord(entry)) return false
  entry[item.id] = kindOf(item).sample(item, lowest, { asOf, siblings: entry })
  return true
}

/** A day that another answer rules out becomes the nearest that it allows: nobody arrives before they are born. */
function move({ path, params }: FieldError, answers: Record<string, unknown>): boolean {
  const nearest = params?.['earliest'] ?? params?.['latest']
  if (nearest === undefined || answers[path] === nearest) return false
  answers[path] = nearest
  return true
}

const lowest = () => 0

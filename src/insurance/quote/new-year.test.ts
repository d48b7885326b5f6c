import { expect, it } from 'vitest'
import { loadRatedLine } from '../lines/load-line.ts'
import { referenceAnswers } from '../lines/reference-answers.ts'
import { LINE_IDS } from '../lines/registry.ts'
import { missingParameters } from '../statutory/missing-parameters.ts'
import { isoDateOf } from '../values/iso-date.ts'
import { quote } from './quote.ts'

/** A year whose law nobody can know today. */
const later = isoDateOf('2099-01-05')

it.each(LINE_IDS)('%s: before the law of a year is entered, a person answers', async (id) => {
  expect(missingParameters(later)).not.toEqual([])
  const rated = await loadRatedLine(id)
  const result = quote(rated, referenceAnswers(rated.definition, later), later)
  if (result.outcome === 'quoted') return
  expect(result).toMatchObject({ outcome: 'referred', reasons: ['lawNotKnownYet'] })
})

it('on a day before all known law, as a wrong clock says it, too', async () => {
  const day = isoDateOf('2019-01-01')
  const rated = await loadRatedLine('public-health')
  expect(quote(rated, referenceAnswers(rated.definition, day), day)).toMatchObject({
    outcome: 'referred',
    reasons: ['lawNotKnownYet'],
  })
})

import { describe, expect, it } from 'vitest'
import { loadSharedCopy } from '../fields/load-copy.ts'
import { missingFieldCopy } from '../fields/questionnaire-copy.ts'
import { LANGUAGES } from '../values/language.ts'
import { questionnaire } from './questionnaire.ts'
import { RULE_SETS } from './recommend.ts'
import { loadRecommendationCopy } from './recommendation-copy.ts'
import { GROUPS } from './rule-set.ts'

describe.each(LANGUAGES)('recommendation wording in %s', (language) => {
  it('asks every question', async () => {
    const [copy, shared] = await Promise.all([
      loadRecommendationCopy(language),
      loadSharedCopy(language),
    ])
    const fields = questionnaire.steps.flatMap((step) => [...step.fields])
    expect(missingFieldCopy(fields, copy.fields, shared)).toEqual([])
    expect(Object.keys(copy.steps)).toEqual(questionnaire.steps.map((step) => step.id))
  })

  it('has exactly the words that the rules need', async () => {
    const copy = await loadRecommendationCopy(language)
    // Of every version: an old record is still read out.
    const verdicts = Object.values(RULE_SETS).flatMap(({ lines }) =>
      lines.flatMap((line) => line.verdicts),
    )
    const keys = (of: object) => Object.keys(of).sort()
    const set = (codes: readonly string[]) => [...new Set(codes)].sort()
    expect(keys(copy.groups)).toEqual(set(GROUPS))
    expect(keys(copy.reasons)).toEqual(set(verdicts.map((verdict) => verdict.code)))
    expect(keys(copy.wouldChange)).toEqual(set(verdicts.flatMap((verdict) => verdict.wouldChange)))
  })
})

import { describe, expect, it } from 'vitest'
import { loadSharedCopy } from '../fields/load-copy.ts'
import { missingFieldCopy } from '../fields/test-missing-copy.ts'
import { LANGUAGES } from '../values/language.ts'
import { loadHealthCopy } from './health-copy.ts'
import { healthQuestionnaire } from './health-questionnaire.ts'
import {
  COMPULSORY,
  COMPULSORY_UNLESS_EXEMPT,
  HEALTH_PRODUCTS,
  ONLY_WITH_LIMITS,
  OTHERWISE_RANKED,
} from './health-rule-set.ts'
import { HEALTH_RULES_11 } from './health-table-11.ts'
import { REASON_OF_PRODUCT } from './reason-of-product.ts'

describe.each(LANGUAGES)('health wording in %s', (language) => {
  it('asks every question', async () => {
    const [copy, shared] = await Promise.all([loadHealthCopy(language), loadSharedCopy(language)])
    const fields = healthQuestionnaire.steps.flatMap((step) => [...step.fields])
    expect(missingFieldCopy(fields, copy.fields, shared)).toEqual([])
    expect(Object.keys(copy.steps)).toEqual(healthQuestionnaire.steps.map((step) => step.id))
  })

  it('says that care insurance is taken out apart only beside expat cover', async () => {
    const { alsoNeeded } = await loadHealthCopy(language)
    expect(alsoNeeded['careInsurance']).toMatch(/expat/i)
  })

  it('has exactly the words that the rules need', async () => {
    const copy = await loadHealthCopy(language)
    const { rows, warnings, rankings } = HEALTH_RULES_11
    const keys = (of: object) => Object.keys(of).sort()
    const set = (codes: readonly string[]) => [...new Set(codes)].sort()
    expect(keys(copy.products)).toEqual(set(HEALTH_PRODUCTS))
    const ofProducts = Object.values(REASON_OF_PRODUCT).flatMap((own) => Object.keys(own))
    expect(keys(copy.reasons)).toEqual(
      set([...rows.map((row) => row.code), ...ofProducts, 'notForThisSituation']),
    )
    expect(keys(copy.alsoNeeded)).toEqual(set(rows.flatMap((row) => row.alsoNeeded ?? [])))
    expect(keys(copy.rankings)).toEqual(
      set([
        ...rankings.map((ranking) => ranking.code),
        OTHERWISE_RANKED,
        ONLY_WITH_LIMITS,
        COMPULSORY,
        COMPULSORY_UNLESS_EXEMPT,
      ]),
    )
    expect(keys(copy.warnings)).toEqual(
      set([
        ...rows.flatMap((row) => row.warnings ?? []),
        ...warnings.map((warning) => warning.code),
      ]),
    )
  })
})

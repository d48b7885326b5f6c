import { describe, expect, it } from 'vitest'
import { loadSharedCopy } from '../fields/load-copy.ts'
import { missingFieldCopy } from '../fields/test-missing-copy.ts'
import { isLineId } from '../lines/registry.ts'
import { LANGUAGES, type Language } from '../values/language.ts'
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

describe('the lines that sentences name', () => {
  const inWords = async (language: Language) => {
    const { names, reasons, wouldChange } = await loadRecommendationCopy(language)
    const words = Object.entries(names).flatMap(([line, of]) =>
      of.split('|').map((name) => [line, name.toLowerCase()] as const),
    )
    const sentences = Object.entries({ ...wouldChange, ...reasons }).map(
      ([code, text]) => [code, text.toLowerCase()] as const,
    )
    return { names, words, sentences }
  }

  it.each(LANGUAGES)('are known, and each of their words is used, in %s', async (language) => {
    const { names, words, sentences } = await inWords(language)
    expect(Object.keys(names).filter((line) => !isLineId(line))).toEqual([])
    const isUsed = (name: string) => sentences.some(([, text]) => text.includes(name))
    expect(words.filter(([, name]) => !isUsed(name))).toEqual([])
  })

  it('are the same in every language', async () => {
    const named = async (language: Language) => {
      const { words, sentences } = await inWords(language)
      const found = sentences.flatMap(([code, text]) =>
        words.filter(([, name]) => text.includes(name)).map(([line]) => `${code} ${line}`),
      )
      return [...new Set(found)].sort()
    }
    const english = await named('en')
    expect(english).toContain('noAccessElsewhere private-health')
    for (const language of LANGUAGES) expect(await named(language)).toEqual(english)
  })
})

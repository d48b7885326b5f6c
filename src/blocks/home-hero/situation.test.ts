import { expect, test } from 'vitest'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { LANGUAGES } from '#sites/locales.ts'
import { answerSituation, parseSituation, SITUATIONS } from './situation.ts'

const today = isoDateOf('2026-11-15')

test.each(SITUATIONS.filter((situation) => situation !== 'policy'))(
  '%s leads to lines with a name and a reason in every language',
  async (situation) => {
    for (const language of LANGUAGES) {
      const result = await answerSituation(situation, language, today)
      expect(result?.lines.length).toBeGreaterThan(2)
      for (const line of result?.lines ?? []) {
        expect(line.name).not.toBe(line.id)
        expect(line.reason).not.toBe('')
        expect(line.groupName).not.toBe('')
      }
    }
  },
)

test('whoever moves here hears of health insurance first, which the law asks for', async () => {
  const result = await answerSituation('moving', 'en', today)
  expect(result?.lines[0]).toMatchObject({ id: 'public-health', group: 'required' })
})

test('who wants one policy is led to the prices, not to an answer', async () => {
  expect(await answerSituation('policy', 'en', today)).toBeUndefined()
})

test('anything else is no situation', () => {
  expect(parseSituation('constructor')).toBeUndefined()
  expect(parseSituation(null)).toBeUndefined()
  expect(parseSituation('job')).toBe('job')
})

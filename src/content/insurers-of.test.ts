import { expect, it } from 'vitest'
import { settings } from './collections/settings.ts'
import { comparedInsurers, insurersOf } from './insurers-of.ts'

const insurers = comparedInsurers({
  insurersCompared: [
    { name: 'Erste Kasse', lines: 'public-health' },
    { name: 'Zweite Kasse', lines: 'public-health,  dental' },
    { name: 'Ohne Angabe' },
  ],
})

it('names those whose offers are compared for a line', () => {
  expect(insurersOf(insurers, 'public-health')).toEqual(['Erste Kasse', 'Zweite Kasse'])
  expect(insurersOf(insurers, 'dental')).toEqual(['Zweite Kasse'])
  expect(insurersOf(insurers, 'health')).toEqual([])
})

it('knows nothing of lines that nobody named', () => {
  expect(insurers.at(-1)).toEqual({ name: 'Ohne Angabe', lines: [] })
})

it('writes a creditor identifier as mandates print it, however it was typed', () => {
  const typed = [{ name: 'Erste Kasse', creditorId: 'de98 zzz 0999 9999 999' }]
  const [insurer] = comparedInsurers({ insurersCompared: typed })
  expect(insurer?.creditorId).toBe('DE98ZZZ09999999999')
})

it('keeps it so from the next publishing on', () => {
  const { insurersCompared } = settings.schema.shape
  const typed = [{ name: 'Erste Kasse', creditorId: 'de98 zzz 0999 9999 999' }]
  expect(insurersCompared.parse(typed)[0]?.creditorId).toBe('DE98ZZZ09999999999')
  expect(insurersCompared.safeParse([{ ...typed[0], creditorId: 'DE97' }]).success).toBe(false)
})

import { describe, expect, it } from 'vitest'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { isoDateOf as day } from '#insurance/values/iso-date.ts'
import { endByPremium, isShortNotice, premiumRight } from './premium-right.ts'

const announced = {
  from: day('2027-01-01'),
  receivedOn: day('2026-11-18'),
  cover: 'same',
  isHigher: true,
} as const

describe('the right to end a contract because of its premium', () => {
  it.each([
    // Within a month of the receipt, which does not count itself (§ 40 (1) VVG, §§ 187, 188 BGB).
    ['household', {}, '2026-12-18'],
    // A month without such a day ends with its last; a Sunday moves on (§§ 188 (3), 193 BGB).
    ['legal', { receivedOn: day('2027-01-31'), from: day('2027-04-01') }, '2027-03-01'],
    // 26 December and the Sunday after it.
    ['bike', { receivedOn: day('2026-11-26') }, '2026-12-28'],
    // Within two months (§ 205 (4) VVG).
    ['private-health', {}, '2027-01-18'],
    ['dental', {}, '2027-01-18'],
    // To the end of the month for which it is first due (§ 175 (4) SGB V), also a Sunday.
    ['public-health', {}, '2027-01-31'],
  ])('of %s lasts as long as its law says', (line, more, until) => {
    expect(premiumRight(line, { ...announced, ...more })?.until).toBe(until)
  })

  it.each([
    ['household', { isHigher: false }, false],
    ['household', { cover: 'more' }, false],
    ['household', { cover: 'less' }, true],
    ['household', { cover: 'less', isHigher: false }, false],
    ['private-health', { isHigher: false }, false],
    ['private-health', { cover: 'more' }, true],
    ['private-health', { cover: 'less', isHigher: false }, true],
    ['public-health', { isHigher: false }, false],
    ['life', {}, false],
    ['disability', { cover: 'less' }, false],
  ] as const)('of %s with %j: %s', (line, more, isGiven) => {
    expect(premiumRight(line, { ...announced, ...more }) !== undefined).toBe(isGiven)
  })

  it('is decided for every line', () => {
    const laws = LINE_IDS.map((line) => premiumRight(line, announced)?.law)
    expect(Map.groupBy(laws, (law) => law).get(undefined)).toHaveLength(6)
  })
})

describe('the end because of a premium', () => {
  const endOf = (line: string, today: string, more: object = {}) =>
    endByPremium(premiumRight(line, { ...announced, ...more }), day(today))

  it('is the day before the new one, and none after the last day for notice', () => {
    expect(endOf('household', '2026-11-18')).toBe('2026-12-31')
    expect(endOf('household', '2026-12-18')).toBe('2026-12-31')
    expect(endOf('household', '2026-12-19')).toBeUndefined()
  })

  it('is the day of the notice where that comes after the new premium', () => {
    const late = { receivedOn: day('2026-12-20') }
    expect(endOf('household', '2026-12-31', late)).toBe('2026-12-31')
    expect(endOf('household', '2027-01-01', late)).toBe('2027-01-01')
    expect(endOf('household', '2027-01-20', late)).toBe('2027-01-20')
  })

  it('stays the day before it in health insurance, also afterwards', () => {
    expect(endOf('private-health', '2027-01-18')).toBe('2026-12-31')
    expect(endOf('private-health', '2027-01-19')).toBeUndefined()
  })

  it('is the end of the second month after that of the choice with a fund', () => {
    expect(endOf('public-health', '2026-11-30')).toBe('2027-01-31')
    expect(endOf('public-health', '2026-12-01')).toBe('2027-02-28')
    expect(endOf('public-health', '2027-01-31')).toBe('2027-03-31')
    expect(endOf('public-health', '2027-02-01')).toBeUndefined()
  })
})

it('a notice is too short where it comes less than a month before, by § 40 VVG alone', () => {
  const isShort = (line: string, receivedOn: string) =>
    isShortNotice(premiumRight(line, announced), day(receivedOn))
  expect(isShort('household', '2026-11-30')).toBe(false)
  // A month that begins with this day ends with that of the new premium.
  expect(isShort('household', '2026-12-01')).toBe(true)
  expect(isShort('private-health', '2026-12-02')).toBe(false)
  expect(isShort('life', '2026-12-02')).toBe(false)
})

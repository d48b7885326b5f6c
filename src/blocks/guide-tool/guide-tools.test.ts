import { describe, expect, test } from 'vitest'
import { GUIDE_TOOLS, type GuideTool } from '#content/guide-tools.ts'
import { messages } from '#i18n/messages/index.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { LANGUAGES } from '#sites/locales.ts'
import type { ToolResult } from './define-tool.ts'
import { loadTool } from './load-tool.ts'
import { readAnswers } from './read-answers.ts'

const today = isoDateOf('2026-11-15')
const days = { today, lawDay: today }

async function resultOf(
  name: GuideTool,
  given: Readonly<Record<string, string>> = {},
  on = days,
): Promise<ToolResult> {
  const { fields, compute } = await loadTool(name)
  return compute(
    readAnswers(fields, (field) => given[field] ?? null, on),
    on,
  )
}

const rowsOf = ({ rows }: ToolResult) =>
  Object.fromEntries(rows.map(({ label, value }) => [label.key, Object.values(value)[1]]))

describe.each(GUIDE_TOOLS)('%s', (name) => {
  test('has words for every question, choice and sentence, in every language', async () => {
    const { fields, compute } = await loadTool(name)
    const answers = readAnswers(fields, () => null, days)
    const { headline, rows, notes } = compute(answers, days)
    for (const language of LANGUAGES) {
      const wording: {
        fields: Record<string, string>
        options: Record<string, string>
        said: Record<string, string>
      } = messages[language].guideTools[name]
      for (const field of fields) {
        expect(wording.fields[field.name], `${language} ${field.name}`).toBeTruthy()
        const options = field.kind === 'choice' ? field.options : []
        for (const option of options) expect(wording.options[option], option).toBeTruthy()
      }
      const said = [headline, ...rows.map(({ label }) => label), ...notes]
      for (const { key } of said) expect(wording.said[key], `${language} ${key}`).toBeTruthy()
    }
  })

  test('answers nonsense as if nothing had been said', async () => {
    const nonsense = new Proxy({}, { get: () => '<x>' }) as Record<string, string>
    expect(await resultOf(name, nonsense)).toEqual(await resultOf(name))
  })
})

test.each(['cheapest-fund', 'public-or-private'] as const)(
  '%s says that a mini-job insures nobody, and reckons from the next cent on',
  async (name) => {
    for (const gross of ['0', '500', '603']) {
      const { headline, rows, notes } = await resultOf(name, { gross })
      expect(headline).toEqual({
        key: 'miniJob',
        values: { limit: { kind: 'money', cents: 603_00 } },
      })
      expect(rows).toEqual([])
      for (const language of LANGUAGES) {
        const { said }: { said: Record<string, string> } = messages[language].guideTools[name]
        for (const { key } of [headline, ...notes]) expect(said[key], key).toBeTruthy()
      }
    }
    const { rows } = await resultOf(name, { gross: '603.01' })
    for (const { value } of rows)
      expect(value).toSatisfy((it) => it.kind === 'money' && it.cents >= 0)
  },
)

describe('in a year whose numbers are not in yet', () => {
  const newYear = { today: isoDateOf('2027-01-05'), lawDay: isoDateOf('2026-12-31') }
  test.each(['cheapest-fund', 'public-or-private', 'sick-pay-gap'] as const)(
    '%s says whose law it reckons with',
    async (name) => {
      const { notes } = await resultOf(name, {}, newYear)
      expect(notes.at(-1)).toEqual({
        key: 'noteLaw',
        values: { year: { kind: 'name', text: '2026' } },
      })
    },
  )
  test.each(['cheapest-fund', 'public-or-private'] as const)(
    '%s takes the mini-job limit of the new year, which is known',
    async (name) => {
      const said = async (gross: string) => (await resultOf(name, { gross }, newYear)).headline
      expect(await said('633')).toEqual({
        key: 'miniJob',
        values: { limit: { kind: 'money', cents: 633_00 } },
      })
      expect((await said('633.01')).key).not.toBe('miniJob')
    },
  )
})

describe('cheapest-fund', () => {
  test('takes the contributions of the law, cheapest first', async () => {
    // Worked vector: 3,500 euros, TK, 30 years old, no child, 2026: 386.58.
    const { rows } = await resultOf('cheapest-fund', { gross: '3500', age: '30' })
    const tk = rows.find(({ label }) => Object.values(label.values?.['fund'] ?? {}).includes('TK'))
    expect(tk?.value).toEqual({ kind: 'money', cents: 386_58 })
    const cents = rows.map(({ value }) => (value.kind === 'money' ? value.cents : 0))
    expect(cents).toEqual([...cents].sort((one, other) => one - other))
  })

  test.each([
    // 4,000 euros in 2026: half of 14.6 % and of the Zusatzbeitrag, and 2.4 % for care, a childless 30.
    ['NW', '3.29', 292_00 + 65_80 + 96_00],
    ['NW-WL', '2.99', 292_00 + 59_80 + 96_00],
    ['SN', '3.10', 292_00 + 62_00 + 116_00],
  ])('takes the AOK of the place of work: %s, %s percent', async (state, _, cents) => {
    const { rows } = await resultOf('cheapest-fund', { gross: '4000', age: '30', state })
    const aok = rows.find(({ label }) =>
      Object.values(label.values?.['fund'] ?? {}).includes('AOK'),
    )
    expect(aok?.value).toEqual({ kind: 'money', cents })
  })
})

describe('public-or-private', () => {
  test('says who has to stay public, on either side of the limit', async () => {
    // 77,400 a year in 2026 is 6,450 a month.
    expect((await resultOf('public-or-private', { gross: '6450' })).headline.key).toBe('mustStay')
    expect((await resultOf('public-or-private', { gross: '6450.01' })).headline.key).not.toBe(
      'mustStay',
    )
  })

  test('takes the employer’s part off the premium', async () => {
    const result = await resultOf('public-or-private', {
      gross: '7000',
      premium: '600',
      care: '60',
    })
    expect(rowsOf(result)).toMatchObject({ employer: 330_00, private: 330_00 })
  })
})

describe('switch-fund', () => {
  const start = async (given: Record<string, string>) =>
    (await resultOf('switch-fund', given)).headline

  test('the end of the second month after the choice, once the twelve months are full', async () => {
    expect(await start({ since: '2020-01-01', choice: '2026-11-15' })).toEqual({
      key: 'free',
      values: { start: { kind: 'date', date: '2027-02-01' } },
    })
  })

  test('bound until the twelve months are full', async () => {
    expect(await start({ since: '2026-06-01', choice: '2026-11-15' })).toMatchObject({
      key: 'bound',
      values: { start: { date: '2027-06-01' } },
    })
    expect(await start({ since: '2026-06-10', choice: '2026-11-15' })).toMatchObject({
      values: { start: { date: '2027-07-01' } },
    })
  })

  test('a raise lifts the bond, a new job lets choose at once', async () => {
    const given = { since: '2026-06-01', choice: '2026-11-15' }
    expect(await start({ ...given, reason: 'raise' })).toMatchObject({
      values: { start: { date: '2027-02-01' } },
    })
    expect(await start({ ...given, reason: 'job' })).toMatchObject({
      key: 'job',
      values: { start: { date: '2026-11-15' } },
    })
  })
})

describe('sick-pay-gap', () => {
  test('seventy percent of gross, ninety of net, and the cap of the year', async () => {
    const month = async (gross: string, net: string) =>
      rowsOf(await resultOf('sick-pay-gap', { gross, net }))['gross']
    // 3,000 / 30 * 70 % = 70.00 a day
    expect(await month('3000', '2700')).toBe(2_100_00)
    // 2,000 / 30 = 66.67 * 90 % = 60.00 a day
    expect(await month('3000', '2000')).toBe(1_800_00)
    // 135.63 a day in 2026
    expect(await month('9000', '8000')).toBe(4_068_90)
  })
})

describe('dental-crown', () => {
  test.each([
    ['none', 240_00],
    ['five', 280_00],
    ['ten', 300_00],
  ])('%s', async (bonus, fund) => {
    const rows = rowsOf(await resultOf('dental-crown', { bill: '900', standard: '400', bonus }))
    expect(rows).toMatchObject({ fund, alone: 900_00 - fund, comfort: 90_00, premium: 0 })
  })
})

describe('household-sum', () => {
  test('cuts what is paid in proportion, and not a cent when the sum is enough', async () => {
    const given = { sqm: '50', damage: '6500' }
    expect(rowsOf(await resultOf('household-sum', { ...given, insured: '32500' }))).toMatchObject({
      paid: 6_500_00,
      lost: 0,
    })
    expect(rowsOf(await resultOf('household-sum', { ...given, insured: '16250' }))).toMatchObject({
      paid: 3_250_00,
      lost: 3_250_00,
    })
  })
})

describe('life-sum', () => {
  test('six tenths of the income for the years, debts added, savings taken off, in whole steps', async () => {
    const rows = rowsOf(
      await resultOf('life-sum', { net: '2000', years: '10', debt: '50000', savings: '10000' }),
    )
    expect(rows).toMatchObject({ living: 144_000_00, sum: 185_000_00 })
  })
})

describe('cancel-by', () => {
  const said = async (given: Record<string, string>) =>
    (await resultOf('cancel-by', given)).headline

  test.each([
    ['2027-05-31', 'three', '2027-02-28'],
    // The end of a month is a whole month before the end of the next, however long both are.
    ['2027-06-30', 'three', '2027-03-31'],
    ['2027-12-31', 'three', '2027-09-30'],
    ['2027-02-28', 'one', '2027-01-31'],
    ['2028-02-29', 'one', '2028-01-31'],
    ['2028-02-28', 'one', '2028-01-28'],
    // Three months from 28 February end on 28 May, those from 1 March on 1 June.
    ['2027-05-30', 'three', '2027-02-28'],
    ['2027-05-29', 'three', '2027-02-28'],
    ['2027-05-28', 'three', '2027-02-28'],
    ['2027-05-27', 'three', '2027-02-27'],
  ])('counts back from the end of a month: %s with %s is %s', async (end, notice, last) => {
    expect(await said({ end, notice })).toMatchObject({
      key: 'headline',
      values: { last: { date: last } },
    })
  })

  test.each([
    ['three', '2027-02-10'],
    ['two', '2027-03-10'],
    ['one', '2027-04-10'],
    ['weeks', '2027-04-26'],
  ])('a notice of %s ends on %s', async (notice, last) => {
    expect(await said({ end: '2027-05-10', notice })).toMatchObject({
      key: 'headline',
      values: { last: { date: last } },
    })
  })

  test('the last day itself is in time, the day after is a year late', async () => {
    expect(await said({ end: '2027-02-15', notice: 'three' })).toMatchObject({ key: 'headline' })
    expect(await said({ end: '2027-02-14', notice: 'three' })).toMatchObject({
      key: 'late',
      values: { end: { date: '2028-02-14' }, last: { date: '2027-11-14' } },
    })
  })
})

describe('schengen-days', () => {
  const allowed = async (given: Record<string, string>) =>
    rowsOf(await resultOf('schengen-days', given))['allowed']

  test('ninety days after a long pause', async () => {
    expect(await allowed({ from: '2025-01-01', until: '2025-03-31', entry: '2026-01-01' })).toBe(90)
  })

  test('nothing while ninety days lie in the window, and again once they drop out', async () => {
    const visit = { from: '2026-01-01', until: '2026-03-31' }
    expect(await allowed({ ...visit, entry: '2026-06-29' })).toBe(0)
    expect(await allowed({ ...visit, entry: '2026-06-30' })).toBe(90)
  })
})

describe('legal-need', () => {
  test('worth it for somebody who rents, works and drives without savings; not for the opposite', async () => {
    const all = { rent: 'yes', work: 'yes', drive: 'yes', union: 'no', savings: 'no' }
    expect((await resultOf('legal-need', all)).headline.key).toBe('worth')
    const none = { rent: 'no', work: 'no', drive: 'no', savings: 'yes' }
    expect((await resultOf('legal-need', none)).headline.key).toBe('unneeded')
    expect((await resultOf('legal-need', { ...none, dispute: 'yes' })).headline.key).toBe('tooLate')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { COOKIES } from '#sites/cookies.ts'
import { loadHealthCompute } from './live-health.ts'
import { loadTool, rawAnswers } from './load-tool.ts'
import { nextQuestion } from './next-question.ts'
import { privateAnswersIn, privateCookieValue } from './private-cookie.ts'
import { answersQuery, readAnswers } from './read-answers.ts'
import { caseQuery, HEALTH_CASES, LIFE_CASES } from './test-cases.ts'
import { fieldsOf, TOOLS, type ToolId } from './tool.ts'

const today = isoDateOf('2026-11-15')
const clock = { now: () => new Date('2026-11-15T12:00:00Z') }
const [single] = LIFE_CASES
const LIFE = caseQuery(single?.answers ?? {})
const HEALTH = caseQuery(HEALTH_CASES.find(({ row }) => row === 2)?.answers ?? {})
const healthy = `${COOKIES.privateAnswer.name}=conditions.no`

function asked(id: ToolId, query: string, ask?: string, cookie: string | null = healthy) {
  const raw = rawAnswers(TOOLS[id], { search: new URLSearchParams(query), cookie })
  return nextQuestion(TOOLS[id], raw, today, ask)
}

describe('the next question', () => {
  it.each<[string, ToolId, string, string | undefined]>([
    ['starts at the first', 'general', '', 'status'],
    ['goes on where it was left', 'general', 'status=employee', 'yearlyIncome'],
    ['follows the answers', 'general', 'status=selfEmployed&yearlyIncome=1000', 'staff'],
    ['mends nonsense', 'general', LIFE.replace('single', 'banana'), 'household'],
    ['mends a number out of range', 'general', LIFE.replace('age=30', 'age=900'), 'age'],
    ['mends an impossible amount', 'general', LIFE.replace('50000', '-1'), 'yearlyIncome'],
    ['mends what excludes itself', 'general', `${LIFE}&pets=dog`, 'pets'],
    ['asks for what an answer opens', 'general', LIFE.replace('pets=none', 'pets=dog'), 'state'],
    ['ignores what is not asked', 'general', `${LIFE}&staff=banana&x=1&__proto__=2`, undefined],
    ['takes the first of what is said twice', 'general', `${LIFE}&status=student`, 'status'],
    ['mends a child at work', 'general', LIFE.replace('age=30', 'age=9'), 'age'],
    [
      'mends more months here than lived',
      'health',
      HEALTH.replace('monthsInGermany=6', 'monthsInGermany=700'),
      'monthsInGermany',
    ],
    [
      'mends a renewal before arrival',
      'health',
      HEALTH.replace('firstPermit', 'renewal').replace('monthsInGermany=6', 'monthsInGermany=0'),
      'visa',
    ],
    ['is over when all is said', 'health', HEALTH, undefined],
  ])('%s', (_, tool, query, expected) => {
    expect(asked(tool, query).current?.field.id).toBe(expected)
  })

  it('says that one is to be chosen where none was, and forgets that with the answer', () => {
    const sent = `${LIFE.replace('pets=none', 'pets=')}`
    expect(asked('general', sent).current).toMatchObject({
      field: { id: 'pets' },
      errors: [{ path: 'pets', code: 'required' }],
    })
    expect(asked('general', LIFE.replace('pets=none', '')).current?.errors).toEqual([])
    const answered = `${sent}&pets=none`
    expect(asked('general', answered).current).toBeUndefined()
    const raw = readAnswers(TOOLS.general, new URLSearchParams(sent))
    expect(answersQuery(TOOLS.general, raw)).not.toContain('pets')
  })

  it('opens an answered question again and keeps all answers', () => {
    const state = asked('general', LIFE, 'home')
    expect(state.current?.field.id).toBe('home')
    expect(Object.keys(state.answers)).toHaveLength(12)
  })

  it('does not skip an open question', () => {
    expect(asked('general', 'status=employee', 'stay').current?.field.id).toBe('yearlyIncome')
    expect(asked('general', 'status=employee', 'nonsense').current?.field.id).toBe('yearlyIncome')
  })
})

describe('answers about health', () => {
  it('are not read from an address', () => {
    expect(readAnswers(TOOLS.health, new URLSearchParams('conditions=yes&age=30'))).toEqual({
      age: '30',
    })
    expect(asked('health', `${HEALTH}&conditions=no`, undefined, null).current?.field.id).toBe(
      'conditions',
    )
  })

  it('are not written into one', () => {
    expect(answersQuery(TOOLS.health, { age: '30', conditions: 'yes' })).toBe('?age=30')
  })

  it('come from the cookie that holds them', () => {
    expect(privateCookieValue({ conditions: 'yes' })).toBe('conditions.yes')
    expect(privateAnswersIn(TOOLS.health, `a=b; ${healthy}`)).toEqual({ conditions: 'no' })
    expect(privateAnswersIn(TOOLS.health, `${COOKIES.privateAnswer.name}=age.30`)).toEqual({})
    expect(privateAnswersIn(TOOLS.general, healthy)).toEqual({})
  })
})

describe('whatever stands in the address', () => {
  const ids = (id: ToolId) => fieldsOf(TOOLS[id]).map((field) => field.id)
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom('yes', 'no', 'none', 'employee', 'student', '30', '50000', 'dog', 'BE', 'gkv'),
    fc.integer().map(String),
  )

  it.each<ToolId>(['general', 'health'])('the %s tool shows a question or a result', async (id) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.oneof(fc.constantFrom(...ids(id)), fc.string()), value), {
          maxLength: 40,
        }),
        fc.option(fc.string()),
        async (entries, ask) => {
          const search = new URLSearchParams(entries.map(([key, text]) => [key, text]))
          if (ask) search.set('ask', ask)
          const page = await loadTool(id, { search, cookie: healthy, clock, language: 'de' })
          if (page.kind === 'question') {
            expect(ids(id)).toContain(page.question.item.id)
            expect(page.question.item.question).not.toBe('')
          }
        },
      ),
      { numRuns: 200 },
    )
  })

  it('a result keeps its address, so that it can be shared', async () => {
    const search = new URLSearchParams(`${LIFE}&utm_source=advert&ask=nothing`)
    const page = await loadTool('general', { search, cookie: null, clock, language: 'en' })
    expect(page.kind === 'general' && page.query).toBe(`?${LIFE}`)
  })
})

describe('in January, before the numbers of the year are known', () => {
  it('the law is that of December, and deadlines run from today', async () => {
    const january = { now: () => new Date('2027-01-20T12:00:00Z') }
    const search = new URLSearchParams(HEALTH)
    const page = await loadTool('health', {
      search,
      cookie: healthy,
      clock: january,
      language: 'en',
    })
    if (page.kind !== 'health') throw new Error(page.kind)
    expect(page.result.asOf).toBe('2026-12-31')
    expect(page.result.deadlines).toEqual([
      expect.objectContaining({ code: 'chooseFund14Days', until: '2027-02-03' }),
    ])
    // The browser goes on with the same days.
    const compute = await loadHealthCompute('en')
    expect(compute(page.raw, page.result)).toEqual(page.result)
  })
})

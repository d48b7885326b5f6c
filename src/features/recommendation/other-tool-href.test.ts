import { describe, expect, it } from 'vitest'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { generalResult } from './general-result.ts'
import { healthResult } from './health-result.ts'
import { loadGeneralSource, loadHealthSource } from './load-lines.ts'
import { loadTool } from './load-tool.ts'
import { otherToolHref } from './other-tool-href.ts'
import type { RawAnswers } from './read-answers.ts'
import { HEALTH_CASES, LIFE_CASES } from './test-cases.ts'
import type { ToolId } from './tool.ts'

const today = isoDateOf('2026-11-16')
const lives = await loadGeneralSource('en')
const healths = await loadHealthSource('en')
const [life] = LIFE_CASES

function fromGeneral(changes: RawAnswers): URL {
  const raw = { ...life?.answers, ...changes }
  const result = generalResult(raw, today, lives)
  if (!result) throw new Error('A question is open.')
  return new URL(otherToolHref('health', { raw, result }), 'http://app.localhost')
}

function fromHealth(row: number, changes: RawAnswers = {}): URL {
  const answers = HEALTH_CASES.find((each) => each.row === row)?.answers
  const raw = { conditions: 'yes', ...answers, ...changes }
  const result = healthResult(raw, today, healths)
  if (!result) throw new Error('A question is open.')
  return new URL(otherToolHref('general', { raw, result }), 'http://app.localhost')
}

/** The question that somebody is asked there first. */
async function firstAsked(id: ToolId, { searchParams: search }: URL) {
  const clock = { now: () => new Date('2026-11-16T12:00:00Z') }
  const page = await loadTool(id, { search, cookie: null, clock, language: 'en' })
  if (page.kind !== 'question') throw new Error(page.kind)
  return page.question
}

describe('what one tool was told', () => {
  it('is not asked again by the other', async () => {
    const { pathname, searchParams } = fromHealth(7)
    expect(pathname).toBe('/recommendation-tool')
    expect(Object.fromEntries(searchParams)).toEqual({
      status: 'selfEmployed',
      yearlyIncome: '40000',
      age: '30',
      health: 'public',
    })
    const question = await firstAsked('general', fromHealth(7))
    expect(question.item.id).toBe('staff')
    expect(question.soFar).toHaveLength(4)
  })

  it('stands chosen where the other knows more kinds of it', async () => {
    const url = fromGeneral({ status: 'employee', yearlyIncome: '52.000', age: '31' })
    expect(url.pathname).toBe('/recommendation-tool/health')
    expect(url.search).toBe('?status=employee&yearlyIncome=52.000&age=31&ask=status')
    const question = await firstAsked('health', url)
    expect(question.item).toMatchObject({ id: 'status', value: 'employee' })
    url.searchParams.delete('ask')
    expect((await firstAsked('health', url)).item.id).toBe('newJob')
  })

  it('is asked where the other has no word for it, and never goes along when it is about health', async () => {
    const seeker = fromGeneral({ status: 'jobSeeker', yearlyIncome: '0', age: '31' })
    expect((await firstAsked('health', seeker)).item.id).toBe('status')
    const visitor = fromHealth(1, { yearlyIncome: '90000' })
    // What was said before somebody changed their mind was not asked of them.
    expect(visitor.search).toBe('?age=30')
    expect((await firstAsked('general', visitor)).item.id).toBe('status')
  })

  it('is always an answer that the other takes', async () => {
    for (const { row } of HEALTH_CASES) {
      expect((await firstAsked('general', fromHealth(row))).errors).toEqual([])
    }
    for (const { answers } of LIFE_CASES) {
      expect((await firstAsked('health', fromGeneral(answers))).errors).toEqual([])
    }
  })

  it('goes with the code of whoever’s link led here', () => {
    const recommended = 'FL-7K2M-9QXD-3RBC'
    expect(fromHealth(2, { recommended }).searchParams.get('recommended')).toBe(recommended)
    expect(fromGeneral({ recommended }).searchParams.get('recommended')).toBe(recommended)
  })
})

import { describe, expect, it } from 'vitest'
import { COOKIES } from '#sites/cookies.ts'
import { loadTool } from './load-tool.ts'
import { caseQuery, HEALTH_CASES, LIFE_CASES } from './test-cases.ts'
import type { ToolId } from './tool.ts'

const CODE = 'FL-7K2M-9QXD-3RBC'
const LIFE = caseQuery(LIFE_CASES[0]?.answers ?? {})
const HEALTH = caseQuery(HEALTH_CASES.find(({ row }) => row === 2)?.answers ?? {})

const load = (id: ToolId, query: string) =>
  loadTool(id, {
    search: new URLSearchParams(query),
    cookie: `${COOKIES.privateAnswer.name}=conditions.no`,
    clock: { now: () => new Date('2026-11-15T12:00:00Z') },
    language: 'en',
  })

describe('the code of whoever’s link led here', () => {
  it('goes from question to question', async () => {
    const page = await load('general', `status=employee&recommended=${CODE}`)
    if (page.kind !== 'question') throw new Error(page.kind)
    expect(page.question.hidden).toContainEqual(['recommended', CODE])
    expect(page.question.backHref).toContain(`recommended=${CODE}`)
    expect(page.question.action).toContain(`recommended=${CODE}`)
    expect(page.question.soFar).toHaveLength(1)
  })

  it('goes from the result into every application', async () => {
    const page = await load('general', `${LIFE}&recommended=${CODE}`)
    if (page.kind !== 'general') throw new Error(page.kind)
    const lines = page.result.groups.flatMap((group) => group.lines)
    expect(lines).not.toEqual([])
    expect(lines.filter(({ href }) => !href.endsWith(`recommended=${CODE}`))).toEqual([])
    const health = await load('health', `${HEALTH}&recommended=${CODE}`)
    if (health.kind !== 'health') throw new Error(health.kind)
    const { products } = health.result
    expect(products).not.toEqual([])
    expect(products.filter(({ href }) => !href.endsWith(`recommended=${CODE}`))).toEqual([])
  })

  it('is no answer, and anything else under its name goes nowhere', async () => {
    const [plain, made] = [
      await load('general', LIFE),
      await load('general', `${LIFE}&recommended=x`),
    ]
    expect(made).toEqual(plain)
    const page = await load('general', `${LIFE}&recommended=${CODE}`)
    if (page.kind !== 'general' || plain.kind !== 'general') throw new Error(page.kind)
    expect(page.result.answers).toEqual(plain.result.answers)
  })
})

import { describe, expect, it } from 'vitest'
import { loadRatedLine } from '#insurance/lines/load-line.ts'
import { referenceAnswers } from '#insurance/lines/reference-answers.ts'
import { computeFlow, mayOpen, previousScreen } from './flow.ts'
import { asOf, flowOf, profile } from './test-household-flow.ts'

describe('the flow', () => {
  it('starts at the first question and opens nothing behind it', () => {
    const flow = flowOf({})
    expect(flow.current).toBe(flow.screens[0])
    expect(mayOpen(flow, 'home')).toBe(true)
    expect(mayOpen(flow, 'value')).toBe(false)
    expect(mayOpen(flow, 'nowhere')).toBe(false)
  })

  it('stops at the plans until one is chosen', () => {
    expect(flowOf(profile).current.id).toBe('plans')
    expect(flowOf(profile, 'gold').current.id).toBe('plans')
    expect(flowOf(profile, 'basic').current.id).toBe('address')
  })

  it('goes back to an answer that stopped being right', () => {
    expect(flowOf({ ...profile, sqm: '9' }, 'basic').current.id).toBe('value')
  })

  it('knows the way back', () => {
    const flow = flowOf(profile, 'basic')
    expect(previousScreen(flow, 'address')?.id).toBe('plans')
    expect(previousScreen(flow, 'home')).toBeUndefined()
    expect(previousScreen(flow, 'nowhere')).toBeUndefined()
  })

  it('asks the consent to health data before anything about health', async () => {
    const life = await loadRatedLine('life')
    const answers = referenceAnswers(life.definition, asOf)
    const stopped = computeFlow(life, { answers }, asOf)
    expect(stopped.current.kind).toBe('healthConsent')
    const given = computeFlow(life, { answers: { ...answers, healthDataConsent: 'yes' } }, asOf)
    expect(given.current.kind).toBe('plans')
  })
})

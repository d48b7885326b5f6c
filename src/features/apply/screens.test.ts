import { describe, expect, it, test } from 'vitest'
import { loadRatedLine } from '#insurance/lines/load-line.ts'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { JOURNEYS } from './journeys.ts'
import { HEALTH_CONSENT, isAboutHealth, mayAsk, screensOf } from './screens.ts'

describe.each(LINE_IDS)('the pages of %s', async (id) => {
  const { definition } = await loadRatedLine(id)
  const screens = screensOf(definition)
  const fields = definition.steps.flatMap((step) => step.fields)

  it('ask every field once, in order, under addresses of their own', () => {
    const asked = screens.flatMap((screen) => (screen.kind === 'questions' ? screen.fields : []))
    const expected = fields.map((field) => field.id).filter((each) => each !== HEALTH_CONSENT)
    expect(asked).toEqual(expected)
    const ids = screens.map((screen) => screen.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const taken of ['save', 'done', 'outcome', 'upload', 'calendar.ics']) {
      expect(ids).not.toContain(taken)
    }
  })

  it('show the price before the application, and end with the order', () => {
    const plans = screens.findIndex((screen) => screen.kind === 'plans')
    expect(screens.slice(0, plans).every((screen) => screen.stage === 'quote')).toBe(true)
    expect(screens.slice(plans + 1).every((screen) => screen.stage === 'application')).toBe(true)
    expect(screens.at(-1)?.kind).toBe('review')
  })

  // A file that is sent loads its page anew, and declarations on it are then made anew.
  it('ask for files before signatures and declarations', () => {
    for (const screen of screens) {
      const asked = screen.kind === 'questions' ? mayAsk(definition, screen) : []
      const kinds = asked.map(({ kind }) => kind)
      const declared = kinds.findIndex((kind) => kind === 'signature' || kind === 'consent')
      if (declared >= 0) expect(kinds.slice(declared), screen.id).not.toContain('upload')
    }
  })

  it('ask for consent before the first question about health, and only then', () => {
    const consent = screens.findIndex((screen) => screen.kind === 'healthConsent')
    const health = fields.filter(isAboutHealth).map((field) => field.id)
    const first = screens.findIndex(
      (screen) =>
        screen.kind === 'questions' && screen.fields.some((each) => health.includes(each)),
    )
    expect(consent).toBe(definition.healthData && first >= 0 ? first - 1 : -1)
  })
})

test.each(['life', 'disability', 'private-health'] as const)(
  '%s asks for height and weight on one page',
  async (id) => {
    const { definition } = await loadRatedLine(id)
    const asking = (field: string) =>
      screensOf(definition).filter((each) => 'fields' in each && each.fields.includes(field))
    expect(asking('heightCm')).toEqual(asking('weightKg'))
    expect(asking('heightCm')).toHaveLength(1)
  },
)

describe('journeys', () => {
  it('lead to every line', () => {
    expect(new Set(JOURNEYS.map(({ line }) => line))).toEqual(new Set(LINE_IDS))
    expect(new Set(JOURNEYS.map(({ base }) => base)).size).toBe(JOURNEYS.length)
  })

  it.each(JOURNEYS.filter(({ preset }) => Object.keys(preset).length > 0))(
    '$route presets answers that the line knows',
    async ({ line, preset }) => {
      const { definition } = await loadRatedLine(line)
      const fields = definition.steps.flatMap((step) => step.fields)
      for (const [id, value] of Object.entries(preset)) {
        const field = fields.find((each) => each.id === id)
        expect(field && 'options' in field && field.options).toContain(value)
      }
    },
  )
})

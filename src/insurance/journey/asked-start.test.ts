import { describe, expect, it } from 'vitest'
import { loadAllLines } from '../lines/load-line.ts'
import { askedStart } from './asked-start.ts'

const lines = Object.values(await loadAllLines())

describe('the first day that is asked for', () => {
  it('is the day of the field that a line names, else of its start date', () => {
    expect(askedStart({}, { startDate: '2026-12-01' })).toBe('2026-12-01')
    expect(askedStart({ startsOn: ['startDate', 'tripFrom'] }, { tripFrom: '2027-06-01' })).toBe(
      '2027-06-01',
    )
    expect(askedStart({}, { tripFrom: '2027-06-01' })).toBeUndefined()
  })

  it('is the earliest of a list', () => {
    const staff = [{ start: '2027-02-01' }, { start: '2027-01-01' }, {}]
    expect(askedStart({ startsOn: ['staff.start'] }, { staff })).toBe('2027-01-01')
    expect(askedStart({ startsOn: ['staff.start'] }, {})).toBeUndefined()
  })

  it.each(lines)('$definition.id asks for it where it says', ({ definition }) => {
    const fields = definition.steps.flatMap((step) => step.fields)
    for (const path of definition.startsOn ?? ['startDate']) {
      const [id, part] = path.split('.')
      const field = fields.find((each) => each.id === id)
      const asked =
        part !== undefined && field?.kind === 'list'
          ? field.items.find((each) => each.id === part)
          : field
      expect(asked?.kind, path).toBe('date')
    }
  })
})

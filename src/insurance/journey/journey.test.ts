import { describe, expect, it } from 'vitest'
import type { LineDefinition } from '../lines/define-line.ts'
import { isoDateOf } from '../values/iso-date.ts'
import { computeJourney } from './compute-journey.ts'
import { readForm } from './read-form.ts'

const today = isoDateOf('2026-11-15')

/** The smallest journey with a branch: b is asked only after a yes, c only after b is large. */
const branching: Pick<LineDefinition, 'steps'> = {
  steps: [
    { id: 'one', stage: 'quote', fields: [{ id: 'a', kind: 'yesNo' }] },
    {
      id: 'two',
      stage: 'quote',
      when: { a: 'yes' },
      fields: [
        { id: 'b', kind: 'number', min: 0, max: 9 },
        { id: 'c', kind: 'yesNo', when: { b: { above: 5 } } },
      ],
    },
    { id: 'three', stage: 'application', fields: [{ id: 'd', kind: 'yesNo', required: false }] },
  ],
}

describe('the path', () => {
  it.each([
    ['nothing', {}, ['one', 'three'], 'one', ['a']],
    ['no', { a: 'no' }, ['one', 'three'], undefined, []],
    ['yes', { a: 'yes' }, ['one', 'two', 'three'], 'two', ['b']],
    ['yes and small', { a: 'yes', b: 5 }, ['one', 'two', 'three'], undefined, []],
    ['yes and large', { a: 'yes', b: 6 }, ['one', 'two', 'three'], 'two', ['c']],
  ])('after %s', (_, answers, path, current, missing) => {
    const journey = computeJourney(branching, answers, today)
    expect(journey.path.map((step) => step.id)).toEqual(path)
    expect(journey.current).toBe(current)
    expect(journey.missing).toEqual(missing)
  })

  it('counts only answers on the path', () => {
    const journey = computeJourney(branching, { a: 'no', b: 6, c: 'yes', stray: 1 }, today)
    expect(journey.answers).toEqual({ a: 'no' })
  })

  it('brings an answer back when its question returns', () => {
    expect(computeJourney(branching, { a: 'yes', b: 6, c: 'no' }, today).answers).toEqual({
      a: 'yes',
      b: 6,
      c: 'no',
    })
  })

  it('stops at the price when asked to', () => {
    expect(
      computeJourney(branching, { a: 'no' }, today, 'quote').path.map((step) => step.id),
    ).toEqual(['one'])
  })
})

describe('reading a form', () => {
  it('builds parts, entries and repeated names', () => {
    const entries = [
      ['sqm', '50'],
      ['extras', 'drone'],
      ['extras', 'keyLoss'],
      ['person.firstName', 'Ana'],
      ['dogs.1.name', 'Bo'],
      ['dogs.0.name', 'Rex'],
    ] as const
    expect(readForm(entries)).toEqual({
      sqm: '50',
      extras: ['drone', 'keyLoss'],
      person: { firstName: 'Ana' },
      dogs: [{ name: 'Rex' }, { name: 'Bo' }],
    })
  })
  it('reads the longest list to its end, whatever else the form holds', () => {
    const employee = { birthDate: { day: '1', month: '2', year: '1990' }, salary: '3000' }
    const parts = { 'birthDate.day': '1', 'birthDate.month': '2', 'birthDate.year': '1990' }
    const rows = Array.from({ length: 500 }, (_, at) =>
      Object.entries({ ...parts, salary: '3000' }).map(
        ([name, value]) => [`employees.${at}.${name}`, value] as const,
      ),
    )
    const { employees } = readForm([['seen', 'x'], ...rows.flat()])
    expect(employees).toEqual(Array(500).fill(employee))
  })
  it('ignores names that no field can have', () => {
    expect(
      readForm([
        ['__proto__.polluted', 'x'],
        ['a b', '1'],
        ['a.b.c.d.e', '1'],
        ['a', '1'],
        ['a.b', '2'],
      ]),
    ).toEqual({ a: '1' })
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})

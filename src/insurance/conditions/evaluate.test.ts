import { describe, expect, it } from 'vitest'
import { isoDateOf } from '../values/iso-date.ts'
import { type Condition, fieldsOf } from './condition.ts'
import { holds, prepared } from './evaluate.ts'

const today = isoDateOf('2026-11-15')
const answers = {
  hadClaims: 'yes',
  claims: 2,
  extras: ['drone', 'keyLoss'],
  birthDate: '1996-11-15',
  address: { state: 'SN' },
  dogs: [{ breed: 'poodle' }, { breed: 'rottweiler' }],
}

describe('conditions', () => {
  it.each<[string, Condition, boolean]>([
    ['bare value', { hadClaims: 'yes' }, true],
    ['several fields must all pass', { hadClaims: 'yes', claims: { above: 2 } }, false],
    ['in', { hadClaims: { in: ['no', 'yes'] } }, true],
    ['notIn', { hadClaims: { notIn: ['no'] } }, true],
    ['isNot', { hadClaims: { isNot: 'yes' } }, false],
    ['range', { claims: { atLeast: 2, atMost: 2 } }, true],
    ['out of range', { claims: { atMost: 1 } }, false],
    ['above', { claims: { above: 1 } }, true],
    ['below', { claims: { below: 2 } }, false],
    ['includes', { extras: { includes: 'drone' } }, true],
    ['includes it not', { extras: { includes: 'bike' } }, false],
    ['letters of a text are no list', { hadClaims: { includes: 'y' } }, false],
    ['includesAny', { extras: { includesAny: ['x', 'keyLoss'] } }, true],
    ['includes none of them', { extras: { includesAny: ['x', 'y'] } }, false],
    ['startsWithNone', { hadClaims: { startsWithNone: ['n', 'ye'] } }, false],
    ['count', { extras: { countAtLeast: 3 } }, false],
    ['count reached', { extras: { countAtLeast: 2 } }, true],
    ['some entry', { dogs: { some: { breed: 'rottweiler' } } }, true],
    ['no such entry', { dogs: { some: { breed: 'beagle' } } }, false],
    ['age on the birthday', { birthDate: { ageAtLeast: 30 } }, true],
    ['age below', { birthDate: { ageBelow: 30 } }, false],
    ['months ago', { birthDate: { monthsAgoAtLeast: 360, monthsAgoBelow: 361 } }, true],
    ['part of a composite', { 'address.state': 'SN' }, true],
    ['any', { any: [{ claims: 9 }, { hadClaims: 'yes' }] }, true],
    ['any of none', { any: [{ claims: 9 }, { hadClaims: 'no' }] }, false],
    ['all', { all: [{ claims: 2 }, { hadClaims: 'no' }] }, false],
    ['not', { not: { claims: 9 } }, true],
    ['answered', { claims: { answered: true }, nothing: { answered: false } }, true],
    ['answered after all', { claims: { answered: false } }, false],
    ['what every object has is no answer', { constructor: { answered: true } }, false],
    ['nor in a part', { 'address.constructor': { answered: true } }, false],
    ['compares dates as text', { birthDate: { below: '2000-01-01' } }, true],
    ['the day itself', { birthDate: { atLeast: '1996-11-15', atMost: '1996-11-15' } }, true],
    ['not after the day itself', { birthDate: { above: '1996-11-15' } }, false],
    ['not before it', { birthDate: { below: '1996-11-15' } }, false],
    ['the day after', { birthDate: { above: '1996-11-14' } }, true],
    ['a number is not compared with text', { claims: { atLeast: '1' } }, false],
  ])('%s', (_, condition, expected) => {
    expect(holds(condition, answers, today)).toBe(expected)
  })

  it('cannot tell without an answer, not even with "not"', () => {
    expect(prepared({ nothing: 'x' })(answers, today)).toBeUndefined()
    expect(prepared({ not: { nothing: 'x' } })(answers, today)).toBeUndefined()
    expect(holds({ nothing: { isNot: 'x' } }, answers, today)).toBe(false)
    expect(prepared({ nothing: 'x', claims: 9 })(answers, today)).toBe(false)
    expect(prepared({ any: [{ nothing: 'x' }, { claims: 2 }] })(answers, today)).toBe(true)
    expect(prepared({ any: [{ nothing: 'x' }, { claims: 9 }] })(answers, today)).toBeUndefined()
    expect(prepared({ all: [{ nothing: 'x' }, { claims: 2 }] })(answers, today)).toBeUndefined()
  })

  it('names the fields it looks at', () => {
    expect(
      fieldsOf({ any: [{ 'address.state': 'SN' }, { not: { all: [{ claims: 1 }] } }] }),
    ).toEqual(['address', 'claims'])
  })
})

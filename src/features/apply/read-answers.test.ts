import { describe, expect, it } from 'vitest'
import { mergeAnswers, readAnswers } from './read-answers.ts'

describe('what a page sent', () => {
  it('becomes the answers of the fields it asks, dates put together', () => {
    const entries: [string, string][] = [
      ['birthDate.day', '1'],
      ['birthDate.month', '4'],
      ['birthDate.year', '1995'],
      ['dogs.0.name', 'Rex'],
      ['dogs.0.birthDate.day', ''],
      ['dogs.0.birthDate.month', ''],
      ['dogs.0.birthDate.year', ''],
      ['stranger', 'x'],
      ['_do', 'back'],
    ]
    expect(readAnswers(entries, ['birthDate', 'dogs', 'tick'])).toEqual({
      birthDate: '1995-04-01',
      dogs: [{ name: 'Rex', birthDate: '' }],
      tick: undefined,
    })
  })

  it('takes away what was unticked and leaves what was not asked', () => {
    expect(mergeAnswers({ a: 'yes', b: 'yes' }, { a: undefined, c: '1' })).toEqual({
      b: 'yes',
      c: '1',
    })
  })
})

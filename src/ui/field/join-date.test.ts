import { describe, expect, it } from 'vitest'
import { joinDate, splitDate } from './join-date.ts'

describe('joinDate', () => {
  it('writes a date the ISO way', () => {
    expect(joinDate({ day: '7', month: ' 3', year: '1994' })).toBe('1994-03-07')
  })

  it('is empty when nothing was filled in', () => {
    expect(joinDate({ day: ' ', month: '', year: '' })).toBe('')
  })

  it('leaves wrong input wrong', () => {
    expect(joinDate({ day: '27', month: '', year: '1994' })).toBe('1994--27')
    expect(joinDate({ day: '27', month: '13', year: '94' })).toBe('94-13-27')
  })

  it('comes back through splitDate, whole or half', () => {
    expect(splitDate('1994-03-07')).toEqual({ day: '7', month: '3', year: '1994' })
    expect(joinDate(splitDate('1994--27'))).toBe('1994--27')
    expect(splitDate('')).toEqual({ day: '', month: '', year: '' })
  })
})

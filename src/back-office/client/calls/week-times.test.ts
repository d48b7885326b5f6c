import { expect, test } from 'vitest'
import { firstEnd, minuteOfTime, timeOfMinute } from './week-times.ts'

test('minutes of a day are times of a clock, and back', () => {
  for (const minute of [0, 5, 570, 1439]) {
    expect(minuteOfTime(timeOfMinute(minute))).toBe(minute)
  }
  expect(timeOfMinute(570)).toBe('09:30')
})

test('a day ends at midnight', () => {
  expect(timeOfMinute(1440)).toBe('00:00')
  expect(minuteOfTime('00:00', true)).toBe(1440)
  expect(minuteOfTime('00:00')).toBe(0)
})

test('hours end after they begin, at the latest with the day', () => {
  expect(firstEnd({ fromMinute: 540, toMinute: 480 })).toBe('09:01')
  expect(firstEnd({ fromMinute: 540, toMinute: 1440 })).toBeUndefined()
})

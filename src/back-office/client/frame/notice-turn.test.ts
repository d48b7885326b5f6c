import { expect, test } from 'vitest'
import { turnAfter } from './notice-turn.ts'

const [saved, published] = [{ message: 'Saved' }, { message: 'Published' }]
const start = { newest: undefined, turn: 0 }

test('every new notice takes the place of the one before, shown or not', () => {
  const first = turnAfter(start, [saved])
  expect(first).toEqual({ newest: saved, turn: 1 })
  expect(turnAfter(first, [saved, published])).toEqual({ newest: published, turn: 2 })
  expect(turnAfter(first, [published])).toEqual({ newest: published, turn: 2 })
})

test('the same words twice are two notices', () => {
  expect(turnAfter({ newest: saved, turn: 1 }, [{ ...saved }]).turn).toBe(2)
})

test('a notice that is taken to be shown is not drawn anew', () => {
  const first = turnAfter(start, [saved])
  expect(turnAfter(first, [saved])).toBe(first)
  expect(turnAfter(first, [])).toBe(first)
  expect(turnAfter(start, [])).toBe(start)
})

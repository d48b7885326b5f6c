import { expect, test } from 'vitest'
import { oneByOne } from './one-by-one.ts'

test('each has its turn, those that fail are told of, the first of them is thrown at the end', async () => {
  const done: number[] = []
  const told: [unknown, number][] = []
  async function* numbers() {
    yield* [1, 2, 3, 4]
  }
  const act = async (one: number) => {
    if (one % 2 === 0) throw new Error(`no ${one}`)
    done.push(one)
  }
  const run = oneByOne(numbers(), act, (error, one) => told.push([error, one]))
  await expect(run).rejects.toThrow('no 2')
  expect(done).toEqual([1, 3])
  expect(told).toEqual([
    [new Error('no 2'), 2],
    [new Error('no 4'), 4],
  ])
  await expect(oneByOne([1, 3], act)).resolves.toBeUndefined()
})

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
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

test('of very many that fail, no more is kept than one', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const failures: WeakRef<Error>[] = []
  const act = async () => {
    const failure = new Error('no')
    failures.push(new WeakRef(failure))
    throw failure
  }
  async function* several() {
    yield* [1, 2, 3]
    // Whoever waited for the last one lets go of it.
    await new Promise<void>((next) => setTimeout(next))
    collect()
    expect(failures.map((failure) => failure.deref() !== undefined)).toEqual([true, false, false])
  }
  await expect(oneByOne(several(), act)).rejects.toThrow('no')
})

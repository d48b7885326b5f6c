import { beforeEach, expect, test } from 'vitest'
import { TaggedMemory } from './tagged-memory.ts'

let now: number
let memory: TaggedMemory
let reads: number

beforeEach(() => {
  now = 0
  reads = 0
  memory = new TaggedMemory({ limit: 3, freshMs: 1000, now: () => now })
})

const ask = (key = 'settings') =>
  memory.remember(
    key,
    async () => `${key} ${++reads}`,
    () => [`tag of ${key}`],
  )

test('what was read once is not read again until its time is over', async () => {
  expect([await ask(), await ask()]).toEqual(['settings 1', 'settings 1'])
  now = 1000
  expect(await ask()).toBe('settings 2')
})

test('what holds can be recalled, and nothing is read for it', async () => {
  expect(memory.recall('settings')).toBeUndefined()
  await ask()
  expect(memory.recall('settings')).toBe('settings 1')
  now = 1000
  expect(memory.recall('settings')).toBeUndefined()
  expect(reads).toBe(1)
})

test('those who ask at the same time share one reading', async () => {
  expect(await Promise.all([ask(), ask()])).toEqual(['settings 1', 'settings 1'])
})

test('a purge forgets what carries the tag, and nothing else', async () => {
  await ask('settings')
  await ask('footer')
  memory.purge('tag of footer')
  expect([await ask('settings'), await ask('footer')]).toEqual(['settings 1', 'footer 3'])
})

test('a reading that began before a purge is neither kept nor shared', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const before = memory.remember(
    'settings',
    async () => {
      await held
      return 'old'
    },
    () => ['tag of settings'],
  )
  memory.purge('tag of settings')
  expect(await ask()).toBe('settings 1')
  release()
  expect(await before).toBe('old')
  expect(await ask()).toBe('settings 1')
})

test('when purges may have been missed, everything is read again', async () => {
  await ask()
  memory.forgetAll()
  expect(await ask()).toBe('settings 2')
})

test('a failure is told to all who waited, and not remembered', async () => {
  const fail = () =>
    memory.remember(
      'settings',
      async () => {
        throw new Error('away')
      },
      () => [],
    )
  const answers = await Promise.allSettled([fail(), fail()])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask()).toBe('settings 1')
})

test('it holds no more readings than it may', async () => {
  for (const key of ['a', 'b', 'c', 'd']) await ask(key)
  expect(memory.size).toBe(3)
  expect(await ask('d')).toBe('d 4')
  expect(await ask('a')).toBe('a 5')
})

import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { together } from './together.ts'

const seen: string[] = []
const note = (what: string) => () => {
  seen.push(what)
}

afterEach(() => {
  seen.length = 0
})

test('waits for the end of the turn, works all out and then finishes all', async () => {
  for (const name of ['a', 'b']) {
    together((later) => {
      seen.push(`work ${name}`)
      later(note(`finish ${name}`))
    })
  }
  together(note('work c'))
  expect(seen).toEqual([])
  await turn()
  expect(seen).toEqual(['work a', 'work b', 'work c', 'finish a', 'finish b'])
})

test('leaves what comes meanwhile to the next turn', async () => {
  together(() => {
    seen.push('first')
    together(note('second'))
  })
  await turn()
  expect(seen).toEqual(['first'])
  await turn()
  expect(seen).toEqual(['first', 'second'])
})

test('goes on when one fails, and does not hide the failure', async () => {
  const others = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException')
  const thrown: unknown[] = []
  process.on('uncaughtException', (error) => thrown.push(error))
  try {
    const failures = [new Error('work'), new Error('finish')]
    const fail = (failure: unknown) => () => {
      throw failure
    }
    together(fail(failures[0]))
    together((later) => later(fail(failures[1])))
    together((later) => later(note('finished')))
    await turn()
    expect(seen).toEqual(['finished'])
    expect(thrown).toEqual(failures)
  } finally {
    process.removeAllListeners('uncaughtException')
    for (const other of others) process.on('uncaughtException', other)
  }
})

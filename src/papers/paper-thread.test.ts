import { expect, test } from 'vitest'
import type { FlatElement } from './flatten-paper.ts'
import { createPaperThread } from './paper-thread.ts'

/** Answers with the length of the paper's type, refuses some, and dies of others. */
const clerk = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads'
    parentPort.on('message', ({ type }) => {
      if (type === 'deadly') process.exit(1)
      if (type === 'greedy') { const all = []; for (;;) all.push(new Array(1e6).fill({})) }
      if (type === 'wrong') return parentPort.postMessage({ error: new Error('ink is out') })
      parentPort.postMessage({ bytes: new Uint8Array([type.length, threadId]) })
    })`)}`,
)

const paper = (type: string, props = {}): FlatElement => ({ type, props, children: [] })

test('a paper that cannot be drawn is told, and the others are drawn in one thread', async () => {
  const thread = createPaperThread(clerk)
  const [one, wrong, unfit, two] = await Promise.allSettled([
    thread.draw(paper('A')),
    thread.draw(paper('wrong')),
    thread.draw(paper('unfit', { render: () => '' })),
    thread.draw(paper('BB')),
  ])
  expect(one).toMatchObject({ value: expect.objectContaining({ 0: 1 }) })
  expect(two).toMatchObject({ value: expect.objectContaining({ 0: 2 }) })
  expect(wrong).toMatchObject({ reason: { message: 'ink is out' } })
  expect(unfit.status).toBe('rejected')
  const threadOf = (each: typeof one) => each.status === 'fulfilled' && each.value[1]
  expect(threadOf(one)).toBe(threadOf(two))
})

test.each(['deadly', 'greedy'])('a %s paper takes no other with it', async (type) => {
  const thread = createPaperThread(clerk, { megabytes: 32 })
  const [one, deadly, two] = await Promise.allSettled([
    thread.draw(paper('A')),
    thread.draw(paper(type)),
    thread.draw(paper('BB')),
  ])
  expect([one.status, deadly.status, two.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('a thread that rested for long is replaced by the next paper', async () => {
  const thread = createPaperThread(clerk, { idleMs: 1 })
  const [, first] = await thread.draw(paper('A'))
  await expect
    .poll(async () => (await thread.draw(paper('A')))[1], { interval: 20 })
    .not.toBe(first)
})

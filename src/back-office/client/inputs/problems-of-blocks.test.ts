import { expect, test } from 'vitest'
import { problemsOfBlocks } from './problems-of-blocks.ts'

test('finds the problems of each block', () => {
  const error = (message: string) => ({ type: 'server', message, ref: { name: 'x' } })
  const blocks = [
    undefined,
    { title: error('Must be defined.') },
    { cards: [{ url: error('No') }] },
  ]
  expect(problemsOfBlocks({ attributes: { blocks } }, 'attributes.blocks')).toEqual([
    { block: 1, path: ['title'], message: 'Must be defined.' },
    { block: 2, path: ['cards', '0', 'url'], message: 'No' },
  ])
  expect(problemsOfBlocks({}, 'attributes.blocks')).toEqual([])
})

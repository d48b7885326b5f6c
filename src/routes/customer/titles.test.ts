import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The frame gives its pages a place, not a name; what is not there says so itself. */
const WITHOUT = ['layout.tsx', 'not-found.tsx']

test('every page of the app has a title', () => {
  const files = globSync('**/*.tsx', { cwd: import.meta.dirname })
  const pages = files.filter((file) => !file.includes('.test.') && !WITHOUT.includes(file))
  const silent = pages.filter((file) => {
    const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
    return source.includes('export default') && !source.includes('export const meta')
  })
  expect(pages.length).toBeGreaterThan(20)
  expect(silent).toEqual([])
})

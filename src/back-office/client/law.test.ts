import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { law } from './law.ts'

test('a cited law stays on one line with its number', () => {
  const held = '§\u00A0175\u00A0(4) SGB\u00A0V, Art.\u00A012\u00A0(3) GDPR'
  expect(law('§ 175 (4) SGB V, Art. 12 (3) GDPR')).toBe(held)
})

test('every law that a screen cites is set so', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
  const screens = files.filter((file) => !file.includes('.test.'))
  expect(screens.length).toBeGreaterThan(100)
  const loose = screens.filter((file) => {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8')
    const comments = /\/\*.*?\*\/|(?<!:)\/\/.*?$/gms
    const said = source.replace(comments, '').replace(/\blaw\('[^']*'\)/g, '')
    return /(?:§|\bArt\.)\s+\d/.test(said)
  })
  expect(loose).toEqual([])
})

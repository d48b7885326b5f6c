import { expect, test } from 'vitest'
import { LINE_IDS } from '../lines/registry.ts'
import { CURRENT_RULES, RULE_SETS } from './recommend.ts'

const linesOf = (version: string) => RULE_SETS[version]?.lines.map(({ line }) => line) ?? []

test('the current rule set speaks of every line, and of no other', () => {
  expect(linesOf(CURRENT_RULES).sort()).toEqual([...LINE_IDS].sort())
})

// Old ones stay as they were, since records name them: they know nothing of later lines.
test.each(Object.keys(RULE_SETS))('rule set %s speaks of known lines, of each once', (version) => {
  const lines = linesOf(version)
  expect(lines.filter((line) => !(LINE_IDS as readonly string[]).includes(line))).toEqual([])
  expect(new Set(lines).size).toBe(lines.length)
})

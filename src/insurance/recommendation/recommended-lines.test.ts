import { expect, test } from 'vitest'
import { LINE_IDS } from '../lines/registry.ts'
import { RULE_SETS } from './recommend.ts'

test.each(Object.values(RULE_SETS))(
  'rule set $version speaks of every line, and of no other',
  (rules) => {
    expect(rules.lines.map(({ line }) => line).sort()).toEqual([...LINE_IDS].sort())
  },
)

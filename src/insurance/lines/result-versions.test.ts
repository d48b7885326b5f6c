import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { loadAllLines } from './load-line.ts'
import { LINE_IDS, type LineId } from './registry.ts'
import { quoteGrid } from './test-quote-grid.ts'

/**
 * The questions and rules that each line's `version` stands for, and the results that its tariff's
 * does. Quotes, applications and advice keep both: the same versions have to tell the same results.
 */
const KNOWN: Readonly<Record<LineId, readonly [line: string, tariff: string]>> = {
  'public-health': ['7 0a0c85ddda74', 'law-2026-03 ca3196436c01'],
  'private-health': ['5 3a68cf08bd6f', 'demo-2026-2 ad6ab0c020f8'],
  'expat-short-term': ['7 905fc0eda7ad', 'demo-2026-1 a0cd754c1e6e'],
  'expat-long-term': ['5 1c891d9991f5', 'demo-2026-2 d16959858c93'],
  household: ['3 a3fb0eeb8291', 'demo-2026-1 0f3c920f83a6'],
  'personal-liability': ['2 eedbf99c7419', 'demo-2026-1 dba7e6bca9bc'],
  'dog-liability': ['3 0941a99cf151', 'demo-2026-2 666e3d21693b'],
  'professional-liability': ['2 382b9d21f4bc', 'demo-2026-1 16f93df9289a'],
  legal: ['3 b0fa113c1aa9', 'demo-2026-1 395c244b5d32'],
  dental: ['2 95588879c6a1', 'demo-2026-2 43c055f814fc'],
  bike: ['2 25840112f87d', 'demo-2026-1 b6876c2e8da7'],
  life: ['2 941d866c1b26', 'demo-2026-1 368cbd55e870'],
  disability: ['2 2bd2af7d806e', 'demo-2026-1 df7ff8e2b6a4'],
  'travel-health': ['3 beb30fc17c4c', 'demo-2026-1 f1da8efedf64'],
  'pet-health': ['4 f3ac11907546', 'demo-2026-1 cd20030a66db'],
  pension: ['2 c15e4fd0ca85', 'demo-2026-1 7193a883bb91'],
  'basis-pension': ['2 763cd50fea33', 'demo-2026-1 cd1c2891a402'],
  'company-health': ['3 4c288c99e1e8', 'demo-2026-1 d8cc8274bdfa'],
  'company-pension': ['3 1b4b9ff78d3a', 'demo-2026-1 d2f357315748'],
  'company-travel': ['2 56b0a0a1efe3', 'demo-2026-1 b9901a403dbb'],
  'company-life': ['3 818c980d86b8', 'demo-2026-1 fe922f239536'],
  'general-liability': ['2 ba48e803c89c', 'demo-2026-2 78f44f91819d'],
  'company-professional-liability': ['2 66420ef5f3f0', 'demo-2026-1 d3bc728ffaca'],
  cyber: ['2 25a63d5a51ba', 'demo-2026-2 d9a52cf56d28'],
}

const lines = await loadAllLines()

test.each(LINE_IDS)('new rules of %s come with a new version', (id) => {
  const { version, copyVersion: _, ...rules } = lines[id].definition
  expect(
    `${version} ${digestOf(rules)}`,
    'Raise the version of the line, which applications keep, and write the new pair here',
  ).toBe(KNOWN[id][0])
})

test.each(LINE_IDS)('new results of %s come with a new version of its tariff', (id) => {
  expect(
    `${lines[id].tariff.version} ${digestOf(quoteGrid(lines[id]))}`,
    'Raise the version of the tariff, which quotes keep (not where only questions or rules of the line are new), and write the new pair here',
  ).toBe(KNOWN[id][1])
})

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)
}

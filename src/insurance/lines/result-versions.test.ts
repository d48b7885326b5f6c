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
  'public-health': ['16 85b667add815', 'law-2026-05 1b6a77ce1e98'],
  'private-health': ['10 b5c2a26a4dd7', 'demo-2026-5 ba9d15440d55'],
  'expat-short-term': ['12 884e363c0591', 'demo-2026-3 d2331b6dd2bc'],
  'expat-long-term': ['9 91505cba0396', 'demo-2026-4 d98b6f208c4d'],
  household: ['4 f4a1d063b32c', 'demo-2026-1 4df2698f2e33'],
  'personal-liability': ['3 8f8b9e9079fd', 'demo-2026-2 a7fbe3275800'],
  'dog-liability': ['4 f2e7c2eb1ebc', 'demo-2026-3 d0c232f4b9a6'],
  'professional-liability': ['3 a20f61ebdcef', 'demo-2026-1 d51abe02bcae'],
  legal: ['3 b0fa113c1aa9', 'demo-2026-2 eaf44f95cf51'],
  dental: ['2 95588879c6a1', 'demo-2026-4 609d206d0579'],
  bike: ['2 25840112f87d', 'demo-2026-2 34ae01655e43'],
  life: ['2 941d866c1b26', 'demo-2026-3 df0df47ad04c'],
  disability: ['3 ef547471ca68', 'demo-2026-3 ffb5eca28fd7'],
  'travel-health': ['4 553fa9039c9f', 'demo-2026-1 b3d2bf20363d'],
  'pet-health': ['4 f3ac11907546', 'demo-2026-3 eee34d45cff6'],
  pension: ['2 c15e4fd0ca85', 'demo-2026-4 19c3b24f2a19'],
  'basis-pension': ['2 763cd50fea33', 'demo-2026-5 1ab16d759b3a'],
  'company-health': ['5 a2330690822e', 'demo-2026-1 2c36ad74e477'],
  'company-pension': ['7 0e53c33d4de5', 'demo-2026-4 d11c41ad09f5'],
  'company-travel': ['2 56b0a0a1efe3', 'demo-2026-1 9de26401c9fa'],
  'company-life': ['5 7986f62664d5', 'demo-2026-3 2ec26c7809ae'],
  'general-liability': ['3 2a9c9cf1e5e4', 'demo-2026-2 cc4444c28a94'],
  'company-professional-liability': ['4 3ce26b1fa540', 'demo-2026-1 ad37f81202a4'],
  cyber: ['3 e32454b5d6c6', 'demo-2026-2 64ee14f9b355'],
}

// A line that is not in the table yet is told its pair, too.
const lines = await loadAllLines()

test.each(LINE_IDS)('new rules of %s come with a new version', (id) => {
  const { version, copyVersion: _, ...rules } = lines[id].definition
  expect(
    `${version} ${digestOf(rules)}`,
    'Raise the version of the line, which applications keep, and write the new pair here',
  ).toBe(KNOWN[id]?.[0])
})

test.each(LINE_IDS)('new results of %s come with a new version of its tariff', (id) => {
  expect(
    `${lines[id].tariff.version} ${digestOf(quoteGrid(lines[id]))}`,
    'Raise the version of the tariff, which quotes keep (not where only questions or rules of the line are new), and write the new pair here',
  ).toBe(KNOWN[id]?.[1])
})

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)
}

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../values/language.ts'
import { loadAllLines } from './load-line.ts'
import { LINE_IDS, type LineId } from './registry.ts'

/** The words of each line, in all its languages, that its `copyVersion` stands for. */
const KNOWN: Readonly<Partial<Record<LineId, string>>> = {
  'public-health': '16 77f51eb0015a',
  'private-health': '10 ee18f41656ac',
  'expat-short-term': '6 5faaabf86e82',
  'expat-long-term': '7 632e9604d0da',
  household: '5 a20b79798cdc',
  'personal-liability': '5 64dc8d12e330',
  'dog-liability': '5 ed300f1ab326',
  'professional-liability': '5 bd828917aa25',
  legal: '6 966e24a18c16',
  dental: '6 a8374c30de05',
  bike: '7 4f331b2b96f1',
  life: '6 28c5dc1375ad',
  disability: '7 d437c15663f9',
  'travel-health': '9 b6668db0f187',
  'pet-health': '4 cf83849f942e',
  pension: '3 ccc8705a5820',
  'basis-pension': '5 b418c5251812',
  'company-health': '6 2fd6183f10df',
  'company-pension': '6 5337be80601b',
  'company-travel': '6 afb75d4b77ab',
  'company-life': '7 0ff5b7172e78',
  'general-liability': '7 12af02873b68',
  'company-professional-liability': '5 b7bb24163acc',
  cyber: '7 00b3e788966d',
}

const lines = await loadAllLines()

test.each(LINE_IDS)('new words of %s come with a new copyVersion', (id) => {
  const { definition, wording } = lines[id]
  const words = JSON.stringify(LANGUAGES.map((language) => wording[language].line))
  const digest = createHash('sha256').update(words).digest('hex').slice(0, 12)
  const told = `${definition.copyVersion} ${digest}`
  expect(told, 'Raise copyVersion, which applications keep, and write the new pair here').toBe(
    KNOWN[id],
  )
})

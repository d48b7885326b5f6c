import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../values/language.ts'
import { loadAllLines } from './load-line.ts'
import { LINE_IDS, type LineId } from './registry.ts'

/** The words of each line, in all its languages, that its `copyVersion` stands for. */
const KNOWN: Readonly<Record<LineId, string>> = {
  'public-health': '7 04a6588755b1',
  'private-health': '6 081d6d464aaf',
  'expat-short-term': '5 1b36befb2f43',
  'expat-long-term': '5 909b4ab64aeb',
  household: '5 a20b79798cdc',
  'personal-liability': '4 495f0d4f5f1e',
  'dog-liability': '5 ed300f1ab326',
  'professional-liability': '4 113ae51cecd7',
  legal: '4 be20b14a6079',
  dental: '5 a774cfcde392',
  bike: '6 e55dc7a7929f',
  life: '5 089fc964b07b',
  disability: '6 eaf32624766b',
  'travel-health': '6 099a3e21d3ab',
  'pet-health': '4 cf83849f942e',
  pension: '3 ccc8705a5820',
  'basis-pension': '4 bb190f81388c',
  'company-health': '5 a0af3a8b5b36',
  'company-pension': '3 d4d056d93944',
  'company-travel': '5 8c2880e75597',
  'company-life': '5 67a1e24bd51e',
  'general-liability': '5 4eaccaf35ed8',
  'company-professional-liability': '4 a3345ff31cc5',
  cyber: '5 7857a0cd6281',
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

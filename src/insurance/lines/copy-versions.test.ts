import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../values/language.ts'
import { loadAllLines } from './load-line.ts'
import { LINE_IDS, type LineId } from './registry.ts'

/** The words of each line, in all its languages, that its `copyVersion` stands for. */
const KNOWN: Readonly<Partial<Record<LineId, string>>> = {
  'public-health': '18 29bd054589fc',
  'private-health': '12 720b6bcc716a',
  'expat-short-term': '8 baf9ee62dad5',
  'expat-long-term': '8 85571fcba726',
  household: '6 d44cb585f8a9',
  'personal-liability': '6 80a7c8631945',
  'dog-liability': '6 19d1da09c404',
  'professional-liability': '6 53222e5a5d41',
  legal: '7 430c059f84cd',
  dental: '6 a8374c30de05',
  bike: '7 4f331b2b96f1',
  life: '7 5babc854d3cc',
  disability: '7 d437c15663f9',
  'travel-health': '10 15ef35a2f401',
  'pet-health': '4 cf83849f942e',
  pension: '3 ccc8705a5820',
  'basis-pension': '6 668d61443d71',
  'company-health': '6 2fd6183f10df',
  'company-pension': '7 7d2fc8bf9a84',
  'company-travel': '7 b396c5bfcd0f',
  'company-life': '8 50e5ca3fdba8',
  'general-liability': '8 edd2071906e7',
  'company-professional-liability': '6 9bbd368ae749',
  cyber: '8 bcf55dd80e19',
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

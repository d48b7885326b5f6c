import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../values/language.ts'
import { loadAllLines } from './load-line.ts'
import { LINE_IDS, type LineId } from './registry.ts'

/** The words of each line, in all its languages, that its `copyVersion` stands for. */
const KNOWN: Readonly<Partial<Record<LineId, string>>> = {
  'public-health': '20 5976667f0fb9',
  'private-health': '15 e21a4e06ec89',
  'expat-short-term': '12 00d972cf1af4',
  'expat-long-term': '9 685eb6ad4aab',
  household: '6 d44cb585f8a9',
  'personal-liability': '7 72aa5eb379c3',
  'dog-liability': '6 19d1da09c404',
  'professional-liability': '8 e0c73a763bf4',
  legal: '9 8b6345643fcd',
  dental: '6 a8374c30de05',
  bike: '7 4f331b2b96f1',
  life: '7 5babc854d3cc',
  disability: '8 951b23ae22cc',
  'travel-health': '11 f4f8bb4c78bd',
  'pet-health': '4 cf83849f942e',
  pension: '3 ccc8705a5820',
  'basis-pension': '7 9f506370bf2b',
  'company-health': '8 1415eb06bf63',
  'company-pension': '10 a7713409566e',
  'company-travel': '8 2adfcaddfab9',
  'company-life': '9 bb0e9774538b',
  'general-liability': '10 17054ac9fd5f',
  'company-professional-liability': '10 1fb4b090d629',
  cyber: '11 2694bcea93ff',
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

import { expect, it } from 'vitest'
import { LANGUAGES } from '../values/language.ts'
import { featuresInFull } from './features-in-full.ts'
import { loadAllLines } from './load-line.ts'

const EVERYTHING = /^(?:Everything in|Alles aus|Todo lo de|Tout ce que contient) /

it('tells what the smaller packages hold, each with what it adds', async () => {
  const { tiers } = (await loadAllLines()).household.wording.de.line
  expect(featuresInFull(tiers, 'basic', 'de')).toEqual(tiers['basic']?.features)
  expect(featuresInFull(tiers, 'premium', 'de')).toEqual([
    'Alles aus Basis: Feuer, Leitungswasser, Sturm, Hagel; Einbruch, Raub und Vandalismus danach',
    'Alles aus Komfort: Grobe Fahrlässigkeit; Einfacher Diebstahl, zum Beispiel des Kinderwagens',
    'Wertsachen bis 30\u00a0% der Summe',
    'Weltweit bis zu 12 Monate',
  ])
})

it('leaves no package of any line standing for what it holds', async () => {
  const told = Object.values(await loadAllLines()).flatMap(({ wording }) =>
    LANGUAGES.flatMap((language) => {
      const { tiers } = wording[language].line
      return Object.keys(tiers).flatMap((tier) => featuresInFull(tiers, tier, language))
    }),
  )
  const summed = told.filter((feature) => EVERYTHING.test(feature))
  expect(summed.length).toBeGreaterThan(100)
  expect(summed.filter((feature) => !/: ./.test(feature))).toEqual([])
})

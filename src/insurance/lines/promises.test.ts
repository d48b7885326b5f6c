import { expect, test } from 'vitest'
import { LANGUAGES } from '../values/language.ts'
import { loadWording } from './load-line.ts'
import { LINE_IDS } from './registry.ts'

/** How good, how fast or how long somebody helps: an insurer may promise it, a sample tariff may not. */
const PROMISES =
  /best\w*( \w+)? tari|mejor tarifa|meilleur tarif|within hours|any hour|day and night|hotline around|innerhalb von Stunden|jeder Stunde|Tag und Nacht|(Notruf|Hotline) rund|pocas horas|todas horas|día y noche|quelques heures|toute heure|jour et nuit/i

test.each(LINE_IDS)('%s promises nothing that only an insurer can', async (line) => {
  for (const language of LANGUAGES) {
    const { summary, tiers } = (await loadWording(line, language)).line
    expect(JSON.stringify([summary, tiers])).not.toMatch(PROMISES)
  }
})

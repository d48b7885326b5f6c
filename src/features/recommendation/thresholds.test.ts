import { describe, expect, it } from 'vitest'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { generalResult } from './general-result.ts'
import { healthResult } from './health-result.ts'
import { loadGeneralSource, loadHealthSource } from './load-lines.ts'
import { healthThresholds, lifeThresholds, markVerdict } from './test-threshold-cases.ts'

const general = await loadGeneralSource('en')
const health = await loadHealthSource('en')

describe.each(['2026-01-01', '2026-11-15'].map(isoDateOf))('on %s', (asOf) => {
  it.each(healthThresholds(asOf))('health, either side of $name', ({ sides }) => {
    const shown = sides.map(([answers]) => {
      const result = healthResult({ conditions: 'no', ...answers }, asOf, health)
      const ranked = result?.products
        .filter(({ rank }) => rank !== undefined)
        .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
      return ranked?.map(({ product, verdict }) => markVerdict(product, verdict)).join(' ')
    })
    expect(shown).toEqual(sides.map(([, shows]) => shows))
  })

  it.each(lifeThresholds(asOf))('$line, either side of $name', ({ line, sides }) => {
    const shown = sides.map(
      ([answers]) =>
        generalResult(answers, asOf, general)
          ?.groups.flatMap(({ lines }) => lines)
          .find((each) => each.line === line)?.reason.code,
    )
    expect(shown).toEqual(sides.map(([, shows]) => shows))
  })
})

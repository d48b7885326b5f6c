import { useEffect, useState } from 'react'
import { type ComparedLines, compareHealth } from '#insurance/health-comparison/compare-health.ts'
import { loadRatedLine } from '#insurance/lines/load-line.ts'
import { defineIsland } from '#ui/island/define-island.ts'
import { Comparison, type ComparisonValues } from './comparison.tsx'
import type { HealthComparisonView } from './prepare-health-comparison.ts'

/** The comparison, alive: it follows the sliders with the law and the tariffs in the browser. */
function LiveComparison({ view }: { view: HealthComparisonView }) {
  const { situation } = view
  const [values, setValues] = useState<ComparisonValues>({
    status: situation.status,
    age: situation.age,
    income: situation.yearlyIncomeCents / 100,
    children: situation.children,
  })
  const [lines, setLines] = useState<ComparedLines>()
  useEffect(() => {
    let wanted = true
    Promise.all([loadRatedLine('private-health'), loadRatedLine('expat-short-term')]).then(
      ([privateHealth, expat]) => wanted && setLines({ privateHealth, expat }),
      // Without the tariffs the form still works: it is sent to the server.
      reportError,
    )
    return () => {
      wanted = false
    }
  }, [])
  const { income, ...rest } = values
  const now = { ...rest, yearlyIncomeCents: income * 100 }
  const options = lines ? compareHealth(now, lines, view.asOf) : view.options
  return (
    <Comparison
      view={{ ...view, situation: now, options }}
      values={values}
      onMove={(change) => setValues((before) => ({ ...before, ...change }))}
    />
  )
}

export default defineIsland('health-comparison', LiveComparison)

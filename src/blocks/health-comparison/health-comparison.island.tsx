import { useEffect, useState } from 'react'
import { PageLanguageContext } from '#i18n/words.tsx'
import { defineIsland } from '#ui/island/define-island.ts'
import { Comparison, type ComparisonValues } from './comparison.tsx'
import type { LiveComparison } from './load-live-comparison.ts'
import type { HealthComparisonView } from './prepare-health-comparison.ts'

/** The comparison, alive: it follows the sliders with the law and the tariffs in the browser. */
function LiveHealthComparison({ view }: { view: HealthComparisonView }) {
  const { situation } = view
  const [values, setValues] = useState<ComparisonValues>({
    status: situation.status,
    age: situation.age,
    income: situation.yearlyIncomeCents / 100,
    children: situation.children,
  })
  const [compare, setCompare] = useState<{ of: LiveComparison }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day of a page never changes.
  useEffect(() => {
    import('./load-live-comparison.ts')
      .then(({ loadLiveComparison }) => loadLiveComparison(view.asOf))
      // Without the tariffs the form still works: it is sent to the server.
      .then((of) => setCompare({ of }), reportError)
  }, [])
  const { income, ...rest } = values
  const now = { ...rest, yearlyIncomeCents: income * 100 }
  const options = compare ? compare.of(now) : view.options
  return (
    <PageLanguageContext value={view.language}>
      <Comparison
        view={{ ...view, situation: now, options }}
        values={values}
        onMove={(change) => setValues((before) => ({ ...before, ...change }))}
      />
    </PageLanguageContext>
  )
}

export default defineIsland('health-comparison', LiveHealthComparison)

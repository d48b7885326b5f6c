import type { HealthStatus } from '#insurance/health-comparison/compare-health.ts'
import { Button } from '#ui/button/button.tsx'
import { ChoiceChips } from '#ui/choice/choice-chips.tsx'
import { Range } from '#ui/range/range.tsx'
import { ComparisonChart } from './comparison-chart.tsx'
import { COMPARISON_RANGES } from './comparison-ranges.ts'
import { ComparisonTable } from './comparison-table.tsx'
import type { HealthComparisonView } from './prepare-health-comparison.ts'

export type ComparisonValues = {
  status: HealthStatus
  age: number
  income: number
  children: number
}

type ComparisonProps = {
  view: HealthComparisonView
  values: ComparisonValues
  onMove: (change: Partial<ComparisonValues>) => void
}

/** The visitor's situation on one side, three ways to be insured on the other. */
export function Comparison({ view, values, onMove }: ComparisonProps) {
  const { wording, intl } = view
  const euro = view.language === 'en' ? { prefix: '€' } : { suffix: ' €' }
  return (
    <div className="comparison">
      <form className="comparison__form" action={`${view.page}#comparison`}>
        <ChoiceChips
          name="situation"
          id="comparison-situation"
          label={wording.status}
          value={values.status}
          onChange={({ target }) => onMove({ status: target.value as HealthStatus })}
          options={Object.entries(wording.statuses).map(([value, label]) => ({ value, label }))}
        />
        <Range
          name="income"
          id="comparison-income"
          label={wording.income}
          locale={intl}
          {...COMPARISON_RANGES.income}
          {...euro}
          value={values.income}
          onChange={({ target }) => onMove({ income: Number(target.value) })}
        />
        <Range
          name="age"
          id="comparison-age"
          label={wording.age}
          locale={intl}
          {...COMPARISON_RANGES.age}
          suffix={` ${wording.years}`}
          value={values.age}
          onChange={({ target }) => onMove({ age: Number(target.value) })}
        />
        <Range
          name="children"
          id="comparison-children"
          label={wording.children}
          locale={intl}
          {...COMPARISON_RANGES.children}
          value={values.children}
          onChange={({ target }) => onMove({ children: Number(target.value) })}
        />
        <Button type="submit" variant="secondary" size="small" className="quote-card__update">
          {wording.update}
        </Button>
      </form>
      <div className="comparison__answer" aria-live="polite">
        <ComparisonChart view={view} />
        <ComparisonTable view={view} />
        <p className="block-note">{wording.sources}</p>
        <p className="block-note">{wording.demo}</p>
      </div>
    </div>
  )
}

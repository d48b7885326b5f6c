import { numberFormat } from '#insurance/values/formatters.ts'
import type { HealthComparisonView } from './prepare-health-comparison.ts'

/** The bars are drawn a hundred wide and stretched; the words beside them are not. */
const width = 100
const height = 10

/** Bars of what each way costs a month, split into what one pays and what the employer adds. */
export function ComparisonChart({ view }: { view: HealthComparisonView }) {
  const { wording, options, language } = view
  const euros = (cents: number) => numberFormat(language, 'euros').format(cents / 100)
  const highest = Math.max(1, ...options.map((each) => (each.open ? each.totalCents : 0)))
  const scale = (cents: number) => (cents / highest) * width
  return (
    // The table after it says the same in words.
    <figure className="comparison__chart" aria-hidden="true">
      <figcaption>
        {wording.chart}
        <span className="comparison__legend">
          <span data-part="own">{wording.own}</span>
          <span data-part="employer">{wording.employer}</span>
        </span>
      </figcaption>
      {options.map((option) => (
        <div
          key={option.product}
          className="comparison__bar"
          data-open={option.open ? '' : undefined}
        >
          <p>
            <span>{wording.names[option.product]}</span>
            <strong>{option.open ? euros(option.ownCents) : wording.closed}</strong>
          </p>
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
            <rect className="comparison__track" width={width} height={height} />
            {option.open && (
              <>
                <rect
                  className="comparison__employer"
                  width={scale(option.totalCents)}
                  height={height}
                />
                <rect className="comparison__own" width={scale(option.ownCents)} height={height} />
              </>
            )}
          </svg>
        </div>
      ))}
    </figure>
  )
}

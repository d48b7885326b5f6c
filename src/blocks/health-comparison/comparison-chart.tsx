import { numberFormat } from '#insurance/values/formatters.ts'
import type { HealthComparisonView } from './prepare-health-comparison.ts'

const width = 640
const barHeight = 34
const rowHeight = 84

/** Bars of what each way costs a month, split into what one pays and what the employer adds. */
export function ComparisonChart({ view }: { view: HealthComparisonView }) {
  const { wording, options, language } = view
  const euros = (cents: number) => numberFormat(language, 'euros').format(cents / 100)
  const highest = Math.max(1, ...options.map((each) => (each.open ? each.totalCents : 0)))
  const scale = (cents: number) => (cents / highest) * width
  const height = options.length * rowHeight
  return (
    <figure className="comparison__chart">
      <figcaption>
        {wording.chart}
        <span className="comparison__legend">
          <span data-part="own">{wording.own}</span>
          <span data-part="employer">{wording.employer}</span>
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {options.map((option, index) => {
          const top = index * rowHeight
          return (
            <g key={option.product} transform={`translate(0 ${top})`}>
              <text className="comparison__name" y="22">
                {wording.names[option.product]}
              </text>
              <text className="comparison__amount" x={width} y="22" textAnchor="end">
                {option.open ? euros(option.ownCents) : wording.closed}
              </text>
              <rect className="comparison__track" y="34" width={width} height={barHeight} rx="10" />
              {option.open && (
                <>
                  <rect
                    className="comparison__employer"
                    y="34"
                    width={Math.max(scale(option.totalCents), 6)}
                    height={barHeight}
                    rx="10"
                  />
                  <rect
                    className="comparison__own"
                    y="34"
                    width={Math.max(scale(option.ownCents), 6)}
                    height={barHeight}
                    rx="10"
                  />
                </>
              )}
            </g>
          )
        })}
      </svg>
    </figure>
  )
}

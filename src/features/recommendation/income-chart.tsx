import { formatMoney } from '#i18n/format-money.ts'
import { intlLocale } from '#i18n/intl-locale.ts'
import { useLocale, useWording } from '#i18n/use-wording.ts'
import type { Locale } from '#sites/locales.ts'
import { Disclosure } from '#ui/accordion/disclosure.tsx'
import { Table } from '#ui/table/table.tsx'
import type { CurvePoint, IncomeCurve } from './income-curve.ts'

const WIDTH = 720
const HEIGHT = 320
const LEFT = 72
const RIGHT = 16
const TOP = 28
const BOTTOM = 40

/** What somebody pays a month over the income of a year: a picture, and the same as a table. */
export function IncomeChart({ curve }: { curve: IncomeCurve }) {
  const t = useWording('recommendation')
  const locale = useLocale()
  const { points } = curve
  const first = points[0]?.yearlyCents ?? 0
  const last = points.at(-1)?.yearlyCents ?? 1
  const highest = ceilTo(
    Math.max(
      ...points.flatMap(({ publicCents, privateCents }) => [publicCents ?? 0, privateCents ?? 0]),
    ),
    200_00,
  )
  const x = (cents: number) =>
    LEFT + ((clamp(cents, first, last) - first) / (last - first)) * (WIDTH - LEFT - RIGHT)
  const y = (cents: number) => HEIGHT - BOTTOM - (cents / highest) * (HEIGHT - TOP - BOTTOM)
  const path = (read: (point: CurvePoint) => number | undefined) =>
    points
      .flatMap((point) => {
        const cents = read(point)
        return cents === undefined ? [] : [`${round(x(point.yearlyCents))} ${round(y(cents))}`]
      })
      .map((at, index) => `${index === 0 ? 'M' : 'L'}${at}`)
      .join('')
  const own = curve.ownCents
  const title = t('chart.title', { as: curve.as })
  const short = (cents: number) => shortEuros(cents, locale)
  const lines = [0, 1, 2, 3, 4].map((part) => (highest / 4) * part)
  const ticks = [20_000_00, 40_000_00, 60_000_00, 80_000_00, 100_000_00, 120_000_00]
  return (
    <figure className="reco-chart">
      <figcaption>
        <h2>{title}</h2>
        <p>{t(`chart.lead.${curve.as}`)}</p>
        <ul aria-hidden="true">
          <li data-series="public">{t('chart.public')}</li>
          <li data-series="private">{t('chart.private')}</li>
          {own === undefined ? null : <li data-series="own">{t('chart.you')}</li>}
        </ul>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('chart.alt')}>
        {lines.map((cents) => (
          <g key={cents} className="reco-chart__grid">
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(cents)} y2={y(cents)} />
            <text x={LEFT - 8} y={y(cents) + 4} textAnchor="end">
              {short(cents)}
            </text>
          </g>
        ))}
        {ticks.map((cents) => (
          <text
            key={cents}
            className="reco-chart__tick"
            x={x(cents)}
            y={HEIGHT - 14}
            textAnchor="middle"
          >
            {short(cents)}
          </text>
        ))}
        {curve.limitCents === undefined ? null : (
          <g className="reco-chart__limit">
            <line
              x1={x(curve.limitCents)}
              x2={x(curve.limitCents)}
              y1={TOP - 6}
              y2={HEIGHT - BOTTOM}
            />
            <text x={x(curve.limitCents)} y={TOP - 12} textAnchor="middle">
              {t('chart.limit', { amount: short(curve.limitCents) })}
            </text>
          </g>
        )}
        <path className="reco-chart__public" d={path(({ publicCents }) => publicCents)} />
        <path className="reco-chart__private" d={path(({ privateCents }) => privateCents)} />
        {own === undefined ? null : (
          <line className="reco-chart__own" x1={x(own)} x2={x(own)} y1={TOP} y2={HEIGHT - BOTTOM} />
        )}
      </svg>
      <Disclosure summary={t('chart.asTable')}>
        <Table
          caption={title}
          hideCaption
          columns={[
            {
              key: 'income',
              header: t('chart.income'),
              cell: (point) => short(point.yearlyCents),
            },
            {
              key: 'public',
              header: t('chart.public'),
              cell: (point) => cell(point.publicCents),
              align: 'end',
            },
            {
              key: 'private',
              header: t('chart.private'),
              cell: (point) => cell(point.privateCents),
              align: 'end',
            },
          ]}
          rows={points.filter(({ yearlyCents }) => yearlyCents % 10_000_00 === 0)}
          rowKey={(point) => String(point.yearlyCents)}
        />
      </Disclosure>
    </figure>
  )

  function cell(cents: number | undefined): string {
    return cents === undefined ? t('chart.notPossible') : formatMoney(cents, locale)
  }
}

function shortEuros(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(intlLocale(locale), {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  }).format(cents / 100)
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(Math.max(value, lowest), highest)
}

function ceilTo(value: number, step: number): number {
  return Math.max(Math.ceil(value / step) * step, step)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

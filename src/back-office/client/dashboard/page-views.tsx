import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useState } from 'react'
import { SITES } from '#sites/site-config.ts'
import type { Named, PageViewReport } from '#tracking/page-view-report.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { labelOf } from '../../form-model/label-of.ts'
import { ask } from '../ask.ts'
import { CouldNotRead } from '../could-not-read.tsx'
import { dayBefore } from '../days.ts'
import { Choice } from '../list-filters.tsx'
import { showDay } from '../show-moment.ts'

const days = 30

/** What visitors read in the last thirty days. Counters only; nobody is followed. */
export function PageViews() {
  const [site, setSite] = useState('')
  const query = new URLSearchParams({
    from: dayBefore(days - 1),
    to: dayBefore(0),
    ...(site && { site }),
  }).toString()
  const { data, error } = useQuery({
    queryKey: ['page-views', query],
    queryFn: () => ask<PageViewReport>(`/admin/api/page-views?${query}`),
  })
  if (data === undefined && error) return <CouldNotRead error={error} />
  if (data === undefined) return <Skeleton lines={4} />
  const most = Math.max(1, ...data.days.map(({ views }) => views))
  return (
    <div className="bo-stack">
      <Choice
        label="Site"
        none="All sites"
        value={site}
        options={SITES.map((id) => ({ id, name: labelOf(id) }))}
        onChoose={setSite}
      />
      <p>
        {data.total} in the last {days} days
      </p>
      {data.total > 0 && (
        <figure className="bo-figure">
          <div className="bo-chart" aria-hidden="true">
            {data.days.map(({ day, views }) => (
              <span
                key={day}
                title={`${day}: ${views}`}
                style={{ height: `${(views / most) * 100}%` }}
              />
            ))}
          </div>
          <figcaption className="bo-soft">
            {showDay(data.days[0]?.day)} to {showDay(data.days.at(-1)?.day)}, at most {most} a day
          </figcaption>
        </figure>
      )}
      <NamedList title="Pages" list={data.pages} />
      <NamedList title="Languages" list={data.locales} />
      <NamedList title="From" list={data.referrers} nameless="Directly" />
    </div>
  )
}

function NamedList({
  title,
  list,
  nameless = '',
}: {
  title: string
  list: readonly Named[]
  nameless?: string
}) {
  if (list.length === 0) return null
  const most = Math.max(...list.map(({ views }) => views))
  return (
    <div>
      <h3>{title}</h3>
      <ol className="bo-plain-list">
        {list.map(({ name, views }) => (
          <li key={name} className="bo-row bo-share" style={barOf(views / most)}>
            <span>{name || nameless}</span> <span className="bo-soft">{views}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** How far the bar behind a row reaches. */
function barOf(share: number): CSSProperties {
  return { backgroundSize: `${share * 100}% 100%` }
}

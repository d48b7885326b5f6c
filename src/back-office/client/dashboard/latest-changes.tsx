import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { ChangeRecord } from '../../wire/staff-records.ts'
import { ask } from '../ask.ts'
import { CouldNotRead } from '../could-not-read.tsx'
import { screenPath } from '../document-path.ts'
import { actionNames } from '../history/versions-page.tsx'
import { showMoment } from '../show-moment.ts'

const shown = 8

/** Who did what, the newest first. */
export function LatestChanges() {
  const { data, error } = useQuery({
    queryKey: ['changes'],
    queryFn: () => ask<{ data: ChangeRecord[] }>('/admin/api/changes'),
  })
  if (data === undefined && error) return <CouldNotRead error={error} />
  if (data === undefined) return <Skeleton lines={shown} />
  return (
    <ul className="bo-plain-list">
      {data.data
        .slice(0, shown)
        .map(({ id, collection, uid, title, kind, language, action, by, at, exists }) => (
          <li key={id}>
            {exists ? <Link to={screenPath(collection, uid)}>{title}</Link> : title}
            <br />
            <span className="bo-soft">
              {language === undefined ? kind : `${kind}, ${language}`}
              <br />
              {actionNames[action as keyof typeof actionNames] ?? action}, {by}, {showMoment(at)}
            </span>
          </li>
        ))}
    </ul>
  )
}

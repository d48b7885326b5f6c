import type { ReactNode } from 'react'
import { keepTogether } from '#i18n/keep-together.ts'

type Point = { text: string; detail?: string | undefined }

/** Lines with a sign before and an explanation under them. */
export function PointList({ points, icon }: { points: readonly Point[]; icon: ReactNode }) {
  return (
    <ul className="point-list">
      {points.map(({ text, detail }) => (
        <li key={text}>
          {icon}
          <span>
            {text}
            {detail && <small>{keepTogether(detail)}</small>}
          </span>
        </li>
      ))}
    </ul>
  )
}

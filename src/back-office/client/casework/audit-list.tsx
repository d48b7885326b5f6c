import { showMoment } from '../show-moment.ts'

type AuditListProps = {
  entries: readonly { id: number; at: string; by: string; what: string }[]
}

/** Who did and saw what, newest first. */
export function AuditList({ entries }: AuditListProps) {
  return (
    <ol className="bo-events">
      {entries.map(({ id, at, by, what }) => (
        <li key={id}>
          <strong>{what}</strong>
          <span>
            {by}, {showMoment(at)}
          </span>
        </li>
      ))}
    </ol>
  )
}

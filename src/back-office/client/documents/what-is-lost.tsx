import type { UsagePage } from '../../wire/document-record.ts'
import { showCount } from '../show-count.ts'

/** Told before something is deleted: who shows it, as far as that could be read. */
export function WhatIsLost(props: {
  isPublic: boolean
  /** Texts name files by their address, which then leads nowhere. */
  isFile?: boolean
  usages: UsagePage | undefined
}) {
  const { isPublic: wasPublic, isFile, usages } = props
  const loss = wasPublic ? 'It disappears from the site at once' : 'The public has not seen it'
  if (usages === undefined) return `${loss}. What refers to it is not known at the moment.`
  if (usages.total === 0) return `${loss}. Nothing refers to it.`
  const named = usages.data.slice(0, mostNamed)
  const rest = usages.total - named.length
  const left = isFile ? 'leaves a gap or a dead link' : 'shows nothing'
  return (
    <>
      {loss}, and {wasPublic ? `${left} where it is used` : 'it is named by'}:
      <ul className="bo-named">
        {named.map(({ collection, id, title, isPublic }) => (
          <li key={`${collection}/${id}`}>
            {title}
            {!isPublic && ' (draft)'}
          </li>
        ))}
        {rest > 0 && <li>and {showCount(rest)} more</li>}
      </ul>
    </>
  )
}

/** So many are read before something is deleted. */
const mostNamed = 8

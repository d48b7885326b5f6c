import type { FieldChange } from '../../difference/compare-attributes.ts'
import { diffWords } from '../../difference/diff-words.ts'

/** What changed, field by field, in the text itself. */
export function DifferenceView({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) return <p>There is no difference.</p>
  return (
    <dl className="bo-difference">
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {keyed(diffWords(before, after)).map(({ key, kind, text }) => {
              if (kind === 'removed') return <del key={key}>{text}</del>
              if (kind === 'added') return <ins key={key}>{text}</ins>
              return <span key={key}>{text}</span>
            })}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Runs have no identity but their place. */
function keyed<Run>(runs: readonly Run[]): (Run & { key: number })[] {
  return runs.map((run, key) => ({ ...run, key }))
}

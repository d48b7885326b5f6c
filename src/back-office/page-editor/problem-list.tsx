import { stepNames } from '../form-model/say-problem.ts'
import { blockLabel } from './block-forms.ts'
import type { PlacedProblem } from './problems-of-blocks.ts'

interface ProblemListProps {
  problems: readonly PlacedProblem[]
  /** The blocks as they stand now. */
  content: readonly { id: string; type: string }[]
  onSelect(index: number): void
}

/** What keeps the page from going public, each leading to its block. */
export function ProblemList({ problems, content, onSelect }: ProblemListProps) {
  const placed = problems.flatMap((problem) => {
    const at = content.findIndex(({ id }) => id === problem.blockId)
    return at === -1 ? [] : [{ ...problem, at, kind: content[at]?.type ?? '' }]
  })
  if (placed.length === 0) return null
  return (
    <ul className="page-editor__problems" role="alert">
      {placed.map(({ at, kind, path, message, blockId }) => (
        <li key={`${blockId}.${path.join('.')}.${message}`}>
          <button type="button" onClick={() => onSelect(at)}>
            {`${at + 1}. ${blockLabel(kind)}: ${[...stepNames(path), message].join(' – ')}`}
          </button>
        </li>
      ))}
    </ul>
  )
}

import { labelOf } from '../form-model/label-of.ts'
import { blockLabel } from './block-forms.ts'
import type { PlacedProblem } from './problems-of-blocks.ts'

export interface ProblemListProps {
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
            {`${at + 1}. ${blockLabel(kind)}: ${[...path.map(stepName), message].join(' – ')}`}
          </button>
        </li>
      ))}
    </ul>
  )
}

function stepName(step: string): string {
  return /^\d+$/.test(step) ? String(Number(step) + 1) : labelOf(step)
}

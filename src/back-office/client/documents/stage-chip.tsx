import type { Stage } from '#content/query/find-query.ts'
import { Badge } from '#ui/badge/badge.tsx'

/** Where a document stands, in a word and a colour. */
export function StageChip({ stage }: { stage: Stage }) {
  const { label, variant } = stages[stage]
  return (
    <Badge size="small" variant={variant}>
      {label}
    </Badge>
  )
}

const stages = {
  draft: { label: 'Draft', variant: 'warning' },
  published: { label: 'Published', variant: 'success' },
  changed: { label: 'Changed', variant: 'information' },
} as const

export const stageChoices = Object.entries(stages).map(([id, { label }]) => ({ id, name: label }))

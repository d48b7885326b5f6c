import { Island } from '#ui/island/island.tsx'
import ToolCard, { type ToolCardProps } from './tool-card.island.tsx'

/** A small tool inside a guide: a form that works by itself, and answers at once where script runs. */
export function GuideTool(props: ToolCardProps) {
  return <Island of={ToolCard} on="touch" props={props} />
}

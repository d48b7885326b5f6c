import { joinClasses } from '../join-classes.ts'

interface SkeletonProps {
  /** The shape of what comes. */
  shape?: 'text' | 'heading' | 'button' | 'card' | 'circle'
  /** Lines, for text. */
  lines?: number
  className?: string | undefined
}

/** Decoration: the region around it carries `aria-busy` and says what it is waiting for. */
export function Skeleton({ shape = 'text', lines = 1, className }: SkeletonProps) {
  const keys = Array.from({ length: shape === 'text' ? lines : 1 }, (_, index) => `line-${index}`)
  return (
    <span className={joinClasses('ui-skeleton', className)} data-shape={shape} aria-hidden="true">
      {keys.map((key) => (
        <span key={key} />
      ))}
    </span>
  )
}

interface SkeletonProps {
  /** The shape of what comes. */
  shape?: 'text' | 'heading' | 'button' | 'card' | 'circle'
  /** Lines, for text. */
  lines?: number
}

/** Decoration: the region around it carries `aria-busy` and says what it is waiting for. */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  const keys = Array.from({ length: shape === 'text' ? lines : 1 }, (_, index) => `line-${index}`)
  return (
    <span className="ui-skeleton" data-shape={shape} aria-hidden="true">
      {keys.map((key) => (
        <span key={key} />
      ))}
    </span>
  )
}

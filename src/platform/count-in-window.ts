/** How often each key came since its window began, counted in memory by this process alone. */
type WindowCount = (key: string, now: Date, by?: number) => number

export function countInWindow({
  windowMs,
  mostKeys,
}: {
  readonly windowMs: number
  /** Beyond that the oldest are forgotten: memory is no one's to fill. */
  readonly mostKeys: number
}): WindowCount {
  const counts = new Map<string, { since: number; count: number }>()
  return (key, now, by = 1) => {
    const known = counts.get(key)
    // Below zero once the clock was set back: such a window would stay open until it is as late again.
    const elapsed = now.getTime() - (known?.since ?? 0)
    const isOpen = known !== undefined && elapsed >= 0 && elapsed < windowMs
    const current = isOpen ? known : { since: now.getTime(), count: 0 }
    current.count += by
    counts.delete(key)
    counts.set(key, current)
    if (counts.size > mostKeys) counts.delete(counts.keys().next().value ?? '')
    return current.count
  }
}

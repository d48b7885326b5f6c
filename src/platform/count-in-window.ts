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
    const isOpen = known !== undefined && now.getTime() - known.since < windowMs
    const current = isOpen ? known : { since: now.getTime(), count: 0 }
    current.count += by
    counts.delete(key)
    counts.set(key, current)
    if (counts.size > mostKeys) counts.delete(counts.keys().next().value ?? '')
    return current.count
  }
}

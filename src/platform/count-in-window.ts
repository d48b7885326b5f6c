/** Counted in memory, by this process alone. */
type WindowOptions = {
  readonly windowMs: number
  /** Beyond that the oldest are forgotten: memory is no one's to fill. */
  readonly mostKeys: number
}

/** How often each key came since its window began. */
export function countInWindow(
  options: WindowOptions,
): (key: string, now: Date, by?: number) => number {
  const add = openWindows(options)
  return (key, now, by) => add(key, now.getTime(), by).count
}

/** The same by any clock that counts milliseconds, for who also has to say when the window ends. */
export function openWindows({
  windowMs,
  mostKeys,
}: WindowOptions): (
  key: string,
  now: number,
  by?: number,
) => { readonly count: number; readonly leftMs: number } {
  const windows = new Map<string, { since: number; count: number }>()
  return (key, now, by = 1) => {
    const known = windows.get(key)
    // Below zero once the clock was set back: such a window would stay open until it is as late again.
    const elapsed = now - (known?.since ?? 0)
    const isOpen = known !== undefined && elapsed >= 0 && elapsed < windowMs
    const current = isOpen ? known : { since: now, count: 0 }
    current.count += by
    windows.delete(key)
    windows.set(key, current)
    if (windows.size > mostKeys) windows.delete(windows.keys().next().value ?? '')
    return { count: current.count, leftMs: current.since + windowMs - now }
  }
}

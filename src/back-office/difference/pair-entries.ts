/** Where each entry of the newer list stood in the older one, and what of the older one is gone. */
interface Pairs {
  /** For each newer entry the place of the older one that it came from. */
  from: readonly (number | undefined)[]
  /** Newer entries that stand before or after others than they did, unchanged. */
  moved: ReadonlySet<number>
  /** Older entries that nothing came from. */
  gone: readonly number[]
}

/**
 * Finds the same entries again in two lists: an entry that is taken out or put in at the top shifts
 * all others, which an editor has not touched. Entries without any likeness are never the same.
 */
export function pairEntries<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  likeness: (one: Entry, other: Entry) => number,
): Pairs {
  const alike = before.map((old) => after.map((now) => likeness(old, now)))
  const from = alignedPlaces(alike, after.length)
  const moved = new Set<number>()
  const isTaken = new Set(from)
  for (const [place, known] of from.entries()) {
    if (known !== undefined) continue
    const origin = alike.findIndex((row, old) => row[place] === SAME && !isTaken.has(old))
    if (origin < 0) continue
    from[place] = origin
    isTaken.add(origin)
    moved.add(place)
  }
  return { from, moved, gone: [...before.keys()].filter((old) => !isTaken.has(old)) }
}

/** Of an entry that is the same in every field: worth more than any number of similar ones. */
export const SAME = 1_000

/** The pairs in the order of both lists that are the most alike, all taken together. */
function alignedPlaces(
  alike: readonly (readonly number[])[],
  length: number,
): (number | undefined)[] {
  const best = Array.from({ length: alike.length + 1 }, () => new Array<number>(length + 1).fill(0))
  const at = (old: number, now: number) => best[old]?.[now] ?? 0
  const paired = (old: number, now: number) => {
    const worth = alike[old]?.[now] ?? 0
    return worth > 0 ? worth + at(old + 1, now + 1) : 0
  }
  for (let old = alike.length - 1; old >= 0; old -= 1) {
    for (let now = length - 1; now >= 0; now -= 1) {
      const row = best[old]
      if (row) row[now] = Math.max(paired(old, now), at(old + 1, now), at(old, now + 1))
    }
  }
  const from = new Array<number | undefined>(length).fill(undefined)
  for (let old = 0, now = 0; old < alike.length && now < length; ) {
    if (paired(old, now) > 0 && paired(old, now) === at(old, now)) from[now++] = old++
    else if (at(old + 1, now) >= at(old, now + 1)) old += 1
    else now += 1
  }
  return from
}

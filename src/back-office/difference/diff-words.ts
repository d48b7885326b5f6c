/** A run of words that both texts have, or that only the old or the new one has. */
interface WordRun {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** What changed between two texts, word by word (longest common subsequence). */
export function diffWords(before: string, after: string): WordRun[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const start = commonStart(old, now)
  const end = commonEnd(old, now, start)
  const oldMiddle = old.slice(start, old.length - end)
  const newMiddle = now.slice(start, now.length - end)
  return join([
    ...old.slice(0, start).map((text) => ({ kind: 'same', text }) as const),
    ...middle(oldMiddle, newMiddle),
    ...old.slice(old.length - end).map((text) => ({ kind: 'same', text }) as const),
  ])
}

/** Beyond this many comparisons the middle is shown as replaced whole. */
const mostCells = 4_000_000

function middle(old: readonly string[], now: readonly string[]): WordRun[] {
  const removed = (text: string): WordRun => ({ kind: 'removed', text })
  const added = (text: string): WordRun => ({ kind: 'added', text })
  if (old.length * now.length > mostCells) return [...old.map(removed), ...now.map(added)]
  const lengths = commonLengths(old, now)
  const runs: WordRun[] = []
  let [i, j] = [0, 0]
  while (i < old.length && j < now.length) {
    const [left = '', right = ''] = [old[i], now[j]]
    if (left === right) {
      runs.push({ kind: 'same', text: left })
      i += 1
      j += 1
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) {
      runs.push(removed(left))
      i += 1
    } else {
      runs.push(added(right))
      j += 1
    }
  }
  return [...runs, ...old.slice(i).map(removed), ...now.slice(j).map(added)]
}

/** For every pair of positions, how many words the rests have in common, in order. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint32Array[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1))
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const [row, below] = [lengths[i], lengths[i + 1]]
    if (row === undefined || below === undefined) continue
    for (let j = now.length - 1; j >= 0; j -= 1) {
      row[j] =
        old[i] === now[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return lengths
}

function commonStart(old: readonly string[], now: readonly string[]): number {
  let count = 0
  while (count < old.length && count < now.length && old[count] === now[count]) count += 1
  return count
}

function commonEnd(old: readonly string[], now: readonly string[], start: number): number {
  const most = Math.min(old.length, now.length) - start
  let count = 0
  while (count < most && old[old.length - 1 - count] === now[now.length - 1 - count]) count += 1
  return count
}

/** Words and what is between them, each on its own. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? []
}

function join(runs: readonly WordRun[]): WordRun[] {
  const joined: WordRun[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (last?.kind === run.kind) last.text += run.text
    else joined.push({ ...run })
  }
  return joined
}

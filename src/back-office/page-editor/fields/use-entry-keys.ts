import { useState } from 'react'
import { moveEntry } from './move-entry.ts'

/** Keys that move with the entries of a list, so that no input is taken for another's. */
export function useEntryKeys(count: number) {
  const [known, setKnown] = useState(() => ({ keys: numbers(0, count), next: count }))
  // Entries that came or went elsewhere, as by undoing, do so at the end.
  const keys = [...known.keys.slice(0, count), ...numbers(known.next, count - known.keys.length)]
  const next = Math.max(known.next, ...keys.map((key) => key + 1))
  return {
    keys,
    move: (from: number, to: number) => setKnown({ keys: moveEntry(keys, from, to), next }),
    remove: (at: number) => setKnown({ keys: keys.toSpliced(at, 1), next }),
    add: () => setKnown({ keys: [...keys, next], next: next + 1 }),
  }
}

function numbers(from: number, count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, at) => from + at)
}

import type { MarkedPiece } from '#content/search/mark-words.ts'

/** A text with what was looked for marked. */
export function Marked({ pieces }: { pieces: readonly MarkedPiece[] }) {
  return pieces.map(({ text, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order.
    hit ? <mark key={index}>{text}</mark> : text,
  )
}

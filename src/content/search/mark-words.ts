import { plainLetters, spellWords } from './spell-words.ts'

/** A piece of a text, and whether it is what somebody looked for. */
export interface MarkedPiece {
  text: string
  hit: boolean
}

/** Cuts a text where words that were looked for stand; `words` are spelt as `spellWords` does. */
export function markWords(text: string, words: readonly string[]): MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  const add = (piece: string, hit: boolean) => {
    const last = pieces.at(-1)
    if (last && last.hit === hit) last.text += piece
    else if (piece !== '') pieces.push({ text: piece, hit })
  }
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) add(piece, isHit(piece, words))
  return pieces
}

/** The part of a text around the first words that were looked for, cut between words. */
export function excerptAround(text: string, words: readonly string[], characters = 180): string {
  if (text.length <= characters) return text
  const at = firstHit(text, words)
  const middle = Math.max(0, at)
  const from = middle < characters / 2 ? 0 : text.indexOf(' ', middle - characters / 3) + 1
  const cut = text.slice(from, from + characters)
  const between = from + characters < text.length ? cut.slice(0, cut.lastIndexOf(' ')) : cut
  const whole = between.replace(/^· | ·$/g, '')
  return `${from > 0 ? '… ' : ''}${whole}${from + characters < text.length ? ' …' : ''}`
}

/** Where the first such word begins; -1 when there is none. */
function firstHit(text: string, words: readonly string[]): number {
  let index = 0
  for (const piece of text.split(/(\s+)/)) {
    if (isHitAnywhere(piece, words)) return index
    index += piece.length
  }
  return -1
}

function isHitAnywhere(piece: string, words: readonly string[]): boolean {
  return spellWords(piece).some((word) => isHit(word, words))
}

/** The stems of two languages differ; for marking, the beginning of a word says enough. */
function isHit(piece: string, words: readonly string[]): boolean {
  const spelt = plainLetters(piece)
  return words.some((word) => {
    if (spelt.length < 3 || word.length < 3) return spelt === word
    const stem = word.length > 6 ? word.slice(0, -2) : word
    return spelt.startsWith(stem) || (word.startsWith(spelt) && word.length - spelt.length < 3)
  })
}

/** Words with the accents that the first of these texts gives them: "kundigung" is "kündigung". */
export function withAccents(words: string, texts: readonly string[]): string {
  const missing = new Set(spellWords(words))
  const written = new Map<string, string>()
  for (const text of texts) {
    for (const [piece] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
      const spelt = plainLetters(piece)
      if (missing.delete(spelt)) written.set(spelt, piece.toLowerCase())
    }
    if (missing.size === 0) break
  }
  return words.replace(/[a-z0-9]+/g, (word) => written.get(word) ?? word)
}

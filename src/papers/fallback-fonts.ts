/** A font for a script that our own fonts lack: names of customers are written in any. */
interface FallbackFont {
  /** Its file below `fonts`, without the ending. */
  readonly name: string
  /** The characters that it is there for. */
  readonly covers: RegExp
}

const PREFIX = 'fallback-'

/** Cuts of Noto Sans (SIL Open Font License), each loaded for the first paper that needs it. */
const FALLBACK_FONTS: readonly FallbackFont[] = [
  fallback(
    'vietnamese',
    /[\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]|\u0309|\u0323/u,
  ),
  fallback('greek', /[\u0370-\u03ff]/u),
  fallback('greek-ext', /[\u1f00-\u1fff]/u),
  fallback('cyrillic', /[\u0400-\u045f\u0490\u0491\u04b0\u04b1]/u),
  fallback('cyrillic-ext', /\p{Script=Cyrillic}/u),
  fallback('armenian', /\p{Script=Armenian}/u),
  fallback('georgian', /\p{Script=Georgian}/u),
  fallback('hebrew', /\p{Script=Hebrew}/u),
  fallback('arabic', /\p{Script=Arabic}/u),
  fallback('devanagari', /\p{Script=Devanagari}/u),
  fallback('bengali', /\p{Script=Bengali}/u),
  fallback('tamil', /\p{Script=Tamil}/u),
  fallback('thai', /\p{Script=Thai}/u),
  fallback('korean', /\p{Script=Hangul}/u),
  fallback(
    'chinese',
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff5e]/u,
  ),
  // Han characters that only Japanese uses.
  fallback('japanese', /\p{Script=Han}/u),
]

/** The fonts that a text needs beside our own, in the order in which they are asked for a letter. */
export function fallbackFontsFor(text: string): readonly string[] {
  if (isPlain(text)) return []
  return FALLBACK_FONTS.filter(({ covers }) => covers.test(text)).map(({ name }) => name)
}

/** Whether each of our own fonts has all of a text: nearly all texts are made of that. */
export function isPlain(text: string): boolean {
  return PLAIN.test(text)
}

const PLAIN =
  /^[\n\u0020-\u007e\u00a0-\u00a3\u00a5-\u00ac\u00ae-\u00ff\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]*$/

/** The text with what can be seen of it alone, and with one kind of end for its lines. */
export function printable(text: string): string {
  if (isPlain(text)) return text
  return text
    .normalize('NFC')
    .replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(UNSEEN, '')
}

/**
 * Controls, and what shapes its neighbours and is never drawn itself: joiners, selectors, the tones
 * of emoji. The one joiner that stays parts the letters of Persian names.
 */
const UNSEEN = /(?![\n\u200c])[\p{Control}\p{Default_Ignorable_Code_Point}]|[\u{1f3fb}-\u{1f3ff}]/gu

/**
 * What is drawn for a character that no font has: the same in plain letters, such as those of a
 * ligature, or a question mark. An empty box could be anything, and PDF readers say nothing for it.
 */
export function standInFor(character: string): string {
  const known = STAND_INS.get(character) ?? character.normalize('NFKC')
  if (isPlain(known)) return known
  return /\p{Mark}/u.test(character) ? '' : '?'
}

const STAND_INS: ReadonlyMap<string, string> = new Map([
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u2012', '–'],
  ['\u2015', '—'],
  ['\u200c', ''],
])

export function isFallback(font: string): boolean {
  return font.startsWith(PREFIX)
}

function fallback(script: string, covers: RegExp): FallbackFont {
  return { name: PREFIX + script, covers }
}

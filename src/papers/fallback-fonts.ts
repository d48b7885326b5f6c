/** A font for a script that our own fonts lack: names of customers are written in any. */
interface FallbackFont {
  /** Its file below `fonts`, without the ending. */
  readonly name: string
  /** The characters that it is there for. */
  readonly covers: RegExp
}

/** Cuts of Noto Sans (SIL Open Font License), each loaded for the first paper that needs it. */
const FALLBACK_FONTS: readonly FallbackFont[] = [
  fallback('vietnamese', /[\u1ea0-\u1ef9]|\u0309|\u0323/u),
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
  if (PLAIN.test(text)) return []
  return FALLBACK_FONTS.filter(({ covers }) => covers.test(text)).map(({ name }) => name)
}

/**
 * The text without what no font can draw, which becomes a question mark: an empty box could be
 * anything, and PDF readers say nothing for it.
 */
export function printable(text: string): string {
  if (PLAIN.test(text)) return text
  // Joiners and selectors shape their neighbours and are never drawn themselves.
  const visible = text.normalize('NFC').replace(/[\ufe00-\ufe0f\u{1f3fb}-\u{1f3ff}\u200d]/gu, '')
  return [...visible].map((each) => (each === '\u200c' || isDrawn(each) ? each : '?')).join('')
}

/** What nearly all texts are made of: letters of Europe, and punctuation of our own fonts. */
const PLAIN = /^[\n\u0020-\u007e\u00a0-\u017f\u2010-\u2022\u2026\u20ac]*$/

/** Latin with its marks, digits and punctuation of our own fonts, and what the fallbacks are for. */
const OWN =
  /[\p{Script=Latin}\p{Mark}\p{Separator}\p{Control}\u0021-\u00bf\u00d7\u00f7\u2010-\u2027\u2030-\u203a\u20ac\u2122\u2191-\u2193\u2212\u2215]/u

function isDrawn(character: string): boolean {
  return OWN.test(character) || FALLBACK_FONTS.some(({ covers }) => covers.test(character))
}

function fallback(script: string, covers: RegExp): FallbackFont {
  return { name: `fallback-${script}`, covers }
}

import type { FlatElement, FlatNode } from './flatten-paper.ts'

/** A font for a script that our own fonts lack: names of customers are written in any. */
interface FallbackFont {
  readonly family: string
  /** Below `src/papers/fonts`. */
  readonly file: string
  /** The characters that it is there for. */
  readonly covers: RegExp
}

/** Cuts of Noto Sans (SIL Open Font License), each loaded for the first paper that needs it. */
export const FALLBACK_FONTS: readonly FallbackFont[] = [
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

/**
 * The paper with every font followed by those that its own text needs. What none of them can draw
 * becomes a question mark: an empty box could be anything, and PDF readers say nothing for it.
 */
export function withFallbackFonts(paper: FlatElement): FlatElement {
  const text = textsOf(paper).join(' ')
  const families = FALLBACK_FONTS.filter(({ covers }) => covers.test(text)).map(
    ({ family }) => family,
  )
  return families.length === 0 && !hasUnknown(text) ? paper : rewrite(paper, families)
}

function fallback(name: string, covers: RegExp): FallbackFont {
  return { family: `Paper Fallback ${name}`, file: `fallback-${name}.ttf`, covers }
}

function textsOf(node: FlatNode): string[] {
  return typeof node === 'string' ? [node] : node.children.flatMap(textsOf)
}

function rewrite(node: FlatElement, families: readonly string[]): FlatElement {
  const style = node.props['style'] as { fontFamily?: unknown } | undefined
  const props =
    typeof style?.fontFamily === 'string'
      ? { ...node.props, style: { ...style, fontFamily: [style.fontFamily, ...families] } }
      : node.props
  const children = node.children.map((child) =>
    typeof child === 'string' ? printable(child) : rewrite(child, families),
  )
  return { ...node, props, children }
}

/** Latin with its marks, digits and punctuation of our own fonts, and what the fallbacks are for. */
const OWN =
  /[\p{Script=Latin}\p{Mark}\p{Separator}\p{Control}\u0021-\u00bf\u00d7\u00f7\u2010-\u2027\u2030-\u203a\u20ac\u2122\u2191-\u2193\u2212\u2215]/u

function isDrawn(character: string): boolean {
  return OWN.test(character) || FALLBACK_FONTS.some(({ covers }) => covers.test(character))
}

function hasUnknown(text: string): boolean {
  return printable(text) !== text
}

function printable(text: string): string {
  // Joiners and selectors shape their neighbours and are never drawn themselves.
  const visible = text.normalize('NFC').replace(/[\ufe00-\ufe0f\u{1f3fb}-\u{1f3ff}\u200d]/gu, '')
  return [...visible].map((each) => (each === '\u200c' || isDrawn(each) ? each : '?')).join('')
}

import { expect, it } from 'vitest'
import { isPlain } from './fallback-fonts.ts'
import { openFont } from './open-font.ts'
import { TEXT_STYLES } from './text-styles.ts'

it('our own fonts have all that is plain', () => {
  const fonts = new Set(Object.values(TEXT_STYLES).map(({ font }) => font))
  const plain = Array.from({ length: 0xffff }, (_, codePoint) => codePoint).filter(
    (codePoint) => codePoint >= 0x20 && isPlain(String.fromCodePoint(codePoint)),
  )
  for (const name of fonts) {
    const font = openFont(name)
    expect(plain.filter((codePoint) => !font.hasGlyphForCodePoint(codePoint))).toEqual([])
  }
})

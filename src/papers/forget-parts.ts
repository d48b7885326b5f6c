/** What the library knows of a font that it has loaded. */
type FontFamilies = Readonly<
  Record<string, { readonly sources: readonly { readonly data: LoadedFont | null }[] }>
>

type LoadedFont = {
  /** Glyphs by their number, as they were first asked for. Built-in fonts have none. */
  readonly _glyphs?: Record<string, { readonly codePoints: readonly number[] }>
}

/**
 * Forgets the glyphs that a font met only as parts of others. Writing an "Ü" into a file asks for
 * its "U" without saying which letter that is, and the font keeps what it first made: the next paper
 * of this thread would be laid out without its "U".
 */
export function forgetParts(families: FontFamilies): void {
  const fonts = Object.values(families).flatMap(({ sources }) => sources.map(({ data }) => data))
  for (const glyphs of fonts.map((font) => font?._glyphs ?? {})) {
    for (const [number, { codePoints }] of Object.entries(glyphs)) {
      if (codePoints.length === 0) delete glyphs[number]
    }
  }
}

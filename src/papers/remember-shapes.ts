/** What the library knows of a font that it has loaded; built-in ones are not there yet. */
type FontFamilies = Readonly<
  Record<string, { readonly sources: readonly { readonly data: ShapingFont | null }[] }>
>

type Shape = { readonly glyphs: readonly unknown[]; readonly positions: readonly unknown[] }

type ShapingFont = {
  /** Finds the glyphs of a text, and where each of them stands. */
  layout?: (text: string, ...how: readonly unknown[]) => Shape
}

/** Letters whose shapes a font remembers: some megabytes, more than the papers of a line have. */
const MOST_LETTERS = 60_000

const remembering = new WeakSet<ShapingFont>()

/**
 * Lets fonts remember the texts that they shaped. Most words of a paper stand in those before it:
 * the company, the questions, the law. Shaping them anew was a sixth of the work. What else a paper
 * says is forgotten with its thread, soon after the last paper (`paper-thread.ts`), if not before.
 */
export function rememberShapes(families: FontFamilies): void {
  for (const { data: font } of Object.values(families).flatMap(({ sources }) => sources)) {
    if (!font?.layout || remembering.has(font)) continue
    remembering.add(font)
    font.layout = remembered(font.layout.bind(font))
  }
}

function remembered(shape: NonNullable<ShapingFont['layout']>): typeof shape {
  const known = new Map<string, Shape>()
  let letters = 0
  return (text, ...how) => {
    const key = JSON.stringify([text, how])
    const found = known.get(key)
    if (found) return found
    const made = shape(text, ...how)
    letters += text.length
    if (letters > MOST_LETTERS) {
      known.clear()
      letters = text.length
    }
    known.set(key, made)
    return made
  }
}

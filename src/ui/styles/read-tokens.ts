/** A colour token in both themes, as `#rrggbb`. */
interface ThemedColor {
  light: string
  dark: string
}

/** Reads the colours out of tokens.css, so that no second list of them has to be kept true. */
export function readTokens(css: string): Map<string, ThemedColor> {
  const tokens = new Map<string, ThemedColor>()
  for (const match of css.matchAll(declaration)) {
    const [, name, light, dark] = match
    if (name && light && dark) tokens.set(name, { light, dark })
  }
  return tokens
}

const declaration = /--([\w-]+):\s*light-dark\(\s*(#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\s*\)/gi

/** Text on a ground, with the WCAG 2.2 level that the pair must reach in both themes. */
interface TokenPair {
  /** Token of the text colour, without its dashes. */
  text: string
  /** Token of the colour behind it. */
  ground: string
  /** `AA` needs 4.5, `AAA` needs 7, `graphic` (borders and signs that carry meaning) needs 3. */
  level: 'AA' | 'AAA' | 'graphic'
}

export const tokenPairs: TokenPair[] = [
  ...on('ink', 'AAA', ['cloud', 'paper', 'lilac-50', 'lilac-100', 'scene-ground', 'neutral']),
  ...on('ink-soft', 'AA', ['cloud', 'paper', 'lilac-50', 'neutral']),
  ...on('primary', 'AA', ['cloud', 'paper', 'lilac-50']),
  ...on('primary-strong', 'AA', ['cloud', 'paper', 'lilac-50', 'lilac-100']),
  ...on('on-primary', 'AA', ['primary', 'primary-strong']),
  ...on('mint', 'AA', ['mint-soft', 'paper', 'cloud']),
  ...on('sun', 'AA', ['sun-soft', 'paper', 'cloud']),
  ...on('coral', 'AA', ['coral-soft', 'paper', 'cloud']),
  ...on('sky', 'AA', ['sky-soft', 'paper', 'cloud']),
  ...on('ink', 'AAA', ['mint-soft', 'sun-soft', 'coral-soft', 'sky-soft']),
  ...on('on-strong', 'AA', ['neutral-strong', 'black', 'danger', 'danger-strong']),
  ...on('line-strong', 'graphic', ['paper', 'cloud']),
]

function on(text: string, level: TokenPair['level'], grounds: string[]): TokenPair[] {
  return grounds.map((ground) => ({ text, ground, level }))
}

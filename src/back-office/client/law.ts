import { keepTogether } from '#i18n/keep-together.ts'

/** A law as it is cited on a screen: its sign stays with its number where a line ends. */
export function law(cited: string): string {
  return keepTogether(cited)
}

/** The parts of a person's name, as a line asks for them. */
type Names = {
  readonly firstName?: unknown
  readonly lastName?: unknown
  readonly birthName?: unknown
}

/**
 * Whether a name on an account may be that of a person: it has one of their family names and one of
 * their given names, or its first letter, in whichever order and beside whomever else. A name that is
 * not finished yet, that cannot be compared or with which nothing is to be compared may be theirs.
 */
export function mayBeNameOf(name: string, { firstName, lastName, birthName }: Names): boolean {
  const [given, family, before] = [firstName, lastName, birthName].map(wordsOf)
  const words = wordsOf(name)
  if (!words?.length || !given?.length || !family?.length) return true
  const typed = words.join('')
  const whole = [...given, ...family].join('')
  if (whole.startsWith(typed) || [...family, ...given].join('').startsWith(typed)) return true
  return (
    [...family, ...(before ?? [])].some((word) => words.includes(word)) &&
    given.some((word) => words.includes(word) || words.includes(word.slice(0, 1)))
  )
}

/** Its words without what people leave out in a bank's form; none of a name in another script. */
function wordsOf(name: unknown): string[] | undefined {
  if (typeof name !== 'string' || OTHER_SCRIPT.test(name)) return undefined
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[ßøłđðæœþı]/g, (letter) => PLAIN[letter] ?? letter)
    // Müller, Mueller and Muller are one name.
    .replace(/([aou])e/g, '$1')
  return plain.split(/[^a-z]+/).filter(Boolean)
}

const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/u

const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
}

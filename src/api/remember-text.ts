import { inOneByte } from './ascii-json.ts'

/** Remembers the ASCII text made for a key. Amounts come again and again, yet a stranger may send many. */
export function rememberText<K, From>(
  make: (key: K, from: From) => string,
): (key: K, from: From) => string {
  const made = new Map<K, string>()
  return (key, from) => {
    const known = made.get(key)
    if (known !== undefined) return known
    // In one piece: answers are put together from these, and each piece of a piece costs again.
    const text = inOneByte(make(key, from))
    if (made.size >= MOST_REMEMBERED) made.clear()
    made.set(key, text)
    return text
  }
}

/** The same for two keys: joining them into one would cost as much as what is saved. */
export function rememberTexts<K, From>(
  make: (key: K, from: From) => string,
): (group: string, key: K, from: From) => string {
  const groups = new Map<string, (key: K, from: From) => string>()
  return (group, key, from) => {
    const known = groups.get(group)
    if (known !== undefined) return known(key, from)
    const remembered = rememberText(make)
    groups.set(group, remembered)
    return remembered(key, from)
  }
}

const MOST_REMEMBERED = 1000

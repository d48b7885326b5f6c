/** Remembers what was made for a key. Amounts come again and again, yet a stranger may send many. */
export function rememberText<K, Rest extends readonly unknown[]>(
  make: (key: K, ...rest: Rest) => string,
): (key: K, ...rest: Rest) => string {
  const made = new Map<K, string>()
  return (key, ...rest) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const text = make(key, ...rest)
    if (made.size >= MOST_REMEMBERED) made.clear()
    made.set(key, text)
    return text
  }
}

const MOST_REMEMBERED = 2000

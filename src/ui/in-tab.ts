/** Does something with the storage of the tab. Browsers may forbid it altogether; then nothing is kept. */
export function inTab<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

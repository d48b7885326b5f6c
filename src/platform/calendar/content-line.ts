/** RFC 5545, 3.1: at most 75 octets a line, broken between characters, the rest after a space. */
export function contentLine(name: string, value: string): string {
  const line = `${name}:${value}`
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > 75) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return `${folded}\r\n`
}

/** RFC 5545, 3.3.11: what stands in a value of type TEXT. */
export function escapeText(text: string): string {
  return withoutControls(text)
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll('\n', '\\n')
}

/** RFC 6868: what stands in a quoted parameter. */
export function quoteParameter(text: string): string {
  const safe = withoutControls(text)
    .replaceAll('^', '^^')
    .replaceAll('\n', '^n')
    .replaceAll('"', "^'")
  return `"${safe}"`
}

/** Keeps a value on its line: no control characters but the line break that escaping takes. */
export function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get in
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
}

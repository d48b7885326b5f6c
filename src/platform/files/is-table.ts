import { isUtf8 } from 'node:buffer'

/**
 * Lines of plain text with the same separator in all: no markup, no control characters. Byte by
 * byte: a list of all lines takes seconds to make where a file is nothing but ends of lines.
 */
export function isTable(bytes: Buffer): boolean {
  if (!isUtf8(bytes)) return false
  let isBlankSoFar = true
  /** One bit for each separator that every line had so far, and one for each in this line. */
  let inAll = ALL
  let inLine = 0
  let isBlankLine = true
  for (let at = startOf(bytes); at <= bytes.length; at++) {
    // The end of the file ends its last line.
    const byte = bytes[at] ?? LINE_FEED
    if (byte === LINE_FEED) {
      if (!isBlankLine) inAll &= inLine
      if (inAll === 0) return false
      inLine = 0
      isBlankLine = true
      continue
    }
    if (isControl(byte, bytes[at + 1])) return false
    if (byte === COMMA) inLine |= 1
    else if (byte === SEMICOLON) inLine |= 2
    else if (byte === TAB) inLine |= 4
    if (byte === TAB || byte === CARRIAGE_RETURN || byte === BLANK) continue
    if (isBlankSoFar && byte === LESS_THAN) return false
    isBlankSoFar = false
    isBlankLine = false
  }
  return true
}

/** Behind the mark with which programs of Windows begin a text. */
function startOf(bytes: Buffer): number {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
}

/** U+0000 to U+001F but for blanks, and U+007F to U+009F, the upper ones as UTF-8 has them. */
function isControl(byte: number, next = 0): boolean {
  if (byte < BLANK) return byte !== TAB && byte !== CARRIAGE_RETURN
  return byte === 0x7f || (byte === 0xc2 && next < 0xa0)
}

const TAB = 0x09
const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d
const BLANK = 0x20
const COMMA = 0x2c
const SEMICOLON = 0x3b
const LESS_THAN = 0x3c
const ALL = 0b111

/**
 * A text without characters that cannot be seen and change how it is printed or read: control
 * characters, and those that turn the direction of what follows, so that it looks like another one.
 */
export function withoutControls(text: string, keep?: 'lines'): string {
  return text.replace(keep === 'lines' ? CONTROL_BUT_NEWLINE : CONTROL, '')
}

const CONTROL = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu
const CONTROL_BUT_NEWLINE = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

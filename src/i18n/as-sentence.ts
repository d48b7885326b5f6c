/** What follows a name in a list, where it stands alone. */
export function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

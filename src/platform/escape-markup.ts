/** Text for between the marks of HTML or XML, or for an attribute: nothing in it is markup. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

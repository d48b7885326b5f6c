/** What a document may be called: its name is part of an address, or of what code asks for. */
export const DOCUMENT_NAME = /^[a-z0-9]+(?:(?:-{1,2}|_)[a-z0-9]+)*$/

/** As long as an address may reasonably be. */
const longestName = 80

/** A name for a document of this title: `Wie viel? Ein Überblick` → `wie-viel-ein-ueberblick`. */
export function nameFromTitle(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/[äöüßæœø]/g, (letter) => spelled[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  let name = ''
  for (const word of words) {
    const longer = name === '' ? word.slice(0, longestName) : `${name}-${word}`
    if (longer.length > longestName) break
    name = longer
  }
  return name
}

const spelled: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
}

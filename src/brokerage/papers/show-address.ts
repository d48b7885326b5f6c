import { regionNames } from '#insurance/values/formatters.ts'
import type { Language } from '#insurance/values/language.ts'

/** Street and town in one line, as far as they are known. */
export function showAddress({
  street,
  houseNo,
  pc,
  city,
}: Readonly<Record<string, string>>): string {
  const lines = [
    [street, houseNo],
    [pc, city],
  ]
  return lines
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ')
}

/** With the country where it is another one. */
export function postalAddress(home: Readonly<Record<string, string>>, language: Language): string {
  const { country = 'DE' } = home
  return country === 'DE'
    ? showAddress(home)
    : `${showAddress(home)}, ${regionNames(language).of(country)}`
}

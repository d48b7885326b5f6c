import { showAddress } from '#brokerage/papers/show-address.ts'

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** An address in one line; the country where it is named. */
export function showHome(home: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(home).map(([name, value]) => [name, String(value ?? '')])
  const texts: Record<string, string> = Object.fromEntries(parts)
  const country = texts['country']
  return [showAddress(texts), country && countries.of(country)].filter(Boolean).join(', ')
}

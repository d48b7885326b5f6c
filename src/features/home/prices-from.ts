import { loadRatedLine, loadWording } from '#insurance/lines/load-line.ts'
import { isLineId } from '#insurance/lines/registry.ts'
import { localePath } from '#sites/locale-path.ts'
import { type Locale, parseLocale } from '#sites/locales.ts'

/** A price with the profile it is for. */
export type PriceFrom = {
  line: string
  name: string
  href: string
  monthlyCents: number
  /** Whether nobody pays less; else it is an example. */
  isMinimum: boolean
  profile: string
  icon: PriceIcon
}

export type PriceIcon =
  | 'health'
  | 'liability'
  | 'household'
  | 'legal'
  | 'dental'
  | 'bike'
  | 'life'
  | 'travel'

/** The lines that most visitors come for, in the order of the page. */
const shown: readonly { line: string; path: string; icon: PriceIcon }[] = [
  { line: 'public-health', path: '/health-insurance/public', icon: 'health' },
  { line: 'personal-liability', path: '/personal-liability-insurance', icon: 'liability' },
  { line: 'household', path: '/household-insurance', icon: 'household' },
  { line: 'legal', path: '/legal-insurance', icon: 'legal' },
  { line: 'dental', path: '/dental-insurance', icon: 'dental' },
  { line: 'bike', path: '/bike-insurance', icon: 'bike' },
  { line: 'life', path: '/life-insurance', icon: 'life' },
  { line: 'travel-health', path: '/travel-insurance', icon: 'travel' },
]

/** Prices come from the tariffs, which are German; other countries show none. */
export async function pricesFrom(locale: Locale): Promise<PriceFrom[]> {
  const { country, language } = parseLocale(locale)
  if (country !== 'de') return []
  const prices = shown.map(async ({ line, path, icon }): Promise<PriceFrom[]> => {
    if (!isLineId(line)) return []
    const [{ definition }, wording] = await Promise.all([
      loadRatedLine(line),
      loadWording(line, language),
    ])
    return [
      {
        line,
        icon,
        name: wording.line.name,
        href: localePath(locale, path),
        monthlyCents: definition.reference.priceCents,
        isMinimum: definition.reference.isMinimum,
        profile: wording.line.reference,
      },
    ]
  })
  return (await Promise.all(prices)).flat()
}

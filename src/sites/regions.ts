/**
 * The regions that the language switcher offers, in its order, with the languages of each.
 * `hu` is a locale but no region of the switcher: its pages are reached by address and search.
 */
import {
  type Country,
  findLocale,
  firstLocaleOfCountry,
  type Language,
  type Locale,
} from './locales.ts'

export const REGIONS = [
  { id: 'de', languages: ['en', 'de'] },
  { id: 'es', languages: ['en', 'es'] },
  { id: 'fr', languages: ['en', 'fr'] },
  { id: 'be', languages: ['en'] },
  { id: 'gr', languages: ['en'] },
  { id: 'it', languages: ['en'] },
  { id: 'mt', languages: ['en'] },
  { id: 'nl', languages: ['en'] },
  { id: 'se', languages: ['en'] },
  { id: 'pt', languages: ['en'] },
  { id: 'ie', languages: ['en'] },
  { id: 'eu', languages: ['en'] },
] as const satisfies readonly { id: Country; languages: readonly Language[] }[]

type Region = (typeof REGIONS)[number]['id']

/** The regions left when only Germany is offered. */
const REDUCED_REGIONS = ['de'] as const satisfies readonly Region[]

export interface LanguageOption {
  readonly id: Language
  /** The language's name in that language. */
  readonly label: string
  /** Where choosing it leads, to be given to the switch target. */
  readonly locale: Locale
}

interface RegionOption {
  /** Also the name of the flag to draw. */
  readonly id: Region
  /** The region's name in the visitor's language. */
  readonly label: string
  readonly languages: readonly LanguageOption[]
}

interface SwitcherOptions {
  /**
   * Offer Germany alone. The specification names a reduced list without its condition: it is
   * used on the business site, as long as company products are sold in Germany only.
   */
  readonly reduced?: boolean
}

/** What the language switcher shows to a visitor who reads `language`. */
export function switcherRegions(
  language: Language,
  { reduced = false }: SwitcherOptions = {},
): readonly RegionOption[] {
  const options = OPTIONS[language]
  const kept: readonly Region[] = REDUCED_REGIONS
  return reduced ? options.filter((option) => kept.includes(option.id)) : options
}

export function countryLabel(country: Country, language: Language): string {
  return COUNTRY_LABELS[country][language]
}

export const LANGUAGE_LABELS: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
}

const COUNTRY_LABELS: Readonly<Record<Country, Readonly<Record<Language, string>>>> = {
  de: { en: 'Germany', de: 'Deutschland', es: 'Alemania', fr: 'Allemagne' },
  es: { en: 'Spain', de: 'Spanien', es: 'España', fr: 'Espagne' },
  fr: { en: 'France', de: 'Frankreich', es: 'Francia', fr: 'France' },
  be: { en: 'Belgium', de: 'Belgien', es: 'Bélgica', fr: 'Belgique' },
  gr: { en: 'Greece', de: 'Griechenland', es: 'Grecia', fr: 'Grèce' },
  it: { en: 'Italy', de: 'Italien', es: 'Italia', fr: 'Italie' },
  mt: { en: 'Malta', de: 'Malta', es: 'Malta', fr: 'Malte' },
  nl: { en: 'Netherlands', de: 'Niederlande', es: 'Países Bajos', fr: 'Pays-Bas' },
  se: { en: 'Sweden', de: 'Schweden', es: 'Suecia', fr: 'Suède' },
  pt: { en: 'Portugal', de: 'Portugal', es: 'Portugal', fr: 'Portugal' },
  ie: { en: 'Ireland', de: 'Irland', es: 'Irlanda', fr: 'Irlande' },
  hu: { en: 'Hungary', de: 'Ungarn', es: 'Hungría', fr: 'Hongrie' },
  eu: { en: 'Europe', de: 'Europa', es: 'Europa', fr: 'Europe' },
}

const OPTIONS: Readonly<Record<Language, readonly RegionOption[]>> = {
  en: optionsIn('en'),
  de: optionsIn('de'),
  es: optionsIn('es'),
  fr: optionsIn('fr'),
}

function optionsIn(language: Language): readonly RegionOption[] {
  return REGIONS.map(({ id, languages }) => ({
    id,
    label: countryLabel(id, language),
    languages: languages.map((each) => ({
      id: each,
      label: LANGUAGE_LABELS[each],
      locale: findLocale(each, id) ?? firstLocaleOfCountry(id),
    })),
  }))
}

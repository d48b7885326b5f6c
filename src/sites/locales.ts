/**
 * The locales of the product: language-country pairs, in the order of the specification.
 * Adding one here adds its address everywhere; the pages that exist in it are chosen in routes.ts.
 */
export const LOCALES = [
  'en-de',
  'de-de',
  'en-es',
  'es-es',
  'en-fr',
  'fr-fr',
  'en-nl',
  'en-it',
  'en-be',
  'en-se',
  'en-mt',
  'en-ie',
  'en-gr',
  'en-pt',
  'en-hu',
  'en-eu',
] as const

export type Locale = (typeof LOCALES)[number]

export const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** Every country that some locale speaks of; `eu` stands for the rest of Europe. */
export type Country = CountryOf<Locale>

export const DEFAULT_LOCALE = 'en-de' satisfies Locale

/** The locale that stands for a language when nothing says which country is meant. */
export const MAIN_LOCALE_OF_LANGUAGE: Readonly<Record<Language, Locale>> = {
  en: 'en-de',
  de: 'de-de',
  es: 'es-es',
  fr: 'fr-fr',
}

/** Why a value is not a locale. */
type LocaleProblem = 'not-defined' | 'not-a-string' | 'not-supported'

export class LocaleError extends Error {
  override readonly name = 'LocaleError'
  readonly problem: LocaleProblem

  constructor(problem: LocaleProblem, message: string) {
    super(message)
    this.problem = problem
  }
}

interface LocaleParts {
  /** The language the page is written in. */
  readonly language: Language
  /** The country the page speaks of. */
  readonly country: Country
}

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(PARTS, value)
}

export function assertLocale(value: unknown): asserts value is Locale {
  if (value === undefined || value === null) {
    throw new LocaleError('not-defined', 'Locale is not defined')
  }
  if (typeof value !== 'string') {
    throw new LocaleError('not-a-string', `Locale must be a string, but is of type ${typeof value}`)
  }
  if (!isLocale(value)) {
    const shown = JSON.stringify(value.slice(0, 40))
    throw new LocaleError(
      'not-supported',
      `Locale ${shown} is not supported; use one of ${LOCALES.join(', ')}`,
    )
  }
}

export function parseLocale(locale: Locale): LocaleParts {
  return PARTS[locale]
}

/** The locale of a language in a country, when it is supported. */
export function findLocale(language: string, country: string): Locale | undefined {
  const candidate = `${language}-${country}`
  return isLocale(candidate) ? candidate : undefined
}

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value)
}

/** The language that somebody once chose, or English where we do not speak it. */
export function knownLanguage(value: unknown): Language {
  return isLanguage(value) ? value : 'en'
}

export function isCountry(value: unknown): value is Country {
  return typeof value === 'string' && Object.hasOwn(FIRST_LOCALE_OF_COUNTRY, value)
}

/** All locales of a country, its first language first. */
export function localesOfCountry(country: Country): readonly Locale[] {
  return LOCALES.filter((locale) => parseLocale(locale).country === country)
}

/** The locale of a country's first language: where a country without a language leads. */
export function firstLocaleOfCountry(country: Country): Locale {
  return FIRST_LOCALE_OF_COUNTRY[country]
}

type CountryOf<L extends string> = L extends `${string}-${infer C}` ? C : never

const PARTS = Object.fromEntries(
  LOCALES.map((locale) => {
    const [language, country] = locale.split('-') as [Language, Country]
    return [locale, { language, country }]
  }),
) as Readonly<Record<Locale, LocaleParts>>

// Later entries win, so the first locale of each country has to come last.
const FIRST_LOCALE_OF_COUNTRY = Object.fromEntries(
  LOCALES.toReversed().map((locale) => [PARTS[locale].country, locale]),
) as Readonly<Record<Country, Locale>>

import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { GERMAN_WORDS } from '#i18n/german-words.ts'
import { LOCAL_WORDS } from '#i18n/local-words.ts'
import { markWords } from '#i18n/mark-words.ts'
import type { Language } from '#sites/locales.ts'

/**
 * Words that German texts have too and that need no mark: names (of places, companies, breeds),
 * and what is at home in the other language as well.
 */
const AT_HOME = `
  Aachen Anhalt Augsburg Baden Berlin Bielefeld Bonn Brandenburg Bremen Dortmund Düsseldorf Essen Europa
  Hamburg Holstein Lippe Magdeburg Mecklenburg Münster Saarland Schengen Schleswig Württemberg
  Feather Försäkringsbyrå Försäkringskassan Gesundheit Google Intercom Schufa Techniker
  Alano American Argentino Australian Beagle Bengal Border Boxer Brasileiro Bulldog Bullmastiff Cane
  Chihuahua Chips Cocker Collie Coon Corso Dobermann Dogo Fila Fold Golden Husky Jack Kangal Labrador
  Maine Mastiff Ragdoll Retriever Rhodesian Ridgeback Rottweiler Russell Scottish Shepherd Shih Spaniel
  Sphynx Staffordshire Staffordshires Terrier Tosa Yorkshire
  Balance Blog Coaching Core Flexible Hotel Illustration Jobcenter Land Management November Pedelec
  Premium Science Singles Transport Young
`.match(/\S+/g)

/** All but the settings, which hold names and addresses. */
const TEXTS = [
  'content/!(settings)/*.json',
  'src/insurance/**/copy/*.json',
  'src/i18n/messages/**/*.json',
] as const

/** What is never drawn: names inside of the content, and words for the search alone. */
const NOT_DRAWN =
  /^(?:__component|categories|field|files|form|icon|keywords|line|path|related|scene|site|tone|tool|topic|url|value)$/

const words = wordsByLanguage()

it.each(['en', 'es', 'fr'] as const)('%s has no German word without a mark', (language) => {
  const german = words.de
  const own = words[language]
  const forgotten = [...own].filter(([word]) => {
    if (AT_HOME?.includes(word) || isLaw(word)) return false
    return looksGerman(word) || (isNoun(word) && german.has(word) && !own.has(word.toLowerCase()))
  })
  expect(forgotten.map(([word, file]) => `${word} in ${file}`)).toEqual([])
})

it('lists are in the order of the alphabet, and say everything once', () => {
  for (const list of [GERMAN_WORDS, ...Object.values(LOCAL_WORDS)]) {
    const sorted = [...new Set(list)].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    expect(list).toEqual(sorted)
  }
})

/** Short for its name: VersVermV, GOÄ. */
function isLaw(word: string): boolean {
  return /\p{L}\p{Lu}$/u.test(word)
}

function isNoun(word: string): boolean {
  return /^\p{Lu}\p{Ll}{3}/u.test(word)
}

/** Letters that only German has among our four languages, and endings of its nouns. */
function looksGerman(word: string): boolean {
  return (
    /[äöß]|ü(?!e)/i.test(word) ||
    /^\p{Lu}.*(?:ung|keit|heit|schaft|kasse|beitrag|gesetz|steuer|recht|geld|pflicht|rente)$/u.test(
      word,
    )
  )
}

/** Every word that stands unmarked in the texts of a language, with a file where it does. */
function wordsByLanguage(): Record<Language, Map<string, string>> {
  const found = { en: new Map(), de: new Map(), es: new Map(), fr: new Map() }
  for (const file of globSync([...TEXTS])) {
    const language = languageOf(file)
    if (!language) continue
    for (const text of textsIn(JSON.parse(readFileSync(file, 'utf8')))) {
      const unmarked = markWords(text, language)
        .replace(/<span lang="..">.*?<\/span>/g, ' ')
        .replace(/<[^>]*>|\{\{.*?\}\}|https?:\S+|\S+@\S+/g, ' ')
      for (const [word] of unmarked.matchAll(/\p{L}+/gu)) found[language].set(word, file)
    }
  }
  return found
}

function languageOf(file: string): Language | undefined {
  return /\/(en|de|es|fr)(?:-[a-z]{2}--|\/|\.json$)/.exec(file)?.[1] as Language | undefined
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => (NOT_DRAWN.test(key) ? [] : textsIn(each)))
}

import type { Language } from '#sites/locales.ts'
import { type ForeignWords, foreignWordAt, foreignWords, LETTERS } from './foreign-words.ts'
import { GERMAN_WORDS } from './german-words.ts'
import { LOCAL_WORDS } from './local-words.ts'
import { WHOLE, WHOLE_WORDS } from './whole-words.ts'

/**
 * A page with the words of other languages marked as such, so that they are read out as they sound
 * (WCAG 3.1.2), and those marked that no line shall end within. Done once over the whole page, so that
 * no text of any block can be forgotten. Attributes stay as they are, and so does what can hold no
 * element or is compared when it wakes.
 */
export function markWords(html: string, language: Language): string {
  const words = WORDS_BESIDE[language]
  // There is nothing else to find in German, and most pages do not have it.
  if (language === 'de' && !/e-mail/i.test(html)) return html
  let marked = ''
  let done = 0
  PARTS.lastIndex = 0
  for (let part = PARTS.exec(html); part; part = PARTS.exec(html)) {
    const word = foreignWordAt(words, html, { first: part[0], at: part.index })
    if (!word) continue
    const mark = word.language === WHOLE ? `class="${WHOLE}"` : `lang="${word.language}"`
    marked += `${html.slice(done, part.index)}<span ${mark}>${word.text}</span>`
    done = part.index + word.text.length
    PARTS.lastIndex = done
  }
  return marked + html.slice(done)
}

/** Elements to be left alone as a whole, other tags, and words. */
const PARTS = new RegExp(
  `<(head|script|style|svg|select|textarea|feather-island)[ >].*?</\\1>|<[^>]*>|[${LETTERS}]+`,
  'gs',
)

const beside = foreignWords({ de: GERMAN_WORDS, ...WHOLE_WORDS })

/** Only English is read in countries that speak something else. */
const WORDS_BESIDE: Record<Language, ForeignWords> = {
  de: foreignWords(WHOLE_WORDS),
  en: foreignWords({ de: GERMAN_WORDS, ...LOCAL_WORDS, ...WHOLE_WORDS }),
  es: beside,
  fr: beside,
}

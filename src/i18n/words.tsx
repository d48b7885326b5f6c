import { createContext, Fragment, type ReactNode, useContext } from 'react'
import type { Language } from '#sites/locales.ts'
import {
  type ForeignWord,
  type ForeignWords,
  foreignWordAt,
  foreignWords,
  LETTERS,
} from './foreign-words.ts'
import { GERMAN_WORDS } from './german-words.ts'
import { WHOLE, WHOLE_WORDS } from './whole-words.ts'

/**
 * The language around, given where React runs in the browser. Pages without it are marked as a
 * whole (`mark-words.ts`).
 */
export const PageLanguageContext = createContext<Language | undefined>(undefined)

/**
 * A text, its German words marked as such: they are read out as they sound (WCAG 3.1.2). Marked are
 * also those that no line shall end within.
 */
export function Words({ children }: { children?: ReactNode }): ReactNode {
  const language = useContext(PageLanguageContext)
  if (language === undefined || typeof children !== 'string') return children
  const parts = cutAtWords(children, language === 'de' ? whole : german)
  if (parts.length === 1) return children
  // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}

function cutAtWords(text: string, words: ForeignWords): ReactNode[] {
  const parts: ReactNode[] = []
  let done = 0
  for (const { 0: first, index: at } of text.matchAll(WORD)) {
    const word = at < done ? undefined : foreignWordAt(words, text, { first, at })
    if (!word) continue
    parts.push(text.slice(done, at), marked(word))
    done = at + word.text.length
  }
  return [...parts, text.slice(done)]
}

function marked({ text, language }: ForeignWord): ReactNode {
  return language === WHOLE ? (
    <span className={WHOLE}>{text}</span>
  ) : (
    <span lang={language}>{text}</span>
  )
}

const whole = foreignWords(WHOLE_WORDS)
const german = foreignWords({ de: GERMAN_WORDS, ...WHOLE_WORDS })
const WORD = new RegExp(`[${LETTERS}]+`, 'g')

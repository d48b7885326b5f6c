import { createContext, useContext, useMemo } from 'react'
import type { Locale } from '#sites/locales.ts'
import { makeTranslator } from './make-translator.ts'
import type { Messages, Namespace } from './messages/index.ts'

/** Some namespaces in one language: all the wording that a browser ever gets. */
export type Wording<N extends Namespace = Namespace> = {
  locale: Locale
  messages: Partial<Messages> & Pick<Messages, N>
}

/** Filled by the root layout from what the loaders of the matched routes sent as `wording`. */
export const WordingContext = createContext<Wording<never> | undefined>(undefined)

/**
 * Wording for components that also run in the browser. The loader of their route returns
 * `wording: pickWording(locale, 'namespace', …)`; a key that does not exist is a type error.
 */
export function useWording<N extends Namespace>(namespace: N) {
  const wording = useContext(WordingContext)
  return useMemo(() => {
    if (wording?.messages[namespace] === undefined) {
      throw new Error(`No loader of this page sent the wording of ${namespace}: see pickWording.`)
    }
    return makeTranslator(wording.locale, wording.messages as Messages, namespace)
  }, [wording, namespace])
}

/** The locale in which the page speaks, for numbers and dates. */
export function useLocale(): Locale {
  const wording = useContext(WordingContext)
  if (!wording) throw new Error('This component stands outside of the root layout.')
  return wording.locale
}

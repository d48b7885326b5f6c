import { type Locale, parseLocale } from '#sites/locales.ts'
import { makeTranslator } from './make-translator.ts'
import { messages, type Namespace } from './messages/index.ts'

/**
 * Wording of one namespace in the visitor's language, on the server, which knows all of it. A key
 * that does not exist is a type error. Pages that run in the browser use `useWording` instead.
 */
export function translator<N extends Namespace>(locale: Locale, namespace: N) {
  return makeTranslator(locale, messages[parseLocale(locale).language], namespace)
}

import { type Locale, parseLocale } from '#sites/locales.ts'
import { makeTranslator } from './make-translator.ts'
import { messages, type Namespace } from './messages/index.ts'

/**
 * Wording of one namespace in the visitor's language, on the server, which knows all of it. A key
 * that does not exist is a type error. Pages that run in the browser use `useWording` instead.
 */
export function translator<N extends Namespace>(locale: Locale, namespace: N): Translator<N> {
  const name = `${locale} ${namespace}`
  const known = translators.get(name)
  // The name says which namespace it speaks.
  if (known) return known as Translator<N>
  const made = makeTranslator(locale, messages[parseLocale(locale).language], namespace)
  translators.set(name, made)
  return made
}

type Translator<N extends Namespace> = ReturnType<typeof makeTranslator<N>>

/** A translator reads each of its messages once, so every page after the first finds them read. */
const translators = new Map<string, unknown>()

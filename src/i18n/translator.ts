import { createTranslator, type IntlError, IntlErrorCode } from 'use-intl/core'
import { type Locale, parseLocale } from '#sites/locales.ts'
import { type Messages, messages, type Namespace } from './messages/index.ts'

/** Wording of one namespace in the visitor's language. A key that does not exist is a type error. */
export function translator<N extends Namespace>(locale: Locale, namespace: N) {
  return createTranslator<Messages, N>({
    locale,
    messages: messages[parseLocale(locale).language],
    namespace,
    onError: (error) => reportMissing(error, locale, namespace),
    getMessageFallback: () => '',
  })
}

/** In development a missing key stops the work; in production the visitor sees nothing. */
function reportMissing(error: IntlError, locale: Locale, namespace: string): void {
  if (!import.meta.env.DEV) return
  if (error.code !== IntlErrorCode.MISSING_MESSAGE) throw error
  const key = /`([^`]+)`/.exec(error.message)?.[1] ?? error.message
  throw new Error(`[Translation] Missing key: ${key} locale: ${locale} namespace: ${namespace}`)
}

import { createTranslator, type IntlError, IntlErrorCode } from 'use-intl/core'
import type { Locale } from '#sites/locales.ts'
import type { Messages, Namespace } from './messages/index.ts'

/** A translator over messages that somebody else chose; holds no wording itself. */
export function makeTranslator<N extends Namespace>(
  locale: Locale,
  messages: Pick<Messages, N>,
  namespace: N,
) {
  return createTranslator<Messages, N>({
    locale,
    // Only the namespace is read, which is all that the keys' types allow.
    messages: messages as Messages,
    namespace,
    onError: (error) => reportMissing(error, locale, namespace),
    getMessageFallback: () => '',
  })
}

/** In development a missing key stops the work; in production the visitor sees nothing. */
function reportMissing(error: IntlError, locale: Locale, namespace: string): void {
  if (!import.meta.env.DEV) return
  if (error.code !== IntlErrorCode.MISSING_MESSAGE) throw error
  const path = /`([^`]+)`/.exec(error.message)?.[1] ?? error.message
  const key = path.replace(`${namespace}.`, '')
  throw new Error(`[Translation] Missing key: ${key} locale: ${locale} namespace: ${namespace}`)
}

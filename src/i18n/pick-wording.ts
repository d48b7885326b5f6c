import { type Locale, parseLocale } from '#sites/locales.ts'
import { type Messages, messages, type Namespace } from './messages/index.ts'
import type { Wording } from './use-wording.ts'

/**
 * What a loader hands to the browser as `wording`: the namespaces that its page uses, in the one
 * language that the visitor reads.
 */
export function pickWording<N extends Namespace>(
  locale: Locale,
  ...namespaces: readonly N[]
): Wording<N> {
  const all = messages[parseLocale(locale).language]
  const picked = Object.fromEntries(namespaces.map((name) => [name, all[name]]))
  return { locale, messages: picked as Pick<Messages, N> }
}

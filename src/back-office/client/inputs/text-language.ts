import { useWatch } from 'react-hook-form'

/** The language in which a document is written: its words are no English in an English form. */
export function useTextLanguage(): string | undefined {
  const locale: unknown = useWatch({ name: 'locale' })
  return typeof locale === 'string' ? locale.slice(0, 2) : undefined
}

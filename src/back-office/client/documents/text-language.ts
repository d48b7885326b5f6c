import { createContext, useContext } from 'react'

/** The language in which a document is written: its words are no English in an English form. */
export const TextLanguageContext = createContext<string | undefined>(undefined)

export function useTextLanguage(): string | undefined {
  return useContext(TextLanguageContext)
}

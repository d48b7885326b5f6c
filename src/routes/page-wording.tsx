import { type ReactNode, useContext, useMemo } from 'react'
import { useMatches } from 'react-router'
import { type Wording, WordingContext } from '#i18n/use-wording.ts'
import { PageLanguageContext } from '#i18n/words.tsx'
import { parseLocale } from '#sites/locales.ts'
import { PageMannerContext } from './page-manner.ts'

/** Joins the wording of the document with what the loaders of the matched routes sent. */
export function PageWording({ children }: { children: ReactNode }) {
  const page = useContext(PageMannerContext)
  const matches = useMatches()
  const wording = useMemo(
    () => ({
      locale: page.locale,
      messages: Object.assign(
        {},
        page.wording.messages,
        ...matches.map(({ loaderData }) => wordingOf(loaderData)?.messages),
      ),
    }),
    [page, matches],
  )
  const language = page.manner === 'hydrated' ? parseLocale(page.locale).language : 'de'
  return (
    <PageLanguageContext value={language}>
      <WordingContext value={wording}>{children}</WordingContext>
    </PageLanguageContext>
  )
}

function wordingOf(loaderData: unknown): Wording<never> | undefined {
  const isRecord = typeof loaderData === 'object' && loaderData !== null
  return isRecord && 'wording' in loaderData ? (loaderData.wording as Wording<never>) : undefined
}

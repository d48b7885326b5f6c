import type { ReactNode } from 'react'
import { COLON } from '#insurance/values/colon.ts'
import { parseLocale } from '#sites/locales.ts'
import { useLocale } from './use-wording.ts'

/** What a link or button is about, for those who do not see where it stands: "Change: Your bike". */
export function HeardAfter({ children }: { children: ReactNode }) {
  const { language } = parseLocale(useLocale())
  return (
    <span className="ui-visually-hidden">
      {COLON[language]} {children}
    </span>
  )
}

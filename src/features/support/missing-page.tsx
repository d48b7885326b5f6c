import { useId } from 'react'
import { useWording } from '#i18n/use-wording.ts'
import { ErrorPage } from '#shell/error-page.tsx'
import type { Missing } from './load-missing.ts'

/** No page is here; perhaps one of these was meant. */
export function MissingPage({ homeHref, nearby }: Missing) {
  const t = useWording('errors')
  const heading = useId()
  return (
    <ErrorPage status={404} homeHref={homeHref}>
      {nearby.length > 0 && (
        <nav className="error-page__nearby" aria-labelledby={heading}>
          <h2 id={heading}>{t('nearby')}</h2>
          <ul>
            {nearby.map(({ href, title }) => (
              <li key={href}>
                <a href={href} className="ui-link">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </ErrorPage>
  )
}

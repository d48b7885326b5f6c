import { useId } from 'react'
import { translator } from '#i18n/translator.ts'
import { useWording } from '#i18n/use-wording.ts'
import { ErrorPage, useFrame } from '#shell/error-page.tsx'
import type { FrameLink } from '#shell/frame-menu.ts'
import type { SiteFrame } from '#shell/site-frame.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import type { Missing } from './load-missing.ts'

/** No page is here; perhaps one of these was meant. If none comes near, the lines that there are. */
export function MissingPage({ homeHref, nearby }: Missing) {
  const t = useWording('errors')
  const frame = useFrame<SiteFrame>()
  return (
    <ErrorPage status={404} homeHref={homeHref}>
      {frame?.searchHref && (
        <search>
          <form action={frame.searchHref} className="error-page__search">
            <TextField name="q" type="search" label={t('search')} maxLength={200} />
            <Button type="submit" variant="secondary">
              {translator(frame.locale, 'support')('searchButton')}
            </Button>
          </form>
        </search>
      )}
      {nearby.length > 0 ? (
        <Offered
          title={t('nearby')}
          links={nearby.map(({ href, title }) => ({ href, name: title }))}
        />
      ) : (
        <Offered title={t('lines')} links={frame?.firstLines ?? []} />
      )}
    </ErrorPage>
  )
}

function Offered({ title, links }: { title: string; links: FrameLink[] }) {
  const heading = useId()
  if (links.length === 0) return null
  return (
    <nav className="error-page__nearby" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul>
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href} className="ui-link">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

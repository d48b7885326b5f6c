import { translator } from '#i18n/translator.ts'
import type { Locale } from '#sites/locales.ts'

type Crumb = { name: string; href: string }

type CrumbsProps = {
  locale: Locale
  /** The pages above this one, from the top. */
  above: readonly Crumb[]
  /** The page itself, where its title does not follow at once. */
  current?: string
}

/** The way back, above the title of a page that lies deeper. */
export function Crumbs({ locale, above, current }: CrumbsProps) {
  const t = translator(locale, 'blocks')
  return (
    <nav className="crumbs" aria-label={t('crumbs.label')}>
      <ol>
        {above.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>
              <span>{name}</span>
            </a>
          </li>
        ))}
        {current && <li aria-current="page">{current}</li>}
      </ol>
    </nav>
  )
}

import type { BlockPlace } from '#blocks/block-props.ts'
import { translator } from '#i18n/translator.ts'

type CrumbsProps = {
  ancestors: readonly { name: string; path: string }[]
  current: string
  place: BlockPlace
}

/** The way back, above the title of a page that lies deeper. */
export function Crumbs({ ancestors, current, place }: CrumbsProps) {
  const t = translator(place.locale, 'blocks')
  return (
    <nav className="ui-page crumbs" aria-label={t('crumbs.label')}>
      <ol>
        <li>
          <a href={place.href('/')}>{t('crumbs.home')}</a>
        </li>
        {ancestors.map(({ name, path }) => (
          <li key={path}>
            <a href={place.href(path)}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}

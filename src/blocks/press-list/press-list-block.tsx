import { formatDate } from '#i18n/format-date.ts'
import { translator } from '#i18n/translator.ts'
import { Badge } from '#ui/badge/badge.tsx'
import type { BlockProps } from '../block-props.ts'
import { RichText } from '../rich-text/rich-text.tsx'

export function PressListBlock({ block, place, view }: BlockProps<'blocks.press-list'>) {
  const t = translator(place.locale, 'company')
  const items = view?.items ?? []
  return (
    <section className="ui-page ui-section press-block">
      <h2>{block.title}</h2>
      {items.length === 0 ? (
        <p className="block-lead">{block.emptyText}</p>
      ) : (
        <ul className="press-list">
          {items.map(({ title, kind, date, publication, url, summary, body, anchor }) => (
            <li key={anchor} id={anchor}>
              <p className="press-list__when">
                <Badge size="small">{t(`press.${kind}`)}</Badge>
                <time dateTime={date}>{formatDate(date, place.locale)}</time>
              </p>
              <h3>{title}</h3>
              {summary && <p>{summary}</p>}
              {body && <RichText html={body} place={place} />}
              {url && (
                <p>
                  <a href={url} rel="noopener">
                    {t('press.read', { publication: publication ?? new URL(url).hostname })}
                  </a>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

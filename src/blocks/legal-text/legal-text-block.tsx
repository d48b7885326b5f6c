import { formatDate } from '#i18n/format-date.ts'
import { translator } from '#i18n/translator.ts'
import { Button } from '#ui/button/button.tsx'
import { DownloadIcon } from '#ui/icons/icons.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { BlockProps } from '../block-props.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { SettingList } from './setting-list.tsx'

/** A text of law that can be read, quoted by section, and printed. */
export function LegalTextBlock({ block, place, view }: BlockProps<'blocks.legal-text'>) {
  const { title, summary, version, validFrom, translationNote, sections } = block
  const t = translator(place.locale, 'company')
  return (
    <article className="ui-page legal-text">
      <header className="legal-text__head">
        <h1>{title}</h1>
        <p className="legal-text__version">
          {t('version', { version })}
          {validFrom && `, ${t('validFrom', { date: formatDate(validFrom, place.locale) })}`}
        </p>
        {summary && <p className="legal-text__summary">{summary}</p>}
        {translationNote && <Notice kind="info">{translationNote}</Notice>}
      </header>
      <nav className="legal-text__contents" aria-label={t('contents')}>
        <p>{t('contents')}</p>
        <ol>
          {sections.map((section, index) => (
            <li key={section.title}>
              <a href={`#${anchorOf(index)}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal-text__body">
        {sections.map((section, index) => (
          <section key={section.title} id={anchorOf(index)}>
            <h2>
              <span className="legal-text__number">{index + 1}</span> {section.title}
            </h2>
            {section.body && <RichText html={section.body} place={place} />}
            {section.list && <SettingList facts={view?.facts[section.list] ?? []} />}
          </section>
        ))}
        <p className="legal-text__paper">
          <Button href={view?.paperHref ?? '#'} variant="secondary" iconStart={<DownloadIcon />}>
            {t('paper', { version })}
          </Button>
        </p>
      </div>
    </article>
  )
}

/** By number, as sections of law are quoted: it stays when a title is reworded. */
function anchorOf(index: number): string {
  return `section-${index + 1}`
}

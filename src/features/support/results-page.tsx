import { setTitle, setType } from '#i18n/set-type.ts'
import { translator } from '#i18n/translator.ts'
import { parseLocale } from '#sites/locales.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { SearchScene } from '#ui/scenes/search-scene.tsx'
import { AnswerLinks } from './answer-links.tsx'
import { ContactOptions } from './contact-options.tsx'
import type { loadResults } from './load-results.ts'
import { Marked } from './marked.tsx'
import { SearchField } from './search-field.tsx'

type ResultsPageProps = Awaited<ReturnType<typeof loadResults>>['page']

export function ResultsPage(props: ResultsPageProps) {
  const { locale, scope, query, found, popular, isLent, contact, searchBox } = props
  const t = translator(locale, 'support')
  const { results, corrected } = found
  const { language } = parseLocale(locale)
  const isElsewhere = found.scope !== scope
  return (
    <>
      <section className="ui-page">
        <div className="support-hero support-hero--small">
          <div>
            <h1>{scope === 'help' ? t('searchTitle') : t('siteTitle')}</h1>
            {scope === 'site' && <p>{t('siteLead')}</p>}
            <SearchField {...searchBox} />
          </div>
          <SearchScene />
        </div>
      </section>
      {query !== '' && (
        <section className="ui-page support-results" aria-labelledby="results">
          <h2 id="results">
            {results.length > 0
              ? t(isElsewhere ? 'elsewhere' : 'results', { count: results.length, query })
              : t('nothing', { query })}
          </h2>
          {corrected && results.length > 0 && <p>{t('corrected', { words: corrected })}</p>}
          {isElsewhere && <p>{t('elsewhereText')}</p>}
          {results.length === 0 && <p>{t('nothingText')}</p>}
          <ol>
            {results.map(({ kind, href, title, excerpt }) => (
              <li key={href}>
                <p className="support-results__kind">{t(`kinds.${kind}`)}</p>
                <h3>
                  <a href={href}>
                    <Marked
                      pieces={title.map(({ text, hit }) => ({
                        text: setTitle(text, language),
                        hit,
                      }))}
                    />
                  </a>
                </h3>
                <p>
                  <Marked pieces={setType(excerpt, language)} />
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {popular.length > 0 && (
        <section className="ui-page support-section">
          <h2>{t('popular')}</h2>
          {isLent && <Notice>{t('lent')}</Notice>}
          <AnswerLinks locale={locale} answers={popular} />
        </section>
      )}
      <ContactOptions locale={locale} contact={contact} />
    </>
  )
}

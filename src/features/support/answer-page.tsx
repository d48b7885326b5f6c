import { Crumbs } from '#blocks/crumbs/crumbs.tsx'
import { RichText } from '#blocks/rich-text/rich-text.tsx'
import { setTitle } from '#i18n/set-type.ts'
import { translator } from '#i18n/translator.ts'
import { parseLocale } from '#sites/locales.ts'
import { AnswerLinks } from './answer-links.tsx'
import { ContactOptions } from './contact-options.tsx'
import type { loadAnswer } from './load-answer.ts'
import { SearchField } from './search-field.tsx'
import { VoteForm } from './vote-form.tsx'

type AnswerPageProps = NonNullable<Awaited<ReturnType<typeof loadAnswer>>>['page']

/** The links of the text lead into the locale already. */
const asWritten = (link: string) => link

export function AnswerPage(props: AnswerPageProps) {
  const { locale, title, summary, topic, body, related, line, contact, action, voted } = props
  const t = translator(locale, 'support')
  return (
    <>
      <div className="ui-page support-columns support-columns--answer">
        <article>
          <Crumbs
            locale={locale}
            above={[
              { name: t('back'), href: props.supportHref },
              { name: t(`topic.${topic}.title`), href: props.topicHref },
            ]}
          />
          <h1>{setTitle(title, parseLocale(locale).language)}</h1>
          {summary && (
            <div className="support-short">
              <p>
                <strong>{t('short')}</strong>
              </p>
              <p>{summary}</p>
            </div>
          )}
          <div className="ui-article support-answer">
            {body.parts.map((part) =>
              part.kind === 'text' ? (
                <RichText key={part.html} html={part.html} place={{ locale, href: asWritten }} />
              ) : null,
            )}
          </div>
          <p className="support-updated">{t('updated', { date: props.updated })}</p>
          <VoteForm locale={locale} action={action} voted={voted} />
        </article>
        <aside aria-label={t('related')}>
          <SearchField {...props.searchBox} />
          {related.length > 0 && (
            <>
              <h2>{t('related')}</h2>
              <AnswerLinks locale={locale} answers={related} />
            </>
          )}
          {line && (
            <p className="support-line">
              <a href={line.href} className="ui-link">
                {line.name}
              </a>
              {line.price && (
                <span>
                  {line.price.lead} {line.price.amount} {line.price.month}
                </span>
              )}
            </p>
          )}
        </aside>
      </div>
      <ContactOptions locale={locale} contact={contact} />
    </>
  )
}

import { Crumbs } from '#blocks/crumbs/crumbs.tsx'
import { setTitle } from '#i18n/set-type.ts'
import { translator } from '#i18n/translator.ts'
import { parseLocale } from '#sites/locales.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { AnswerLinks } from './answer-links.tsx'
import { ContactOptions } from './contact-options.tsx'
import type { loadAnswerList } from './load-answer-list.ts'
import { SearchField } from './search-field.tsx'

type AnswerListPageProps = NonNullable<Awaited<ReturnType<typeof loadAnswerList>>>['page']

export function AnswerListPage(props: AnswerListPageProps) {
  const { locale, heading, text, answers, topics, isLent, contact, searchBox, supportHref } = props
  const t = translator(locale, 'support')
  return (
    <>
      <section className="ui-page support-head">
        <Crumbs locale={locale} above={[{ name: t('back'), href: supportHref }]} />
        <h1>{setTitle(heading, parseLocale(locale).language)}</h1>
        <p>{text}</p>
        {isLent && <Notice>{t('lent')}</Notice>}
      </section>
      <div className="ui-page support-columns">
        <AnswerLinks locale={locale} answers={answers} withSummary />
        <aside aria-label={t('other')}>
          <SearchField {...searchBox} />
          {topics.length > 0 && (
            <>
              <h2>{t('other')}</h2>
              <ul className="support-products">
                {topics.map(({ topic, href }) => (
                  <li key={topic}>
                    <a href={href}>{t(`topic.${topic}.title`)}</a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </aside>
      </div>
      <ContactOptions locale={locale} contact={contact} />
    </>
  )
}

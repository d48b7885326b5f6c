import { softHyphens } from '#i18n/set-type.ts'
import { translator } from '#i18n/translator.ts'
import { Card } from '#ui/card/card.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { HelpScene } from '#ui/scenes/help-scene.tsx'
import { AnswerLinks } from './answer-links.tsx'
import { ContactOptions } from './contact-options.tsx'
import type { loadSupport } from './load-support.ts'
import { SearchField } from './search-field.tsx'
import { TopicIcon } from './topic-icon.tsx'

type SupportPageProps = Awaited<ReturnType<typeof loadSupport>>['page']

export function SupportPage(props: SupportPageProps) {
  const { locale, popular, topics, products, isLent, contact, searchBox } = props
  const t = translator(locale, 'support')
  return (
    <>
      <section className="ui-page">
        <div className="support-hero">
          <div>
            <h1>{t('title')}</h1>
            <p>{t('lead')}</p>
            <SearchField {...searchBox} />
          </div>
          <HelpScene />
        </div>
      </section>
      {isLent && (
        <div className="ui-page">
          <Notice>{t('lent')}</Notice>
        </div>
      )}
      {popular.length > 0 && (
        <section className="ui-page support-section">
          <h2>{t('popular')}</h2>
          <AnswerLinks locale={locale} answers={popular} />
        </section>
      )}
      {topics.length > 0 && (
        <section className="ui-page support-section">
          <h2>{t('topics')}</h2>
          <ul className="support-topics">
            {topics.map(({ topic, href, count }) => (
              <Card as="li" key={topic} interactive padding="small">
                <TopicIcon topic={topic} />
                <h3>
                  <a href={href} className="ui-card__link">
                    {softHyphens(t(`topic.${topic}.title`))}
                  </a>
                </h3>
                <p>{t(`topic.${topic}.text`)}</p>
                <p className="support-topics__count">{t('answers', { count })}</p>
              </Card>
            ))}
          </ul>
        </section>
      )}
      {products.length > 0 && (
        <section className="ui-page support-section">
          <h2>{t('products')}</h2>
          <ul className="support-products">
            {products.map(({ product, name, href }) => (
              <li key={product}>
                <a href={href}>
                  <span>{name}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ContactOptions locale={locale} contact={contact} />
    </>
  )
}

import { translator } from '#i18n/translator.ts'
import type { Locale } from '#sites/locales.ts'
import { ArrowRightIcon } from '#ui/icons/icons.tsx'
import { EmptyScene } from '#ui/scenes/empty-scene.tsx'
import { ArticleCard } from './article-card.tsx'
import type { ShownCategory } from './blog-categories.ts'
import type { BlogSection } from './load-blog.ts'
import type { ShownCard } from './shown-card.ts'

type BlogPageProps = {
  locale: Locale
  lead: ShownCard | undefined
  /** The categories that have articles. */
  topics: ShownCategory[]
  sections: BlogSection[]
}

export function BlogPage({ locale, lead, topics, sections }: BlogPageProps) {
  const t = translator(locale, 'blog')
  return (
    <>
      <section className="ui-page blog-hero">
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
        {topics.length > 0 && (
          <nav aria-label={t('topics')} className="blog-topics">
            <ul>
              {topics.map(({ uid, href, title }) => (
                <li key={uid}>
                  <a href={href}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </section>
      {lead && (
        <div className="ui-page blog-lead">
          <ArticleCard locale={locale} card={lead} look="lead" heading="h2" mark={t('popular')} />
        </div>
      )}
      {sections.length === 0 && !lead && (
        <div className="ui-page blog-empty">
          <EmptyScene />
          <h2>{t('emptyTitle')}</h2>
        </div>
      )}
      {sections.map(({ category, cards }) => (
        <section key={category.uid} className="ui-page blog-section" data-reveal="">
          <div className="blog-section__head">
            <div>
              <h2>{category.title}</h2>
              <p>{category.description}</p>
            </div>
            <a href={category.href} className="ui-link">
              {t('all', { category: category.title })}
              <ArrowRightIcon />
            </a>
          </div>
          <ul className="article-cards">
            {cards.map((card) => (
              <ArticleCard key={card.uid} locale={locale} card={card} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

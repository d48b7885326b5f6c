import { Scene } from '#blocks/scene.tsx'
import { setTitle } from '#i18n/set-type.ts'
import { translator } from '#i18n/translator.ts'
import { type Locale, parseLocale } from '#sites/locales.ts'
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
                  <a href={href}>
                    <span>{title}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </section>
      {lead && (
        <div className="ui-page blog-lead">
          <ArticleCard
            locale={locale}
            // Its category shows its own drawing below.
            card={{ ...lead, scene: 'home' }}
            look="lead"
            heading="h2"
            mark={t('popular')}
          />
        </div>
      )}
      {sections.length === 0 && !lead && (
        <div className="ui-page blog-empty">
          <EmptyScene />
          <h2>{t('emptyTitle')}</h2>
        </div>
      )}
      <div className="ui-page blog-shelves">
        {sections.map((section) => (
          <Shelf key={section.category.uid} locale={locale} {...section} />
        ))}
      </div>
    </>
  )
}

/** A category: its drawing once, and its articles as a list. */
function Shelf({ locale, category, cards }: BlogSection & { locale: Locale }) {
  const t = translator(locale, 'blog')
  const { language } = parseLocale(locale)
  return (
    <section className="blog-shelf" data-reveal="">
      <Scene name={category.scene} />
      <div className="blog-shelf__words">
        <h2>{setTitle(category.title, language)}</h2>
        <p>{category.description}</p>
        <ul>
          {cards.map(({ uid, href, title, minutes }) => (
            <li key={uid}>
              <a href={href}>
                <span>{setTitle(title, language)}</span>
              </a>
              <span>{t('minutes', { count: minutes })}</span>
            </li>
          ))}
        </ul>
        <a href={category.href} className="ui-link">
          <span>{t('all', { category: category.title })}</span>
          <ArrowRightIcon />
        </a>
      </div>
    </section>
  )
}

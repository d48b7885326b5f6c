import { Crumbs } from '#blocks/crumbs/crumbs.tsx'
import type { RelatedLinesView } from '#blocks/related-lines/prepare-related-lines.ts'
import { RelatedLines } from '#blocks/related-lines/related-lines.tsx'
import { Scene } from '#blocks/scene.tsx'
import { setTitle } from '#i18n/set-type.ts'
import { translator } from '#i18n/translator.ts'
import { type Locale, parseLocale } from '#sites/locales.ts'
import { ArrowLeftIcon, ArrowRightIcon } from '#ui/icons/icons.tsx'
import { ArticleCard } from './article-card.tsx'
import type { ShownCategory } from './blog-categories.ts'
import type { ShownCard } from './shown-card.ts'

type CategoryPageProps = {
  locale: Locale
  category: ShownCategory
  lead: ShownCard | undefined
  cards: ShownCard[]
  page: number
  pageCount: number
  /** What leads on from a section on life in a country. */
  lines: RelatedLinesView['lines']
  /** The other categories that have articles. */
  elsewhere: ShownCategory[]
  blogHref: string
}

export function CategoryPage(props: CategoryPageProps) {
  const { locale, category, lead, cards, pageCount, lines, elsewhere, blogHref } = props
  const t = translator(locale, 'blog')
  const isEmpty = !lead && cards.length === 0
  return (
    <>
      <section className="ui-page category-hero">
        <div>
          <Crumbs locale={locale} above={[{ name: t('title'), href: blogHref }]} />
          <h1>{setTitle(category.title, parseLocale(locale).language)}</h1>
          <p>{isEmpty ? t('emptyText') : category.description}</p>
        </div>
        {!lead && <Scene name={category.scene} />}
      </section>
      <div className="ui-page category-list">
        {lead && (
          <ArticleCard locale={locale} card={lead} look="lead" heading="h2" mark={t('popular')} />
        )}
        {cards.length > 0 && (
          <ul className="article-cards">
            {cards.map((card) => (
              <ArticleCard key={card.uid} locale={locale} card={card} heading="h2" mark="" />
            ))}
          </ul>
        )}
        {pageCount > 1 && <Pages {...props} />}
      </div>
      <RelatedLines title={t('firstLines')} lines={lines} />
      <nav aria-label={t('topics')} className="ui-page blog-topics category-elsewhere">
        <ul>
          {elsewhere.map((each) => (
            <li key={each.uid}>
              <a href={each.href}>
                <span>{each.title}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

function Pages({ locale, category, page, pageCount }: CategoryPageProps) {
  const t = translator(locale, 'blog')
  const hrefOf = (number: number) =>
    number === 1 ? category.href : `${category.href}?page=${number}`
  return (
    <nav aria-label={t('pages')} className="blog-pages">
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev">
          <ArrowLeftIcon />
          {t('previous')}
        </a>
      )}
      <span aria-current="page">{t('pageOf', { page, count: pageCount })}</span>
      {page < pageCount && (
        <a href={hrefOf(page + 1)} rel="next">
          {t('next')}
          <ArrowRightIcon />
        </a>
      )}
    </nav>
  )
}

import { Crumbs } from '#blocks/crumbs/crumbs.tsx'
import { GuideTool } from '#blocks/guide-tool/guide-tool.tsx'
import { Picture } from '#blocks/picture.tsx'
import { RichText } from '#blocks/rich-text/rich-text.tsx'
import { Scene } from '#blocks/scene.tsx'
import { setTitle } from '#i18n/set-type.ts'
import { translator } from '#i18n/translator.ts'
import { parseLocale } from '#sites/locales.ts'
import { ArticleCard } from './article-card.tsx'
import { LineAside } from './line-aside.tsx'
import type { loadArticle } from './load-article.ts'
import { ShareLinks } from './share-links.tsx'
import { TableOfContents } from './table-of-contents.tsx'

type ArticlePageProps = NonNullable<Awaited<ReturnType<typeof loadArticle>>>['page']

/** The links of the text lead into the locale already. */
const asWritten = (link: string) => link

export function ArticlePage(props: ArticlePageProps) {
  const { locale, title, excerpt, body, tool, category, blogHref, line, related, cover } = props
  const t = translator(locale, 'blog')
  const { language } = parseLocale(locale)
  return (
    <>
      <article className="ui-page article">
        <header className="article__head">
          <div>
            <Crumbs
              locale={locale}
              above={[
                { name: t('title'), href: blogHref },
                ...(category ? [{ name: category.title, href: category.href }] : []),
              ]}
            />
            <h1>{setTitle(title, language)}</h1>
            {excerpt && <p className="article__lead">{excerpt}</p>}
            <Byline {...props} />
          </div>
          {!cover && category && <Scene name={category.scene} />}
        </header>
        {cover && <Picture file={cover} sizes="(width >= 64rem) 71rem, 100vw" isOnTop />}
        <div className="article__columns">
          <aside className="article__aside">
            {body.headings.length > 1 && (
              <TableOfContents title={t('contents')} headings={body.headings} language={language} />
            )}
            {line && <LineAside locale={locale} line={line} />}
          </aside>
          <div className="article__body ui-article">
            {body.parts.map((part) =>
              part.kind === 'text' ? (
                <RichText key={part.html} html={part.html} place={{ locale, href: asWritten }} />
              ) : (
                tool && <GuideTool key="tool" {...tool} />
              ),
            )}
            <p className="article__disclaimer">{t('disclaimer')}</p>
            <ShareLinks locale={locale} title={title} url={props.url} />
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <section className="ui-page blog-section" data-print="hide">
          <h2>{t('related')}</h2>
          <ul className="article-cards">
            {related.map((card) => (
              <ArticleCard key={card.uid} locale={locale} card={card} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Byline({ locale, author, brandName, minutes, dates }: ArticlePageProps) {
  const t = translator(locale, 'blog')
  return (
    <ul className="article__byline">
      <li>
        {author ? t('by', { author: author.name }) : t('editors', { brand: brandName })}
        {author?.role && <span>, {author.role}</span>}
      </li>
      <li>
        <time dateTime={dates.publishedAt}>{t('published', { date: dates.published })}</time>
      </li>
      {dates.updated && (
        <li>
          <time dateTime={dates.updatedAt}>{t('updated', { date: dates.updated })}</time>
        </li>
      )}
      {dates.reviewed && (
        <li>
          <time dateTime={dates.reviewedOn}>{t('reviewed', { date: dates.reviewed })}</time>
        </li>
      )}
      <li>{t('minutes', { count: minutes })}</li>
    </ul>
  )
}

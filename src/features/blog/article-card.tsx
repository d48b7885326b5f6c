import { Scene } from '#blocks/scene.tsx'
import { setTitle } from '#i18n/set-type.ts'
import { translator } from '#i18n/translator.ts'
import { type Locale, parseLocale } from '#sites/locales.ts'
import { Card } from '#ui/card/card.tsx'
import { imageSources } from '#ui/image/image-address.ts'
import type { ShownCard } from './shown-card.ts'

type ArticleCardProps = {
  locale: Locale
  card: ShownCard
  /** `lead` is the large one at the top of a list. */
  look?: 'lead' | 'small'
  /** The heading's level in the outline of the page. */
  heading?: 'h2' | 'h3'
  /** A word above the title instead of the category. */
  mark?: string
}

export function ArticleCard({
  locale,
  card,
  look = 'small',
  heading: Heading = 'h3',
  mark,
}: ArticleCardProps) {
  const t = translator(locale, 'blog')
  return (
    <Card
      as={look === 'lead' ? 'article' : 'li'}
      interactive
      padding="none"
      className="article-card"
      data-size={look}
    >
      <ArticlePicture card={card} look={look} />
      <div className="article-card__words">
        <p className="article-card__mark">{mark ?? card.category}</p>
        <Heading>
          <a href={card.href} className="ui-card__link">
            {setTitle(card.title, parseLocale(locale).language)}
          </a>
        </Heading>
        {card.excerpt && <p className="article-card__excerpt">{card.excerpt}</p>}
        <p className="article-card__minutes">{t('minutes', { count: card.minutes })}</p>
      </div>
    </Card>
  )
}

/** Only what leads gets a drawing: all of a category have the same. */
function ArticlePicture({ card, look }: Pick<ArticleCardProps, 'card' | 'look'>) {
  if (!card.cover) {
    return look === 'lead' && <Scene name={card.scene} className="article-card__picture" />
  }
  const { url, width, height } = card.cover
  const optimised = imageSources(url, width)
  return (
    <img
      src={optimised?.src ?? url}
      srcSet={optimised?.srcSet}
      sizes={optimised && '(width >= 45rem) 24rem, 100vw'}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="article-card__picture"
    />
  )
}

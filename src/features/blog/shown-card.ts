import { fillPlaceholders } from '#content/fill-placeholders.ts'
import type { SceneName } from '#content/page-blocks/block-choices.ts'
import { documentTag } from '#content/publishing.ts'
import type { ArticleCard } from '#content/source.ts'
import { berlinDay } from '#platform/clock.ts'
import { localePath } from '#sites/locale-path.ts'
import type { Locale } from '#sites/locales.ts'
import { type ShownCategory, sceneOf } from './blog-categories.ts'
import type { BlogFacts } from './blog-facts.ts'

/** An article in a list, ready to be drawn. */
export type ShownCard = Pick<ArticleCard, 'uid' | 'title' | 'excerpt' | 'minutes' | 'cover'> & {
  href: string
  /** The name of its main category. */
  category: string | undefined
  /** The drawing that stands in for a picture. */
  scene: SceneName
}

/** Cards with their placeholders filled in; what they show counts for the page. */
export async function showCards(
  facts: Pick<BlogFacts, 'content' | 'cacheTags' | 'clock' | 'reportError'>,
  locale: Locale,
  cards: readonly ArticleCard[],
  categories: readonly ShownCategory[],
): Promise<ShownCard[]> {
  const { content, cacheTags, clock, reportError } = facts
  const today = berlinDay(clock.now())
  const shown = cards.map((card): ShownCard => {
    cacheTags.add(documentTag('blogs', card.uid))
    const category = categories.find(({ uid }) => card.categories[0] === uid)
    const { uid, title, excerpt, minutes, cover } = card
    return {
      uid,
      title,
      excerpt,
      minutes,
      cover,
      href: localePath(locale, `/blog/${card.slug}`),
      category: category?.title,
      scene: category?.scene ?? sceneOf(''),
    }
  })
  const settings = await content.getSettings()
  return fillPlaceholders(shown, { settings, locale, today, reportError })
}

import { parseUid } from '#sites/uid.ts'
import { Card } from '#ui/card/card.tsx'
import type { BlockProps } from '../block-props.ts'
import { Picture } from '../picture.tsx'
import { SectionHead } from '../section-head.tsx'

export function ArticlesBlock({ block, place }: BlockProps<'blocks.articles'>) {
  if (block.articles.length === 0) return null
  const Title = block.title ? 'h3' : 'h2'
  return (
    <section className="ui-section">
      <div className="ui-page" data-reveal="">
        {block.title && <SectionHead title={block.title} />}
        <ul className="cards-block">
          {block.articles.map(({ uid, attributes }) => (
            <Card as="li" key={uid} interactive>
              <Picture file={attributes.cover} sizes="(width >= 45rem) 20rem, 100vw" />
              <Title>
                <a href={place.href(`/blog/${parseUid(uid).name}`)} className="ui-card__link">
                  {attributes.title}
                </a>
              </Title>
              {attributes.excerpt && <p>{attributes.excerpt}</p>}
            </Card>
          ))}
        </ul>
      </div>
    </section>
  )
}

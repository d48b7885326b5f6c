import { Card } from '#ui/card/card.tsx'
import { BlockIcon } from '../block-icon.tsx'
import type { BlockProps } from '../block-props.ts'
import { Picture } from '../picture.tsx'
import { SectionHead } from '../section-head.tsx'

export function CardsBlock({ block, place }: BlockProps<'blocks.cards'>) {
  const isBand = block.look === 'band'
  const Title = block.title ? 'h3' : 'h2'
  const cards = block.cards.map(({ title, text, image, icon, url }) => {
    const content = (
      <>
        <Picture file={image} sizes="(width >= 45rem) 20rem, 100vw" />
        {icon && <BlockIcon name={icon} />}
        <Title>
          {url ? (
            <a href={place.href(url)} className={isBand ? undefined : 'ui-card__link'}>
              {title}
            </a>
          ) : (
            title
          )}
        </Title>
        {text && <p>{text}</p>}
      </>
    )
    return isBand ? (
      <li key={title}>{content}</li>
    ) : (
      <Card as="li" key={title} interactive={url !== undefined}>
        {content}
      </Card>
    )
  })
  return (
    <section className={isBand ? 'cards-band' : 'ui-section'}>
      <div className="ui-page" data-reveal="">
        {block.title && <SectionHead title={block.title} text={block.text} />}
        <ul
          className="cards-block"
          data-count={block.cards.length}
          data-even={block.cards.length % 4 !== 0 || undefined}
        >
          {cards}
        </ul>
      </div>
    </section>
  )
}

import { Card } from '#ui/card/card.tsx'
import { BlockIcon } from '../block-icon.tsx'
import type { BlockProps } from '../block-props.ts'
import { Picture } from '../picture.tsx'

export function CardsBlock({ block, place }: BlockProps<'blocks.cards'>) {
  const Title = block.title ? 'h3' : 'h2'
  return (
    <section className="ui-page ui-section">
      {block.title && <h2>{block.title}</h2>}
      {block.text && <p className="block-lead">{block.text}</p>}
      <ul className="cards-block">
        {block.cards.map(({ title, text, image, icon, url }) => (
          <Card as="li" key={title} interactive={url !== undefined}>
            <Picture file={image} sizes="(width >= 45rem) 20rem, 100vw" />
            {icon && <BlockIcon name={icon} />}
            <Title>
              {url ? (
                <a href={place.href(url)} className="ui-card__link">
                  {title}
                </a>
              ) : (
                title
              )}
            </Title>
            {text && <p>{text}</p>}
          </Card>
        ))}
      </ul>
    </section>
  )
}

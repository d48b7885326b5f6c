import { Button } from '#ui/button/button.tsx'
import { ArrowRightIcon } from '#ui/icons/icons.tsx'
import { Island } from '#ui/island/island.tsx'
import type { BlockProps } from '../block-props.ts'
import LiveQuoteCard from '../quote-card/quote-card.island.tsx'
import { Scene } from '../scene.tsx'

export function ProductHeroBlock({ block, place, view }: BlockProps<'blocks.product-hero'>) {
  const { title, text, line, scene = line, badges = [], secondaryAction } = block
  return (
    <section className="ui-page product-hero" data-card={view?.card ? '' : undefined}>
      <div className="product-hero__words">
        <h1>{title}</h1>
        <p className="product-hero__text">{text}</p>
        {badges.length > 0 && (
          <ul className="product-hero__badges">
            {badges.map((badge) => (
              <li key={badge.text} data-tone={badge.tone}>
                {badge.text}
              </li>
            ))}
          </ul>
        )}
        {view?.from && (
          <p className="product-hero__from">
            <span>
              {view.from.lead} <strong>{view.from.price}</strong> {view.from.month}
            </span>
            <small>{view.from.profile}</small>
          </p>
        )}
        {view && !view.card && (
          <p className="product-hero__actions">
            <Button href={view.action.href} iconEnd={<ArrowRightIcon data-nudge="forward" />}>
              {view.action.label}
            </Button>
            {secondaryAction && (
              <Button href={place.href(secondaryAction.url)} variant="secondary">
                {secondaryAction.label}
              </Button>
            )}
          </p>
        )}
      </div>
      <Scene name={scene} className="product-hero__scene" />
      {view?.card && (
        <div className="product-hero__card">
          <Island of={LiveQuoteCard} on="touch" props={view.card} />
          {secondaryAction && (
            <p className="product-hero__second">
              <a href={place.href(secondaryAction.url)}>{secondaryAction.label}</a>
            </p>
          )}
        </div>
      )}
    </section>
  )
}

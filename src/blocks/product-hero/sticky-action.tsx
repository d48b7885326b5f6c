import { Button } from '#ui/button/button.tsx'
import { ArrowRightIcon } from '#ui/icons/icons.tsx'
import { labelOfWay, QUOTE_FORM } from '../quote-card/quote-card.tsx'
import type { ProductHeroView } from './prepare-product-hero.ts'

/**
 * On phones the way in stays at the bottom edge, with the price of the card, else with what the page
 * is about: the line's own name speaks of our German tariff.
 */
export function StickyAction({ view, title }: { view: ProductHeroView; title: string }) {
  const { card, action } = view
  if (!card) {
    return (
      <div className="sticky-action" data-print="hide">
        <p>{title}</p>
        <Button href={action.href} size="small" iconEnd={<ArrowRightIcon />}>
          {action.label}
        </Button>
      </div>
    )
  }
  const { setup, answer } = card
  return (
    <div className="sticky-action" data-print="hide">
      <p>
        {answer.outcome === 'quoted' ? (
          <>
            <strong data-quote-price="">{answer.price}</strong>{' '}
            <span>{answer.monthly ? setup.wording.month : setup.wording.once}</span>
          </>
        ) : (
          title
        )}
      </p>
      <Button
        type="submit"
        form={QUOTE_FORM}
        formAction={setup.apply}
        size="small"
        iconEnd={<ArrowRightIcon />}
      >
        <span data-quote-way="">{labelOfWay(setup, answer)}</span>
      </Button>
    </div>
  )
}

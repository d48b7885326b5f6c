import type { CardSetup } from './card-setup.ts'
import { labelOfWay } from './quote-card.tsx'
import type { CardAnswer } from './quote-for-card.ts'

/**
 * Writes the prices of the card where the page repeats them: the bar at the bottom, the plans. What has
 * none any more keeps its room, so that nothing moves.
 */
export function showElsewhere(setup: CardSetup, answer: CardAnswer): void {
  const isQuoted = answer.outcome === 'quoted'
  for (const place of document.querySelectorAll<HTMLElement>('[data-quote-price]')) {
    const tier = place.dataset['quotePrice']
    const price = isQuoted && (tier ? answer.prices[tier] : answer.price)
    if (place.parentElement) place.parentElement.style.visibility = price ? '' : 'hidden'
    if (price && place.textContent !== price) place.textContent = price
  }
  for (const way of document.querySelectorAll('[data-quote-way]')) {
    way.textContent = labelOfWay(setup, answer)
  }
}

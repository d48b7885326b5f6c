import type { CardAnswer } from './quote-for-card.ts'

/** Writes the prices of the card where the page repeats them: the bar at the bottom, the plans. */
export function showElsewhere(answer: CardAnswer): void {
  if (answer.outcome !== 'quoted') return
  for (const place of document.querySelectorAll<HTMLElement>('[data-quote-price]')) {
    const tier = place.dataset['quotePrice']
    const price = tier ? answer.prices[tier] : answer.price
    if (price && place.textContent !== price) place.textContent = price
  }
}

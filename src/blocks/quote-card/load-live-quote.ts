import { loadRatedLine, loadWording } from '#insurance/lines/load-line.ts'
import type { CardSetup } from './card-setup.ts'
import { type CardAnswer, quoteForCard } from './quote-for-card.ts'

export type LiveQuote = (values: Readonly<Record<string, string>>) => CardAnswer

/** Fetches the tariff and the wording of the card's line. Apart, so that waking the card stays light. */
export async function loadLiveQuote(setup: CardSetup): Promise<LiveQuote> {
  const [line, wording] = await Promise.all([
    loadRatedLine(setup.line),
    loadWording(setup.line, setup.language),
  ])
  return (values) => quoteForCard(line, wording, setup, values)
}

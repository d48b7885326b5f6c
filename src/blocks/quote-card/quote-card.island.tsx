import { useEffect, useState } from 'react'
import { PageLanguageContext } from '#i18n/words.tsx'
import { defineIsland } from '#ui/island/define-island.ts'
import type { CardControl, CardSetup } from './card-setup.ts'
import type { LiveQuote } from './load-live-quote.ts'
import { QuoteCard } from './quote-card.tsx'
import type { CardAnswer } from './quote-for-card.ts'
import { showElsewhere } from './show-elsewhere.ts'

/** The card, alive: it fetches the tariff of its line once and quotes with every move. */
function LiveQuoteCard({ setup, answer: first }: { setup: CardSetup; answer: CardAnswer }) {
  const [values, setValues] = useState(() => startValues(setup.controls))
  const [quote, setQuote] = useState<{ of: LiveQuote }>()
  const [moved, setMoved] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a card is about never changes.
  useEffect(() => {
    import('./load-live-quote.ts')
      .then(({ loadLiveQuote }) => loadLiveQuote(setup))
      // Without the tariff the form still works: it is sent to the server.
      .then((of) => setQuote({ of }), reportError)
  }, [])
  const answer = quote && moved ? quote.of(values) : first
  useEffect(() => {
    if (moved) showElsewhere(setup, answer)
  }, [setup, answer, moved])
  const onMove = (key: string, value: string) => {
    setMoved(true)
    setValues((before) => ({ ...before, [key]: value }))
  }
  return (
    <PageLanguageContext value={setup.language}>
      <QuoteCard setup={setup} answer={answer} live={{ values, onMove }} />
    </PageLanguageContext>
  )
}

function startValues(controls: readonly CardControl[]): Record<string, string> {
  return Object.fromEntries(controls.map(({ key, value }) => [key, value]))
}

export default defineIsland('quote-card', LiveQuoteCard)

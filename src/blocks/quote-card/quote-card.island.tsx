import { useEffect, useState } from 'react'
import type { Wording } from '#insurance/lines/line-copy.ts'
import { loadRatedLine, loadWording, type RatedLine } from '#insurance/lines/load-line.ts'
import { defineIsland } from '#ui/island/define-island.ts'
import type { CardControl, CardSetup } from './card-setup.ts'
import { QuoteCard } from './quote-card.tsx'
import { type CardAnswer, quoteForCard } from './quote-for-card.ts'
import { showElsewhere } from './show-elsewhere.ts'

type Loaded = { line: RatedLine; wording: Wording }

/** The card, alive: it fetches the tariff of its line once and quotes with every move. */
function LiveQuoteCard({ setup, answer: first }: { setup: CardSetup; answer: CardAnswer }) {
  const [values, setValues] = useState(() => startValues(setup.controls))
  const [loaded, setLoaded] = useState<Loaded>()
  const [moved, setMoved] = useState(false)
  const { line, language } = setup
  useEffect(() => {
    let wanted = true
    Promise.all([loadRatedLine(line), loadWording(line, language)]).then(
      ([rated, wording]) => wanted && setLoaded({ line: rated, wording }),
      // Without the tariff the form still works: it is sent to the server.
      reportError,
    )
    return () => {
      wanted = false
    }
  }, [line, language])
  const answer = loaded && moved ? quoteForCard(loaded.line, loaded.wording, setup, values) : first
  useEffect(() => {
    if (moved) showElsewhere(answer)
  }, [answer, moved])
  const onMove = (key: string, value: string) => {
    setMoved(true)
    setValues((before) => ({ ...before, [key]: value }))
  }
  return <QuoteCard setup={setup} answer={answer} live={{ values, onMove }} />
}

function startValues(controls: readonly CardControl[]): Record<string, string> {
  return Object.fromEntries(controls.map(({ key, value }) => [key, value]))
}

export default defineIsland('quote-card', LiveQuoteCard)

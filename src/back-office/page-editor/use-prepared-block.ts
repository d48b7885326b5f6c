import { useEffect, useState } from 'react'
import type { BlockView } from '#blocks/block-views.ts'
import { prepareBlock } from '#blocks/prepare-blocks.ts'
import type { ShownBlock } from '#blocks/shown-block.ts'
import { fillFigures } from '#content/figures/fill-figures.ts'
import { fillPlaceholders } from '#content/fill-placeholders.ts'
import { lawDay } from '#insurance/figures/law-day.ts'
import { berlinDay, systemClock } from '#platform/clock.ts'
import { usePlace } from './editor-context.ts'

type PreparedBlock = { block: ShownBlock; view: BlockView }

/** A block of the canvas with its placeholders filled in and what it needs looked up, once that is there. */
export function usePreparedBlock(shown: ShownBlock): PreparedBlock {
  const { site, locale, path, settings } = usePlace()
  const [prepared, setPrepared] = useState<PreparedBlock & { of: string }>()
  const content = JSON.stringify(shown)
  useEffect(() => {
    let wanted = true
    const today = berlinDay(systemClock.now())
    const context = {
      site,
      locale,
      path,
      asOf: lawDay(today),
      today,
      settings,
      bookingLinks: settings?.bookingLinks ?? [],
      // The canvas shows what nobody has answered yet, and its links are looked at only.
      readQuery: () => null,
      href: (link: string) => link,
      // Unfinished blocks are usual here; their problems are told beside their fields.
      reportError: () => undefined,
    }
    const prepare = async () => {
      const raw = JSON.parse(content) as ShownBlock
      const block = settings
        ? await fillPlaceholders(raw, { settings, locale, today })
        : await fillFigures(raw, { locale, today })
      const view = await prepareBlock(block, [block], context)
      if (wanted) setPrepared({ block, view, of: content })
    }
    prepare()
    return () => {
      wanted = false
    }
  }, [content, site, locale, path, settings])
  // What was looked up for the words before serves until the new is there.
  return prepared?.of === content ? prepared : { block: shown, view: prepared?.view }
}

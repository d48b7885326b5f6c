import { useEffect, useState } from 'react'
import type { BlockView } from '#blocks/block-views.ts'
import { prepareBlock } from '#blocks/prepare-blocks.ts'
import type { ShownBlock } from '#blocks/shown-block.ts'
import { lawDay } from '#insurance/figures/law-day.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { useEditor } from './editor-context.ts'

/** What a block of the canvas needs looked up; undefined until it is there. */
export function useBlockView(block: ShownBlock): BlockView {
  const { page } = useEditor()
  const { locale, path } = page
  const site = page.site ?? 'default'
  const [view, setView] = useState<BlockView>()
  const content = JSON.stringify(block)
  useEffect(() => {
    let wanted = true
    const shown = JSON.parse(content) as ShownBlock
    const asOf = lawDay(isoDateOf(new Date().toISOString().slice(0, 10)))
    const context = {
      ...{ site, locale, path, asOf, bookingLinks: [] },
      // The canvas shows what nobody has answered yet, and its links are looked at only.
      readQuery: () => null,
      href: (link: string) => link,
      // Unfinished blocks are usual here; their problems are told beside their fields.
      reportError: () => undefined,
    }
    prepareBlock(shown, [shown], context).then((found) => wanted && setView(found))
    return () => {
      wanted = false
    }
  }, [content, site, locale, path])
  return view
}

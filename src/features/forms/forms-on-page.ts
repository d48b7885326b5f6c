import type { ContentEntry } from '#content/source.ts'

/** The forms that a page has: nobody can send another one from there. */
export function formsOnPage({ attributes }: ContentEntry<'pages'>): ContentEntry<'forms'>[] {
  return attributes.blocks.flatMap((block) =>
    block.__component === 'blocks.form' && block.form ? [block.form] : [],
  )
}

import type { ContentEntry } from '#content/source.ts'

/** The form of that uid, if the page has it: nobody can send another one from there. */
export function formOnPage(
  page: ContentEntry<'pages'>,
  uid: string,
): ContentEntry<'forms'> | undefined {
  for (const block of page.attributes.blocks) {
    if (block.__component === 'blocks.form' && block.form?.uid === uid) return block.form
  }
  return undefined
}

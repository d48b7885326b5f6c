import type * as ReactPdf from '@react-pdf/renderer'

/**
 * The elements of @react-pdf/renderer, which are plain names. Named here so that a module which
 * describes a paper does not load the library; only `renderPaper` does, when a paper is wanted.
 */
export const Document = 'DOCUMENT' as unknown as typeof ReactPdf.Document
export const Page = 'PAGE' as unknown as typeof ReactPdf.Page
export const View = 'VIEW' as unknown as typeof ReactPdf.View
export const Text = 'TEXT' as unknown as typeof ReactPdf.Text
export const Svg = 'SVG' as unknown as typeof ReactPdf.Svg
export const Path = 'PATH' as unknown as typeof ReactPdf.Path

/** What an element is, for those who listen to the paper instead of looking at it. */
export type Tag =
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'Note'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'

export interface TagProps {
  readonly tag: Tag
  /** Of a table's header cell: what it heads. */
  readonly scope?: 'Row' | 'Column'
  /** Of a part in another language than the paper. */
  readonly language?: string
}

/**
 * Marks an element with its role. The library hands unknown properties through its layout, where
 * `tagPages` finds them; its types do not know them, so they are spread: `<Text {...tagged('P')}>`.
 */
export function tagged(tag: Tag, more: Omit<TagProps, 'tag'> = {}): object {
  return { tag, ...more }
}

/** What stands where the numbers of a page go. */
export const PAGE_LABEL = { page: '{page}', total: '{total}' } as const

/** Fills in the number of the page once it is known: `<Text {...numbered('{page} of {total}')} />`. */
export function numbered(pageLabel: string): object {
  return { pageLabel }
}

export function fillPageLabel(pageLabel: string, page: number, total: number): string {
  return pageLabel.replace(PAGE_LABEL.page, String(page)).replace(PAGE_LABEL.total, String(total))
}

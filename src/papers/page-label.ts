/** What stands where the numbers of a page go. */
export const PAGE_LABEL = { page: '{page}', total: '{total}' } as const

export function fillPageLabel(pageLabel: string, page: number, total: number): string {
  return pageLabel.replace(PAGE_LABEL.page, String(page)).replace(PAGE_LABEL.total, String(total))
}

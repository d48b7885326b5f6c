/** Whether a day lies before the cover of a contract or after it; undefined where it is covered. */
export function outsideCover(
  { startDate, endDate }: { readonly startDate: string; readonly endDate?: string | undefined },
  day: string,
): 'before' | 'after' | undefined {
  if (day < startDate) return 'before'
  return endDate !== undefined && day > endDate ? 'after' : undefined
}

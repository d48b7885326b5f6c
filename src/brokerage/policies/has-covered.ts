/** Whether a contract was ever to cover anything: not so where it was withdrawn from before it began. */
export function hasCovered({
  startDate,
  endDate,
}: {
  readonly startDate: string
  readonly endDate?: string | undefined
}): boolean {
  return endDate === undefined || endDate >= startDate
}

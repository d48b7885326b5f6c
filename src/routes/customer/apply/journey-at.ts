import { JOURNEYS } from '#features/apply/journeys.ts'

/** The journey that a path belongs to: the longest base that it starts with. */
export function journeyAt(pathname: string): string {
  const around = JOURNEYS.filter(({ base }) => `${pathname}/`.startsWith(`${base}/`))
  return around.toSorted((a, b) => b.base.length - a.base.length)[0]?.route ?? ''
}

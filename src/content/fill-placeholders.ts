import { type FillOptions, fillFigures } from './figures/fill-figures.ts'
import { fillSettings } from './fill-settings.ts'
import type { Settings } from './source.ts'

/** A copy of anything made of content as visitors read it: settings and figures stand where texts name them. */
export function fillPlaceholders<T>(
  value: T,
  { settings, ...options }: FillOptions & { settings: Settings },
): Promise<T> {
  return fillFigures(fillSettings(value, settings), options)
}

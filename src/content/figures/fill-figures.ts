import { formatFigure } from '#i18n/format-figure.ts'
import type { Figure } from '#insurance/figures/figure.ts'
import { lawDay } from '#insurance/figures/law-day.ts'
import { FIGURE_PATTERN } from '#insurance/figures/parse-figure-name.ts'
import { resolveFigure } from '#insurance/figures/resolve-figure.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { Locale } from '#sites/locales.ts'
import { collectFigures } from './collect-figures.ts'

export interface FillOptions {
  locale: Locale
  /** Today in Germany, whose law and prices the figures are of. */
  today: IsoDate
  /** Told of a figure that could not be worked out; its placeholder then stays in the text. */
  reportError?(error: unknown): void
}

/**
 * A copy of anything made of content in which every `{{figure}}` is replaced by its value, written
 * as the locale writes it. Takes whole entries, attributes, blocks or a single text.
 */
export async function fillFigures<T>(value: T, options: FillOptions): Promise<T> {
  const names = collectFigures(value)
  if (names.size === 0) return value
  const texts = new Map<string, string>()
  await Promise.all(
    [...names].map(async (name) => {
      try {
        const figure = await figureOn(name, lawDay(options.today))
        texts.set(name, formatFigure(figure, options.locale))
      } catch (error) {
        options.reportError?.(error)
      }
    }),
  )
  return replaceIn(value, texts) as T
}

function replaceIn(value: unknown, texts: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') {
    if (!value.includes('{{')) return value
    return value.replace(FIGURE_PATTERN, (whole, name: string) => texts.get(name) ?? whole)
  }
  if (Array.isArray(value)) return value.map((each) => replaceIn(each, texts))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, replaceIn(each, texts)]),
  )
}

/** Worked out once a day: the numbers of a day do not change, and pages share them. */
function figureOn(name: string, on: IsoDate): Promise<Figure> {
  if (on !== known.on) {
    known.on = on
    known.figures.clear()
  }
  const found = known.figures.get(name)
  if (found) return found
  const figure = resolveFigure(name, on)
  if (known.figures.size < 5_000) known.figures.set(name, figure)
  return figure
}

const known: { on: string; figures: Map<string, Promise<Figure>> } = { on: '', figures: new Map() }

import { FIGURE_PATTERN } from '#insurance/figures/parse-figure-name.ts'
import { namesSetting } from '../setting-names.ts'

/** The names of all figures in anything made of content. */
export function collectFigures(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (!value.includes('{{')) return names
    for (const [, name = ''] of value.matchAll(FIGURE_PATTERN)) {
      // Settings are filled in apart, by whoever has them.
      if (!namesSetting(name)) names.add(name)
    }
  } else if (Array.isArray(value)) {
    for (const each of value) collectFigures(each, names)
  } else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) collectFigures(each, names)
  }
  return names
}

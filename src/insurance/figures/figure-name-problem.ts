import { isLineId } from '../lines/registry.ts'
import { isoDateOf } from '../values/iso-date.ts'
import { contributionFigure } from './contribution-figure.ts'
import { FigureError } from './figure.ts'
import { LAW_FIGURES } from './law-figures.ts'
import { parseFigureName } from './parse-figure-name.ts'

/**
 * What can be said against a name at once, without loading a line: a typing mistake in the root, the
 * law, the fund or the line. Undefined when nothing is wrong so far.
 */
export function figureNameProblem(text: string): string | undefined {
  try {
    const name = parseFigureName(text)
    if (name.root === 'law' && !Object.hasOwn(LAW_FIGURES, name.subject)) {
      return `{{${text}}} is no number of the law.`
    }
    // Any day with numbers does: only the name is looked at.
    if (name.root === 'contribution') contributionFigure(name, isoDateOf('2026-06-15'))
    if (['price', 'quote', 'line', 'limit'].includes(name.root)) {
      const line = name.subject.split('.')[0] ?? ''
      if (!isLineId(line)) return `{{${text}}} names no insurance line.`
    }
    return undefined
  } catch (error) {
    if (error instanceof FigureError) return error.message
    throw error
  }
}

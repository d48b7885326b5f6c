import { FigureError } from '#insurance/figures/figure.ts'
import { lawDay } from '#insurance/figures/law-day.ts'
import { resolveFigure } from '#insurance/figures/resolve-figure.ts'
import { AppError } from '#platform/app-error.ts'
import { berlinDay } from '#platform/clock.ts'
import { collectFigures } from './collect-figures.ts'

/** Refuses a document with a figure that cannot be worked out, and says which and why. */
export async function checkFigures(attributes: unknown, what: string, now: Date): Promise<void> {
  const problems = await figureProblems(attributes, now)
  if (problems.length > 0) {
    throw new AppError('content-invalid', `${what}: ${problems.join(' ')}`, {
      details: { issues: problems.map((message) => ({ path: [], message })) },
    })
  }
}

/** What is wrong with the figures of a document, one sentence each. */
export async function figureProblems(attributes: unknown, now: Date): Promise<string[]> {
  const on = lawDay(berlinDay(now))
  const problems = [...collectFigures(attributes)].map(async (name): Promise<string[]> => {
    try {
      await resolveFigure(name, on)
      return []
    } catch (error) {
      if (error instanceof FigureError) return [error.message]
      throw error
    }
  })
  return (await Promise.all(problems)).flat()
}

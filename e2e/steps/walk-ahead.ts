import type { Page } from '@playwright/test'
import type { Answers } from '#insurance/conditions/evaluate.ts'
import { loadRatedLine } from '#insurance/lines/load-line.ts'
import type { LineId } from '#insurance/lines/registry.ts'
import { actAhead } from './act-ahead.ts'
import { applicantFor } from './applicant.ts'
import { on } from './hosts.ts'
import { type WalkedPage, walkJourney } from './walk-journey.ts'

/**
 * Answers the first pages of a journey by its forms alone, and opens the page where `stop` says so
 * in the browser, which is then the one that answered them.
 */
export async function walkAhead(
  page: Page,
  { line, path, changes }: { line: LineId; path: string; changes?: Answers },
  stop: (page: WalkedPage) => boolean,
): Promise<void> {
  const { definition } = await loadRatedLine(line)
  const answers = applicantFor(definition, changes)
  const reached = await actAhead(page, (visitor) =>
    walkJourney(visitor, { path }, definition, answers, stop),
  )
  await page.goto(on(reached.host, reached.path))
}

/** Stops at the page of this name. */
export function atStep(name: string): (page: WalkedPage) => boolean {
  return ({ path }) => path.split('?')[0]?.endsWith(`/${name}`) === true
}

import { expect, test } from '@playwright/test'
import { JOURNEYS } from '#features/apply/journeys.ts'
import { loadRatedLine } from '#insurance/lines/load-line.ts'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { applicantFor } from '../steps/applicant.ts'
import { walkJourney } from '../steps/walk-journey.ts'

// Without script and by plain forms: each page as the server makes it.
for (const id of LINE_IDS) {
  const journey = JOURNEYS.find(({ line }) => line === id)
  test(`${id}: from the first question to the order`, async ({ request }) => {
    const { definition } = await loadRatedLine(id)
    const start = { path: journey?.base ?? '' }
    const page = await walkJourney(request, start, definition, applicantFor(definition))
    expect(page.path).toMatch(/\/done$/)
    expect(page.html).toMatch(/FA-\w{4}-\w{4}-\w{4}/)
  })
}

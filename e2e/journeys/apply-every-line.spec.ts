import { expect, test } from '@playwright/test'
import { LINE_PAGES } from '#blocks/line-pages.ts'
import { loadRatedLine } from '#insurance/lines/load-line.ts'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { applicantFor } from '../steps/applicant.ts'
import { followCard } from '../steps/follow-card.ts'
import { isLawMissing } from '../steps/law-missing.ts'
import { newVisitor } from '../steps/visitor.ts'
import { visit, walkJourney } from '../steps/walk-journey.ts'

// Without script and by plain forms: each page as the server makes it.
for (const id of LINE_IDS) {
  test(`${id}: from the price to the order`, async () => {
    const visitor = newVisitor()
    const rated = await loadRatedLine(id)
    const { definition } = rated
    const site = id === 'company-professional-liability' ? 'business' : 'default'
    const product = await visit(visitor, site, LINE_PAGES[id].path)
    const { hostname, pathname, search } = followCard(product.html)
    expect([hostname, search]).toEqual(['app.localhost', expect.stringMatching(/=.+&.+=/)])
    const start = { path: pathname + search }
    const page = await walkJourney(visitor, start, definition, applicantFor(definition))
    if (isLawMissing(rated)) {
      expect(page.path).toMatch(/\/outcome$/)
      expect(page.html).toContain('The legal numbers of this year are not in our tables yet')
      return
    }
    expect(page.path).toMatch(/\/done$/)
    expect(page.html).toMatch(/FA-\w{4}-\w{4}-\w{4}/)
  })
}

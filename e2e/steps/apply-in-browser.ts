import type { Locator, Page } from '@playwright/test'
import type { Answers } from '#insurance/conditions/evaluate.ts'
import type { Field } from '#insurance/fields/field.ts'
import type { LineDefinition } from '#insurance/lines/define-line.ts'
import { formEntries } from './applicant.ts'

/** Fills in the page that is open, as far as the answers go. */
export async function fillPage(page: Page, definition: LineDefinition, answers: Answers) {
  const fields = definition.steps.flatMap((step): readonly Field[] => step.fields)
  const done = new Set<string>()
  // An answer may bring up another question, so what is shown is looked at anew.
  for (let round = 0; round < 4; round++) {
    const shown = (await page.locator('input[name=_shown]').getAttribute('value')) ?? ''
    const open = shown.split(' ').filter((id) => !done.has(id))
    if (open.length === 0) return
    for (const id of open) {
      done.add(id)
      const field = fields.find((each) => each.id === id)
      for (const [name, value] of field ? formEntries(field, id, answers[id]) : []) {
        await fillControl(page.locator(`#apply-form [name="${name}"]`), value)
      }
    }
  }
}

/** Goes on, from the button at the end of the page's form. */
export async function goOn(page: Page): Promise<void> {
  await page.locator('.apply-buttons button[type=submit]').last().click()
}

async function fillControl(control: Locator, value: string): Promise<void> {
  const first = control.first()
  const kind = await first.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.tagName,
  )
  if (kind === 'radio' || kind === 'checkbox') {
    // The card around it is the target; a bar at the edge of a phone may lie on the box itself.
    const one = control.and(control.page().locator(`[value="${value}"]`))
    if (!(await one.isChecked())) await one.evaluate((box) => (box as HTMLInputElement).click())
  } else if (kind === 'SELECT') await first.selectOption(value)
  else await first.fill(value)
}

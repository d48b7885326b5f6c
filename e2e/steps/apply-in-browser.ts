import type { Locator, Page } from '@playwright/test'
import type { Answers } from '#insurance/conditions/evaluate.ts'
import type { Field } from '#insurance/fields/field.ts'
import type { LineDefinition } from '#insurance/lines/define-line.ts'
import { formEntries } from './applicant.ts'
import { awaitFollowed } from './await-hydrated.ts'

/** The form of the page that the address names, which changes a moment before what is shown. */
export function formOf(page: Page): Locator {
  return page.locator(`#apply-form[action$="${new URL(page.url()).pathname}"]`)
}

/** Fills in the page that is open, as far as the answers go. */
export async function fillPage(page: Page, definition: LineDefinition, answers: Answers) {
  const fields = definition.steps.flatMap((step): readonly Field[] => step.fields)
  const done = new Set<string>()
  // An answer may bring up another question, so what is shown is looked at anew.
  for (let round = 0; round < 4; round++) {
    // What follows from typing comes when nobody types any more.
    if (round > 0) await awaitFollowed(page)
    const controls = await lookAtControls(page)
    const shown = controls.find(({ name }) => name === '_shown')?.value ?? ''
    const open = shown.split(' ').filter((id) => !done.has(id))
    if (open.length === 0) return
    for (const id of open) {
      done.add(id)
      const field = fields.find((each) => each.id === id)
      for (const [name, value] of field ? formEntries(field, id, answers[id]) : []) {
        await fillControl(page, controls, name, value)
      }
    }
  }
}

/** Goes on, from the button at the end of the page's form. */
export async function goOn(page: Page): Promise<void> {
  await formOf(page).locator('.apply-buttons button[type=submit]').last().click()
}

type Control = { name: string; kind: string; value: string; isChecked: boolean }

/** All at once: each question to the browser takes as long as an answer. */
function lookAtControls(page: Page): Promise<Control[]> {
  return formOf(page).evaluate((form) =>
    [...form.querySelectorAll<HTMLInputElement>('[name]')].map((element) => ({
      name: element.name,
      kind: element.tagName === 'INPUT' ? element.type : element.tagName,
      value: element.value,
      isChecked: element.checked,
    })),
  )
}

async function fillControl(
  page: Page,
  controls: readonly Control[],
  name: string,
  value: string,
): Promise<void> {
  const control = page.locator(`#apply-form [name="${name}"]`)
  const isMeant = (each: Control) => each.name === name
  // The answer before may have brought it up.
  const known = controls.some(isMeant) ? controls : await lookAtControls(page)
  const kind = known.find(isMeant)?.kind
  if (kind === 'radio' || kind === 'checkbox') {
    if (known.some((each) => isMeant(each) && each.value === value && each.isChecked)) return
    // The card around it is the target; a bar at the edge of a phone may lie on the box itself.
    const one = control.and(page.locator(`[value="${value}"]`))
    await one.evaluate((box) => (box as HTMLInputElement).click())
  } else if (kind === 'SELECT') await control.first().selectOption(value)
  else await control.first().fill(value)
}

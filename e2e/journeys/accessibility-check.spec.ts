import { expect, test } from '@playwright/test'
import { expectAccessible } from '../steps/expect-accessible.ts'

const FAULTS = `<title>Faults</title><main>
  <h1>Faults</h1><h4>Two levels below</h4>
  <p style="color: #aaa; background: #fff">Hardly to be read</p>
  <div style="display: contents"><p id="nested" style="color: #aaa">Neither is this</p></div>
  <div style="display: none"><p style="color: #aaa">Nobody has to</p></div>
  <section id="form"><input type="text"><button></button><img src="data:,"></section>
  <div id="twice" role="tab">No list of tabs</div><div role="nonsense" aria-lable="x">Unknown</div>
  <section id="good"><p>Nothing is wrong here.</p></section>
</main>`

test('what every journey takes for accessible is not blind', async ({ page }) => {
  await page.setContent(FAULTS)
  const found = await expectAccessible(page).catch((error: Error) => error.message)
  for (const rule of [
    'aria-required-parent',
    'aria-roles',
    'aria-valid-attr',
    'button-name',
    'color-contrast',
    'heading-order',
    'html-has-lang',
    'image-alt',
    'label',
  ]) {
    expect(found).toContain(`"${rule}: `)
  }
  expect(found).toContain('id=\\"nested\\"')
  expect(found).not.toContain('Nobody has to')
  // Only in the parts that are named.
  const inForm = await expectAccessible(page, '#form').catch((error: Error) => error.message)
  expect(inForm).toContain('"image-alt: <img src=\\"data:,\\">"')
  expect(inForm).not.toContain('color-contrast')
  await expectAccessible(page, '#good')
})

import { expect, type Locator, type Page } from '@playwright/test'

/** Goes on with the tabulator until a control has the focus; each stop has to be seen on the way. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  // Found once, not at each of the stops: that takes as long as looking.
  const element = await goal.evaluateHandle((found) => found)
  let { isThere } = await element.evaluate(lookAtFocus)
  for (let stops = 0; stops < 80 && !isThere; stops++) {
    await page.keyboard.press('Tab')
    const look = await element.evaluate(lookAtFocus)
    isThere = look.isThere
    if (look.unseen === undefined) continue
    // Asked again while the page still arranges itself: a sheet may come after the first key.
    const unseen = async () => (await element.evaluate(lookAtFocus)).unseen
    await expect.poll(unseen, 'the focus is seen').toBeUndefined()
  }
  await element.dispose()
  if (!isThere) throw new Error('The tabulator does not lead there.')
}

/** Answers a control as somebody without a mouse does. */
export async function answerByKeyboard(page: Page, controls: Locator, value: string) {
  const first = controls.first()
  const kind = await first.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.tagName,
  )
  if (kind === 'radio') {
    const wanted = controls.and(page.locator(`[value="${value}"]`))
    if (await wanted.isChecked()) return
    // Only one of a group is a stop: the chosen one, or else the first.
    const chosen = controls.and(page.locator(':checked'))
    await tabTo(page, (await chosen.count()) > 0 ? chosen : first)
    for (let moves = 0; moves < 10 && !(await wanted.isChecked()); moves++) {
      await page.keyboard.press(moves === 0 ? 'Space' : 'ArrowDown')
    }
    await expect(wanted).toBeChecked()
  } else if (kind === 'checkbox') {
    const wanted = controls.and(page.locator(`[value="${value}"]`))
    if (await wanted.isChecked()) return
    await tabTo(page, wanted)
    await page.keyboard.press('Space')
  } else if (kind === 'SELECT') {
    await tabTo(page, first)
    const label = await first.locator(`option[value="${value}"]`).textContent()
    await page.keyboard.type(label ?? '')
    await expect(first).toHaveValue(value)
  } else {
    await tabTo(page, first)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(value)
  }
}

/**
 * Whether an element has the focus, and what has it without anybody seeing so: nothing is drawn
 * around it, or something covers it.
 */
function lookAtFocus(goal: Element): { isThere: boolean; unseen: string | undefined } {
  const focused = document.activeElement
  const isThere = goal === focused
  if (!focused || focused === document.body) return { isThere, unseen: undefined }
  // Boxes of choices and fields with a sign inside are drawn by what stands around or behind them.
  const around = [focused.parentElement, focused.closest('label'), focused.nextElementSibling]
  const drawn = [focused, ...around].filter((each) => each !== null)
  const isMarked = drawn.some((each) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  })
  const box = (focused.closest('label') ?? focused).getBoundingClientRect()
  const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1)
  const y = box.top + Math.min(box.height / 2, 20)
  const onTop = document.elementFromPoint(x, y)
  const isCovered =
    onTop === null ||
    !(drawn.some((each) => each.contains(onTop) || onTop.contains(each)) || onTop === focused)
  if (isMarked && !isCovered) return { isThere, unseen: undefined }
  const unseen = `${isMarked ? 'covered' : 'unmarked'}: ${focused.outerHTML.slice(0, 120)}`
  return { isThere, unseen }
}

/**
 * Whoever pressed a button at the end of a long form sees none of its fields: the first one that is
 * wrong comes into sight and takes the focus, which reads out what is wrong with it.
 */
export function focusFirstProblem(page: ParentNode = document): void {
  const wrong = page.querySelectorAll<HTMLElement>(
    'form :is([aria-invalid="true"], [data-invalid="true"])',
  )
  for (const each of wrong) {
    const field = each.matches(fields) ? each : (inside(each, text) ?? inside(each, fields))
    if (!field?.checkVisibility()) continue
    field.focus()
    field.scrollIntoView({ block: 'center' })
    return
  }
}

function inside(group: HTMLElement, wanted: string): HTMLElement | null {
  return group.querySelector<HTMLElement>(wanted)
}

const text = '[contenteditable="true"]'
const fields = `${text}, [role="combobox"], input, textarea, select, button`

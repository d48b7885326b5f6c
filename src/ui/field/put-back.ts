import { type Control, isControl, isTicked, isTouched } from './initial-state.ts'

/** What controls hold, by their names; a box that is not ticked holds nothing. */
export type Typed = ReadonlyMap<string, readonly string[]>

/**
 * Writes into the controls that are there and that nobody has touched since: a slow page can be
 * typed into before its script arrives. Gives back what waits for other controls.
 */
export function putBack(
  form: HTMLFormElement,
  typed: Typed,
  enter: (control: Control, value: string) => void = write,
): Typed {
  const controls = controlsOf(form)
  const named = (name: string) => controls.filter((control) => control.name === name)
  for (const [name, values] of typed) {
    if (named(name).some(isTouched)) continue
    for (const control of named(name)) {
      if (isTicked(control)) control.checked = values.includes(control.value)
      else enter(control, values[0] ?? '')
    }
  }
  return new Map([...typed].filter(([name]) => named(name).length === 0))
}

export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl)
}

function write(control: Control, value: string): void {
  control.value = value
}

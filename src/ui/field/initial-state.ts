export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function isControl(element: Element): element is Control {
  return element.matches('input, select, textarea')
}

/** Boxes and radio buttons, which are ticked instead of filled in. */
export function isTicked(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

/** What the page was made with. */
export function initialValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const options = [...control.options]
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? ''
}

/** Whether somebody typed, chose or ticked something else than the page was made with. */
export function isTouched(control: Control): boolean {
  return isTicked(control)
    ? control.checked !== control.defaultChecked
    : control.value !== initialValue(control)
}

import type { Control } from './initial-state.ts'

/** Sets a value past React's own setter, and says so, so that React takes it for typed. */
export function enterByHand(control: Control, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set
  setter?.call(control, value)
  const event = control instanceof HTMLSelectElement ? 'change' : 'input'
  control.dispatchEvent(new Event(event, { bubbles: true }))
}

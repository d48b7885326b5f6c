import { enterByHand } from '../field/enter-by-hand.ts'
import {
  type Control,
  initialValue,
  isControl,
  isTicked,
  isTouched,
} from '../field/initial-state.ts'

/**
 * A visitor may have typed or ticked before React arrives. React takes what it finds in the
 * page for the initial state and would not notice. So what was typed is put aside before
 * hydration and entered again afterwards, as if by hand.
 */
export function takeTypedInput(root: HTMLElement): () => void {
  const controls = [...root.querySelectorAll('input, textarea, select')].filter(isControl)
  const changes = controls.flatMap((control) => changeOf(control) ?? [])
  // Only now, because resetting one radio button changes its neighbours.
  for (const { reset } of changes) reset()
  return () => {
    for (const { redo } of changes) redo()
  }
}

type Change = { reset: () => void; redo: () => void }

function changeOf(control: Control): Change | undefined {
  if (control instanceof HTMLInputElement && control.type === 'file') return fileChange(control)
  if (!isTouched(control)) return undefined
  return isTicked(control) ? tickChange(control) : valueChange(control)
}

function tickChange(control: HTMLInputElement): Change {
  // Ticking one radio button unticks its neighbour: clicking the ticked one says it all.
  const clickAgain = control.checked || control.type === 'checkbox'
  return {
    reset: () => {
      control.checked = control.defaultChecked
    },
    redo: () => {
      if (clickAgain) control.click()
    },
  }
}

function valueChange(control: Control): Change {
  const { value } = control
  return {
    reset: () => {
      control.value = initialValue(control)
    },
    redo: () => enterByHand(control, value),
  }
}

function fileChange(control: HTMLInputElement): Change | undefined {
  if (!control.files?.length) return undefined
  return {
    reset: () => {},
    redo: () => control.dispatchEvent(new Event('change', { bubbles: true })),
  }
}

import { enterByHand } from '../field/enter-by-hand.ts'
import {
  type Control,
  initialValue,
  isControl,
  isTicked,
  isTouched,
} from '../field/initial-state.ts'

/**
 * A visitor may have typed or ticked before React arrives, or while it works out the page. React
 * leaves it in the page, takes it for the state it began with, and would not notice. So right after
 * hydration what was typed is taken back and entered again, as if by hand.
 */
export function enterTypedInput(root: HTMLElement): void {
  const controls = [...root.querySelectorAll('input, textarea, select')].filter(isControl)
  const changes = controls.flatMap((control) => changeOf(control) ?? [])
  // First all of them, because resetting one radio button changes its neighbours.
  for (const { reset } of changes) reset()
  for (const { redo } of changes) redo()
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
    redo: keepSelection(control, () => enterByHand(control, value)),
  }
}

/** What is selected just now is what the key that comes next replaces. */
function keepSelection(control: Control, change: () => void): () => void {
  if (control !== document.activeElement || control instanceof HTMLSelectElement) return change
  const { selectionStart, selectionEnd } = control
  // Fields such as those for numbers know of none.
  if (selectionStart === null) return change
  return () => {
    change()
    // React writes the value once more when it has drawn what follows from it.
    queueMicrotask(() => control.setSelectionRange(selectionStart, selectionEnd))
  }
}

function fileChange(control: HTMLInputElement): Change | undefined {
  if (!control.files?.length) return undefined
  return {
    reset: () => {},
    redo: () => control.dispatchEvent(new Event('change', { bubbles: true })),
  }
}

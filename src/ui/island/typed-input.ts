/**
 * A visitor may have typed or ticked before React arrives. React takes what it finds in the
 * page for the initial state and would not notice. So what was typed is put aside before
 * hydration and entered again afterwards, as if by hand.
 */
export function takeTypedInput(root: HTMLElement): () => void {
  const changes = [...root.querySelectorAll('input, textarea, select')].flatMap((control) => {
    const change = changeOf(control)
    return change ? [change] : []
  })
  // Only now, because resetting one radio button changes its neighbours.
  for (const { reset } of changes) reset()
  return () => {
    for (const { redo } of changes) redo()
  }
}

type Change = { reset: () => void; redo: () => void }

function changeOf(control: Element): Change | undefined {
  if (control instanceof HTMLSelectElement) return selectChange(control)
  if (control instanceof HTMLTextAreaElement) return textChange(control)
  if (!(control instanceof HTMLInputElement)) return undefined
  if (control.type === 'checkbox' || control.type === 'radio') return tickChange(control)
  if (control.type === 'file') return fileChange(control)
  return textChange(control)
}

function tickChange(control: HTMLInputElement): Change | undefined {
  if (control.checked === control.defaultChecked) return undefined
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

function textChange(control: HTMLInputElement | HTMLTextAreaElement): Change | undefined {
  const { value, defaultValue } = control
  if (value === defaultValue) return undefined
  return {
    reset: () => {
      control.value = defaultValue
    },
    redo: () => enter(control, value, 'input'),
  }
}

function selectChange(control: HTMLSelectElement): Change | undefined {
  const initial = [...control.options].find((option) => option.defaultSelected)
  const initialValue = (initial ?? control.options[0])?.value ?? ''
  const { value } = control
  if (value === initialValue) return undefined
  return {
    reset: () => {
      control.value = initialValue
    },
    redo: () => enter(control, value, 'change'),
  }
}

function fileChange(control: HTMLInputElement): Change | undefined {
  if (!control.files?.length) return undefined
  return {
    reset: () => {},
    redo: () => control.dispatchEvent(new Event('change', { bubbles: true })),
  }
}

/** Sets a value past React's own setter, so that React sees the change. */
function enter(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
  event: 'input' | 'change',
): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set
  setter?.call(control, value)
  control.dispatchEvent(new Event(event, { bubbles: true }))
}

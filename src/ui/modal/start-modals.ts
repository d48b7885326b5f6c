/** Length of the overlay's fade; modal.css repeats it. */
const fade = 300
const ready = new WeakSet<Document>()

/** Opens a dialog as a modal; the platform makes the rest of the page inert. */
function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return
  dialog.dataset['state'] = 'open'
  dialog.showModal()
}

/** Fades it out, then closes it; `close` is dispatched when it is gone. */
function closeModal(dialog: HTMLDialogElement): void {
  if (!dialog.open || dialog.dataset['state'] === 'closing') return
  dialog.dataset['state'] = 'closing'
  setTimeout(() => dialog.close(), fade)
}

/**
 * Buttons with `data-modal-open="id"` open, those with `data-modal-close` inside a dialog close,
 * and so do Escape and a press on the overlay unless the dialog is marked `data-modal-locked`.
 * Events that do not bubble are caught on their way down.
 */
export function startModals(root: Document): void {
  if (ready.has(root)) return
  ready.add(root)
  let pressed: EventTarget | null = null
  root.addEventListener('pointerdown', (event) => {
    pressed = event.target
  })
  root.addEventListener('click', (event) => {
    const target = event.target as Element
    const opener = target.closest<HTMLElement>('[data-modal-open]')
    const modal = opener
      ? root.getElementById(opener.dataset['modalOpen'] ?? '')
      : target.closest('dialog.ui-modal')
    if (!(modal instanceof HTMLDialogElement)) return
    const onOverlay = target === modal && pressed === modal && !isLocked(modal)
    if (opener) {
      // Safari gives a pressed button no focus, and so would have nothing to give back on closing.
      opener.focus({ preventScroll: true })
      openModal(modal)
    } else if (onOverlay || target.closest('[data-modal-close]')) closeModal(modal)
    else return
    event.preventDefault()
  })
  whenModal('cancel', (modal, event) => {
    event.preventDefault()
    if (!isLocked(modal)) closeModal(modal)
  })
  whenModal('close', (modal) => {
    modal.dataset['state'] = 'closed'
  })
  whenModal('keydown', (modal, event) => {
    const { key, shiftKey } = event as KeyboardEvent
    if (key === 'Escape' && isLocked(modal)) event.preventDefault()
    if (key !== 'Tab') return
    const stops = [...modal.querySelectorAll<HTMLElement>(focusable)].filter(
      // Safari before 17.4 knows no `checkVisibility`.
      (stop) => stop.getClientRects().length > 0,
    )
    const [from, to] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
    if (!to || (root.activeElement !== from && root.activeElement !== modal)) return
    event.preventDefault()
    to.focus()
  })

  function whenModal(type: string, act: (modal: HTMLDialogElement, event: Event) => void): void {
    const listen = (event: Event) => {
      const modal = (event.target as Element).closest<HTMLDialogElement>('dialog.ui-modal[open]')
      const closed = type === 'close' ? (event.target as HTMLDialogElement) : null
      const found = modal ?? (closed?.matches('dialog.ui-modal') ? closed : null)
      if (found) act(found, event)
    }
    root.addEventListener(type, listen, true)
  }
}

const focusable =
  'a[href],button:enabled,input:enabled,select:enabled,textarea:enabled,summary,[tabindex="0"]'

function isLocked(modal: HTMLElement): boolean {
  return 'modalLocked' in modal.dataset
}

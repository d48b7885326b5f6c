import { type ReactNode, useEffect, useRef } from 'react'
import { CrossIcon } from '../icons/icons.tsx'
import { joinClasses } from '../join-classes.ts'
import { closeModal, openModal, startModals } from './start-modals.ts'

interface ModalProps {
  /** A button with `opensModal(id)` opens it, hydrated or not. */
  id: string
  title: ReactNode
  /** Words of the close button, for ears. */
  closeLabel: string
  /** Escape, overlay and close button close it. Without, only a `data-modal-close` inside does. */
  dismissible?: boolean
  /** On hydrated pages: whether it is open. Left out, the platform keeps the state. */
  open?: boolean | undefined
  /** Called once the closing fade has ended. */
  onClose?: (() => void) | undefined
  /** Its row of actions, below the content. */
  footer?: ReactNode
  width?: 'narrow' | 'wide'
  className?: string | undefined
  children: ReactNode
}

/**
 * A native dialog: focus stays inside, comes back on closing, and the page behind is inert.
 * start-modals.ts adds the closing state; pages that do not hydrate load it with the first press.
 */
export function Modal(props: ModalProps) {
  const { id, title, closeLabel, dismissible = true, open, onClose, footer, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => startModals(document), [])
  useEffect(() => {
    if (!dialog.current || open === undefined) return
    if (open) openModal(dialog.current)
    else closeModal(dialog.current)
  }, [open])
  return (
    <dialog
      ref={dialog}
      id={id}
      className={joinClasses('ui-modal', props.className)}
      aria-labelledby={`${id}-title`}
      closedby={dismissible ? 'any' : 'none'}
      data-width={props.width ?? 'narrow'}
      data-modal-locked={dismissible ? undefined : ''}
      onClose={onClose}
    >
      <div className="ui-modal__panel">
        <div className="ui-modal__head">
          <h2 id={`${id}-title`}>{title}</h2>
          {dismissible ? (
            <form method="dialog">
              <button
                type="submit"
                className="ui-icon-button"
                data-modal-close=""
                aria-label={closeLabel}
              >
                <CrossIcon />
              </button>
            </form>
          ) : null}
        </div>
        <div className="ui-modal__body">{children}</div>
        {footer ? <div className="ui-modal__footer">{footer}</div> : null}
      </div>
    </dialog>
  )
}

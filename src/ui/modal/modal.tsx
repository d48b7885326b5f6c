import { type ReactNode, useEffect } from 'react'
import { CrossIcon } from '../icons/icons.tsx'
import { startModals } from './start-modals.ts'

interface ModalProps {
  /** A button with `opensModal(id)` opens it, hydrated or not. */
  id: string
  title: ReactNode
  /** Words of the close button, for ears. */
  closeLabel: string
  /** Escape, overlay and close button close it. Without, only a `data-modal-close` inside does. */
  dismissible?: boolean
  /** Its row of actions, below the content. */
  footer?: ReactNode
  width?: 'narrow' | 'wide'
  children: ReactNode
}

/**
 * A native dialog: focus stays inside, comes back on closing, and the page behind is inert.
 * start-modals.ts adds the closing state; pages that do not hydrate load it with the first press.
 */
export function Modal(props: ModalProps) {
  const { id, title, closeLabel, dismissible = true, footer, children } = props
  useEffect(() => startModals(document), [])
  return (
    <dialog
      id={id}
      className="ui-modal"
      aria-labelledby={`${id}-title`}
      closedby={dismissible ? 'any' : 'none'}
      data-width={props.width ?? 'narrow'}
      data-modal-locked={dismissible ? undefined : ''}
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

/**
 * Attributes of a button that opens the modal with this id: `<Button {...opensModal('terms')}>`.
 * `command` does it where the browser knows it and no script has come; the behaviour does the rest.
 */
export function opensModal(id: string) {
  return {
    'data-modal-open': id,
    commandfor: id,
    command: 'show-modal',
    'aria-haspopup': 'dialog',
  } as const
}

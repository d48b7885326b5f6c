import { Button } from '#ui/button/button.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { opensModal } from '#ui/modal/opens-modal.ts'
import { Chapter } from '../specimen.tsx'

export function ModalChapter() {
  return (
    <Chapter
      id="modal"
      title="Modal"
      lead="A native dialog. Escape, the overlay and the close button close it; the page behind waits, and focus comes back to where it was."
    >
      <div className="flex flex-wrap gap-3">
        <Button {...opensModal('modal-plain')}>Open a dialog</Button>
        <Button variant="secondary" {...opensModal('modal-locked')}>
          Open one that needs an answer
        </Button>
        <Button variant="secondary" {...opensModal('modal-wide')}>
          Open a wide, long one
        </Button>
      </div>
      <Modal
        id="modal-plain"
        title="Send the offer to yourself?"
        closeLabel="Close"
        footer={
          <>
            <Button variant="secondary" data-modal-close="">
              Not now
            </Button>
            <Button data-modal-close="">Send it</Button>
          </>
        }
      >
        <p>One mail with the price and the documents. It stays valid for a month.</p>
      </Modal>
      <Modal
        id="modal-locked"
        title="Cancel this policy?"
        closeLabel="Close"
        dismissible={false}
        footer={
          <>
            <Button variant="secondary" data-modal-close="">
              Keep it
            </Button>
            <Button variant="danger" data-modal-close="">
              Cancel it
            </Button>
          </>
        }
      >
        <p>It ends on 31 December. Until then everything stays covered.</p>
      </Modal>
      <Modal id="modal-wide" title="What counts as wear?" closeLabel="Close" width="wide">
        {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
          <p key={key} className="mb-4 text-ink-soft">
            Things grow old while they are used. A carpet that is thin after ten years is worn; a
            carpet that a burst pipe soaked is damaged. The first is yours to replace, the second
            ours. When it is hard to tell, we ask an expert and pay for the visit.
          </p>
        ))}
      </Modal>
    </Chapter>
  )
}

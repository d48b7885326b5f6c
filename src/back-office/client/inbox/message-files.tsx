import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { InboxRecord } from '../../wire/inbox-records.ts'
import { AskedButton } from '../documents/asked-button.tsx'
import { whyNot } from '../why-not.ts'
import { FileChoice } from './file-choice.tsx'
import { sendFiles } from './send-files.ts'
import type { useMessageChange } from './use-message-change.ts'

type MessageFilesProps = {
  message: InboxRecord
  change: Pick<ReturnType<typeof useMessageChange>, 'removeFile' | 'readAgain'>
}

/** What came with a message, to be saved. To what a colleague entered, scans can be added. */
export function MessageFiles({ message, change }: MessageFilesProps) {
  const { id: messageId, files, channel } = message
  const isEntered = channel !== 'form'
  if (files.length === 0 && !isEntered) return null
  return (
    <div className="bo-stack">
      <h3>Files</h3>
      <ul className="bo-plain-list">
        {files.map(({ id, name, bytes }) => (
          <li key={id} className="bo-row">
            <span>
              <a href={`/admin/api/inbox/${messageId}/files/${id}`} download={name}>
                {name}
              </a>{' '}
              ({Math.max(1, Math.round(bytes / 1024))} KB)
            </span>
            {isEntered && (
              <AskedButton
                label="Remove"
                title={`Remove “${name}”?`}
                content="For a scan that belongs elsewhere. It is deleted, and the audit trail says who did it."
                onConfirm={() => void change.removeFile(id)}
              />
            )}
          </li>
        ))}
      </ul>
      {isEntered && <AddFiles messageId={messageId} onSent={change.readAgain} />}
    </div>
  )
}

/** Sent as soon as they are chosen. */
function AddFiles({ messageId, onSent }: { messageId: number; onSent: () => void }) {
  const [turn, setTurn] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const send = async (files: readonly File[]) => {
    if (files.length === 0) return
    setBusy(true)
    try {
      await sendFiles(messageId, files)
      notify(files.length === 1 ? 'The file is added.' : 'The files are added.', {
        type: 'success',
      })
    } catch (error) {
      notify(whyNot(error), { type: 'error', autoHideDuration: 10_000 })
    }
    setBusy(false)
    // A new field, in which nothing is chosen.
    setTurn(turn + 1)
    onSent()
  }
  return <FileChoice key={turn} label="Add scans" isBusy={isBusy} onChoose={send} />
}

import type { InboxRecord } from '../../wire/inbox-records.ts'

/** What came with a message, to be saved. */
export function MessageFiles({ message }: { message: InboxRecord }) {
  if (message.files.length === 0) return null
  return (
    <>
      <h3>Files</h3>
      <ul>
        {message.files.map(({ id, name, bytes }) => (
          <li key={id}>
            <a href={`/admin/api/inbox/${message.id}/files/${id}`} download={name}>
              {name}
            </a>{' '}
            ({Math.max(1, Math.round(bytes / 1024))} KB)
          </li>
        ))}
      </ul>
    </>
  )
}

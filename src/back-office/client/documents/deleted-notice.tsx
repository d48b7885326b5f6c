import { Alert, Button } from '@mui/material'
import type { DeletedDocument } from '../../wire/deleted-record.ts'
import { useBringBack } from '../deleted/use-bring-back.tsx'

/** Says that a document is gone, and brings it back by its number. */
export function DeletedNotice({ number }: Pick<DeletedDocument, 'number'>) {
  const bringBack = useBringBack()
  return (
    <Alert
      severity="success"
      action={
        <Button color="inherit" onClick={() => void bringBack(number)}>
          Bring it back
        </Button>
      }
    >
      Deleted.
    </Alert>
  )
}

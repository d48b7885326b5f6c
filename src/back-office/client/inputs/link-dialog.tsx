import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState } from 'react'
import { isTextLink, TEXT_LINK_HINT } from '#content/rich-text/text-links.ts'

/** Asks where a link leads. Empty takes the link away. */
export function LinkDialog({
  href,
  onSave,
  onClose,
}: {
  href: string
  onSave(href: string): void
  onClose(): void
}) {
  const [value, setValue] = useState(href)
  const address = value.trim()
  const isSound = address === '' || isTextLink(address)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="link-dialog-title">
      <DialogTitle id="link-dialog-title">Link</DialogTitle>
      <DialogContent>
        <TextField
          id="link-dialog-address"
          label="Address"
          value={value}
          autoFocus
          error={!isSound}
          helperText={TEXT_LINK_HINT}
          onChange={(event) => setValue(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (isSound) onSave(address)
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={!isSound} onClick={() => onSave(address)}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  )
}

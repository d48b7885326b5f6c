import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'

/** A button whose work begins only after a second look. */
export function AskedButton(props: {
  label: string
  title: string
  content: string
  onConfirm(): void
}) {
  const { label, title, content, onConfirm } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <Confirm
        isOpen={isOpen}
        title={title}
        content={content}
        confirm={label}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false)
          onConfirm()
        }}
      />
    </>
  )
}

import { Button, type ButtonProps } from '@mui/material'
import { type ReactNode, useState } from 'react'

type OpenedFormProps = Pick<ButtonProps, 'variant' | 'color'> & {
  button: string
  children: (leave: () => void) => ReactNode
}

/** A form that a button stands in the place of, until it is pressed. */
export function OpenedForm({ button, variant = 'outlined', color, children }: OpenedFormProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return children(() => setOpen(false))
  return (
    <div>
      <Button variant={variant} color={color} onClick={() => setOpen(true)}>
        {button}
      </Button>
    </div>
  )
}

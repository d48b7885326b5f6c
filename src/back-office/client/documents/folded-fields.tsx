import { type ReactNode, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'

/** The fields of a page that exists: folded, so that the page itself comes first, unless something is wrong with them. */
export function FoldedFields({ children }: { children: ReactNode }) {
  const { errors } = useFormState()
  const path: unknown = useWatch({ name: 'attributes.path' })
  const [isOpen, setOpen] = useState(!path)
  const { blocks: _, ...wrong } = (errors['attributes'] ?? {}) as Record<string, unknown>
  return (
    <details
      className="bo-fold"
      open={isOpen || Object.keys(wrong).length > 0}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        Title, address and search engines{' '}
        {typeof path === 'string' && <span className="bo-soft">{path}</span>}
      </summary>
      {children}
    </details>
  )
}

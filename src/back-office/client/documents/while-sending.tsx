import { type ReactNode, useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'

/**
 * A form that goes once it was sent takes nothing meanwhile: it would go with it. Browsers take the
 * focus from what is inert; where the form stays because it was refused, it comes back.
 */
export function WhileSending({ isSent, children }: { isSent: boolean; children: ReactNode }) {
  const { isSubmitting } = useFormState()
  const room = useRef<HTMLDivElement>(null)
  const held = useRef<HTMLElement>(null)
  const isInert = isSubmitting || isSent
  useEffect(() => {
    const hold = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) held.current = target
    }
    const inside = room.current
    inside?.addEventListener('focusin', hold)
    return () => inside?.removeEventListener('focusin', hold)
  }, [])
  useEffect(() => {
    if (!isInert && document.activeElement === document.body) held.current?.focus()
  }, [isInert])
  return (
    <div ref={room} inert={isInert}>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'

/** A form that goes once it was sent takes nothing meanwhile: it would go with it. */
export function WhileSending({ isSent, children }: { isSent: boolean; children: ReactNode }) {
  const { isSubmitting } = useFormState()
  return <div inert={isSubmitting || isSent}>{children}</div>
}

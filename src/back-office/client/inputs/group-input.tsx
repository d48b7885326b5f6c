import type { ReactNode } from 'react'

/** Fields that belong together, under their name. */
export function GroupInput({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="bo-group">
      <legend>{label}</legend>
      {children}
    </fieldset>
  )
}

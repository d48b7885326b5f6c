import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icons/icons.tsx'
import { joinClasses } from '../join-classes.ts'

interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
  open?: boolean
  className?: string | undefined
}

/** One thing to open in the flow of a text: "I'm not sure", "Why this price". */
export function Disclosure({ summary, children, open, className }: DisclosureProps) {
  return (
    <details className={joinClasses('ui-disclosure', className)} open={open}>
      <summary>
        <ChevronDownIcon />
        {summary}
      </summary>
      <div className="ui-disclosure__content">{children}</div>
    </details>
  )
}

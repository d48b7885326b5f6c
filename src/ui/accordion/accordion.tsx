import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icons/icons.tsx'
import { joinClasses } from '../join-classes.ts'

interface AccordionProps {
  items: { id?: string; title: ReactNode; content: ReactNode; open?: boolean }[]
  /** Items of one name close each other. Without it they open independently. */
  name?: string | undefined
  /** Makes every title a heading of this level, for the outline of the page. */
  headingLevel?: 2 | 3 | 4 | undefined
  className?: string | undefined
}

/** Questions and answers: the platform's own details, searchable and open to deep links. */
export function Accordion({ items, name, headingLevel, className }: AccordionProps) {
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'span'
  return (
    <div className={joinClasses('ui-accordion', className)}>
      {items.map((item, index) => (
        <details key={item.id ?? index} id={item.id} name={name} open={item.open}>
          <summary>
            <Heading className="ui-accordion__title">{item.title}</Heading>
            <ChevronDownIcon />
          </summary>
          <div className="ui-accordion__content">{item.content}</div>
        </details>
      ))}
    </div>
  )
}

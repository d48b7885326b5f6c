import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icons/icons.tsx'

interface AccordionProps {
  items: { title: ReactNode; content: ReactNode; open?: boolean }[]
  /** Items of one name close each other. Without it they open independently. */
  name?: string | undefined
  /** Makes every title a heading of this level, for the outline of the page. */
  headingLevel?: 2 | 3 | 4 | undefined
}

/** Questions and answers: the platform's own details, which a search in the page opens. */
export function Accordion({ items, name, headingLevel }: AccordionProps) {
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'span'
  return (
    <div className="ui-accordion">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no name of their own, and stay as they are
        <details key={index} name={name} open={item.open}>
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

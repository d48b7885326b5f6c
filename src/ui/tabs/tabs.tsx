import { type ReactNode, useEffect, useRef } from 'react'
import { enhanceTabList } from './tabs-behaviour.ts'

interface TabsProps {
  /** Names the set, for ears. */
  label: string
  /** Two to six. The id is the panel's and its address: `#id` opens it, with or without script. */
  tabs: { id: string; label: ReactNode; content: ReactNode }[]
}

/**
 * Anchors and sections: the one that the address names is shown, else the first, by CSS alone.
 * With script they become true tabs with arrow keys.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (root.current) enhanceTabList(root.current)
  }, [])
  return (
    <div ref={root} className="ui-tabs" data-tabs="">
      <nav className="ui-tabs__list" aria-label={label}>
        {tabs.map((tab) => (
          <a key={tab.id} id={`${tab.id}-tab`} className="ui-tabs__tab" href={`#${tab.id}`}>
            {tab.label}
          </a>
        ))}
      </nav>
      <div className="ui-tabs__panels">
        {tabs.map((tab) => (
          <section
            key={tab.id}
            id={tab.id}
            className="ui-tabs__panel"
            aria-labelledby={`${tab.id}-tab`}
          >
            {tab.content}
          </section>
        ))}
      </div>
    </div>
  )
}

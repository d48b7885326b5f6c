import { type ComponentType, createContext, type ReactNode, useContext, useId } from 'react'
import type { IslandComponent, WakeOn } from './define-island.ts'

/**
 * Renders an island to a string of its own, so that its `useId` values do not depend on
 * the page around it and match when it hydrates alone. Only pages that ship without React
 * provide it; where the whole page hydrates, an island is just its component.
 */
type RenderApart = (island: ReactNode, idPrefix: string) => string
export const RenderApartContext = createContext<RenderApart | undefined>(undefined)

type IslandProps<Props> = {
  /** The component, made by `defineIsland` in a file `<name>.island.tsx`. */
  of: IslandComponent<Props>
  /** When it hydrates: at the first touch or focus, when it is seen, or when the page is idle. */
  on: WakeOn
  /** Its props. They travel as JSON in the page, so they are plain data and hold nothing private. */
  props: Props
}

export function Island<Props extends object>({ of: Component, on, props }: IslandProps<Props>) {
  const renderApart = useContext(RenderApartContext)
  const idPrefix = useId()
  const Plain: ComponentType<Props> = Component
  const content = <Plain {...props} />
  if (!renderApart) return content
  return (
    <feather-island
      name={Component.islandName}
      on={on}
      prefix={idPrefix}
      props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output of our own component.
      dangerouslySetInnerHTML={{ __html: renderApart(content, idPrefix) }}
    />
  )
}

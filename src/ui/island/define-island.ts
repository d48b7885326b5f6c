import type { ComponentType } from 'react'

export type WakeOn = 'touch' | 'seen' | 'idle'

export type IslandComponent<Props> = ComponentType<Props> & {
  /** The name of its file without `.island.tsx`: how the browser finds the code. */
  islandName: string
}

/** Marks a component as an island. Use it as the default export of `<name>.island.tsx`. */
export function defineIsland<Props>(
  name: string,
  Component: ComponentType<Props>,
): IslandComponent<Props> {
  return Object.assign(Component, { islandName: name })
}

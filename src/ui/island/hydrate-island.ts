import {
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import { enterTypedInput } from './typed-input.ts'

/** Hydrates one island and resolves when its handlers are in place. */
export function hydrateIsland(island: HTMLElement, code: unknown): Promise<void> {
  const { default: Component } = code as { default: ComponentType<object> }
  const props = JSON.parse(island.getAttribute('props') ?? '{}') as object
  return new Promise((resolve) => {
    const awake = () => {
      island.setAttribute('awake', '')
      resolve()
    }
    const enter = () => enterTypedInput(island)
    hydrateRoot(island, createElement(Awake, { enter, awake }, createElement(Component, props)), {
      identifierPrefix: island.getAttribute('prefix') ?? '',
    })
  })
}

type AwakeProps = { enter: () => void; awake: () => void; children?: ReactNode }

/** What was typed is entered in the very moment in which React takes over: no key falls between. */
function Awake({ enter, awake, children }: AwakeProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: waking happens once.
  useLayoutEffect(enter, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: waking happens once.
  useEffect(awake, [])
  return children
}

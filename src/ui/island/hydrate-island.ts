import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { takeTypedInput } from './typed-input.ts'

/** Hydrates one island and resolves when its handlers are in place. */
export function hydrateIsland(island: HTMLElement, code: unknown): Promise<void> {
  const { default: Component } = code as { default: ComponentType<object> }
  const props = JSON.parse(island.getAttribute('props') ?? '{}') as object
  const giveBack = takeTypedInput(island)
  return new Promise((resolve) => {
    const awake = () => {
      island.setAttribute('awake', '')
      giveBack()
      resolve()
    }
    hydrateRoot(island, createElement(Awake, { awake }, createElement(Component, props)), {
      identifierPrefix: island.getAttribute('prefix') ?? '',
    })
  })
}

function Awake({ awake, children }: { awake: () => void; children?: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: waking happens once.
  useEffect(awake, [])
  return children
}

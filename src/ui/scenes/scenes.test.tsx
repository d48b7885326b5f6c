import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { SceneProps } from './scene-frame.tsx'

type Scene = (props: SceneProps) => React.ReactNode

const modules = import.meta.glob<Record<string, Scene>>('./*-scene.tsx', { eager: true })
const scenes = Object.values(modules).flatMap((module) => Object.entries(module))

describe.each(scenes)('%s', (_name, Scene) => {
  it('weighs less than 6 KB in the page', () => {
    expect(renderToStaticMarkup(<Scene />).length).toBeLessThan(6_000)
  })

  it('is hidden from screen readers until it has a title', () => {
    expect(renderToStaticMarkup(<Scene />)).toContain('aria-hidden="true"')
    const titled = renderToStaticMarkup(<Scene title="A cat" />)
    expect(titled).toContain('<title>A cat</title>')
    expect(titled).not.toContain('aria-hidden')
  })
})

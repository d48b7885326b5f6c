import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { chapters } from './chapters.ts'
import { StyleGuide } from './style-guide.tsx'

const html = renderToStaticMarkup(<StyleGuide islandDemo={<p id="island-demo" />} />)
const ids = valuesOf('id')

describe('StyleGuide', () => {
  it('has no inline style, which the Content-Security-Policy would refuse', () => {
    expect(html).not.toMatch(/\sstyle="/)
  })

  it('gives every id once', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it.each(['for', 'aria-describedby', 'aria-labelledby', 'commandfor'])(
    'points with %s at something that exists',
    (attribute) => {
      const targets = valuesOf(attribute).flatMap((value) => value.split(' '))
      expect(targets.length).toBeGreaterThan(0)
      expect(targets.filter((target) => !ids.includes(target))).toEqual([])
    },
  )

  it('leads with every anchor to something that exists', () => {
    const anchors = valuesOf('href').filter((href) => href.startsWith('#'))
    expect(anchors.filter((anchor) => !ids.includes(anchor.slice(1)))).toEqual([])
    expect(chapters.filter(({ id }) => !ids.includes(id))).toEqual([])
  })

  it.each(['<dialog', 'ui-badge', 'ui-card', 'ui-button', 'type="radio"', 'ui-icon'])(
    'shows the pieces of the specification: %s',
    (piece) => {
      expect(html).toContain(piece)
    },
  )

  it('shows the eleven badges of the specification in their four sizes', () => {
    const shown = new Set(
      [...html.matchAll(/data-variant="(\w+)" data-size="(\w+)"/g)].map(([, ...pair]) =>
        pair.join(),
      ),
    )
    const variants =
      'white neutral neutralStrong information warning primary error success black secondary secondaryStrong'
    const sizes = ['xsmall', 'small', 'medium', 'large']
    expect(shown).toEqual(
      new Set(variants.split(' ').flatMap((variant) => sizes.map((size) => `${variant},${size}`))),
    )
  })

  it('shows the island it is given', () => {
    expect(ids).toContain('island-demo')
  })
})

function valuesOf(attribute: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(
    ([, value]) => value ?? '',
  )
}

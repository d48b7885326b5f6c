import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastRatio } from './contrast-ratio.ts'
import { readTokens } from './read-tokens.ts'
import { tokenPairs } from './token-pairs.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const tokens = readTokens(css)
const needed = { AAA: 7, AA: 4.5, graphic: 3 }

describe('contrastRatio', () => {
  it('knows the ends of the scale', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#5337d6', '#5337d6')).toBe(1)
  })

  it('agrees with the published value for #767676 on white', () => {
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })
})

describe('colour tokens', () => {
  it.each(tokenPairs)('$text on $ground reaches $level in both themes', (pair) => {
    const text = tokens.get(pair.text)
    const ground = tokens.get(pair.ground)
    if (!text || !ground) throw new Error(`tokens.css lacks ${pair.text} or ${pair.ground}`)
    const lowest = Math.min(
      contrastRatio(text.light, ground.light),
      contrastRatio(text.dark, ground.dark),
    )
    expect(lowest).toBeGreaterThanOrEqual(needed[pair.level])
  })

  it('reaches AAA for who asks for more contrast', () => {
    const [, block = ''] = /\(prefers-contrast: more\)[^{]*\{[^{]*\{([^}]*)/.exec(css) ?? []
    const instead = [...block.matchAll(/--([\w-]+): var\(--([\w-]+)\)/g)]
    expect(instead.map(([, name]) => name)).toContain('ink-soft')
    for (const [, name, by = ''] of instead) {
      for (const { ground } of tokenPairs.filter(({ text }) => text === name)) {
        const [text, behind] = [tokens.get(by), tokens.get(ground)]
        if (!text || !behind) throw new Error(`tokens.css lacks ${by} or ${ground}`)
        expect(contrastRatio(text.light, behind.light), ground).toBeGreaterThanOrEqual(7)
        expect(contrastRatio(text.dark, behind.dark), ground).toBeGreaterThanOrEqual(7)
      }
    }
  })

  it('keeps the light colours of the identity', () => {
    const light = (name: string) => tokens.get(name)?.light
    expect([light('ink'), light('primary'), light('cloud')]).toEqual([
      '#1b1736',
      '#5337d6',
      '#faf8f5',
    ])
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'

test('a box that only its ground sets apart has an edge where the system takes grounds away', () => {
  const source = join(projectRoot, 'src')
  const boxes = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?:blocks|features|shell|consent)\/(?!style-guide).*\.css$/.test(path))
    .flatMap((path) =>
      boxesIn(readFileSync(join(source, path), 'utf8')).map((box) => ({ path, ...box })),
    )
  expect(boxes.length).toBeGreaterThan(10)
  const bare = boxes.filter(({ rules }) => !rules.includes('outline: var(--edge-of-ground)'))
  expect(bare.map(({ path, selector }) => `${path} ${selector}`)).toEqual([])
})

const SOFT = /background: var\(--(?:lilac-\d+|[a-z]+-soft|scene-ground)\)/

/** Rules with a ground of their own, room and round corners, but no line around them. */
function boxesIn(css: string): { selector: string; rules: string }[] {
  const sheet = css.replaceAll(/\/\*.*?\*\//gs, '')
  return [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .map(([, selector = '', rules = '']) => ({ selector: selector.trim(), rules }))
    .filter(
      ({ rules }) => SOFT.test(rules) && rules.includes('padding') && rules.includes('radius'),
    )
    .filter(({ rules }) => !/\bborder:/.test(rules))
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'

const source = join(projectRoot, 'src')
const read = (path: string) => readFileSync(join(source, path), 'utf8')

/** Specification, section 9. */
const breakpoints = { mobile: '34rem', tablet: '45rem', desktop: '64rem' }

test('the breakpoints are those of the specification', () => {
  const theme = read('ui/styles/theme.css')
  for (const [name, width] of Object.entries(breakpoints)) {
    expect(theme).toContain(`--breakpoint-${name}: ${width};`)
  }
})

test('no stylesheet of a page breaks at another width', () => {
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.css') && !path.startsWith('back-office'),
  )
  const others = sheets.flatMap((path) =>
    [...read(path).matchAll(/@media[^{]*width\s*(?:[<>]=?|:)\s*([\d.]+[a-z]+)/g)]
      .map(([, width = '']) => width)
      .filter((width) => !Object.values(breakpoints).includes(width))
      .map((width) => `${path}: ${width}`),
  )
  expect(others).toEqual([])
})

test('the overlay of a dialog fades for 0.3 s, groups of radios are 424 or 736 px wide', () => {
  expect(read('ui/modal/modal.css')).toMatch(/::backdrop \{[^}]*opacity 300ms/)
  expect(read('ui/modal/start-modals.ts')).toContain('const fade = 300\n')
  const widths = [...read('ui/choice/choice.css').matchAll(/max-width: (\d+px)/g)]
  expect(widths.map(([, width]) => width)).toEqual(['424px', '736px'])
})

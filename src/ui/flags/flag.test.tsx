import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { REGIONS } from '#sites/regions.ts'
import { Flag } from './flag.tsx'

test.each(REGIONS.map(({ id }) => id))('%s has a flag of its own', (code) => {
  expect(renderToStaticMarkup(<Flag code={code} />)).toContain('fill=')
})

test('a code without a flag draws nothing', () => {
  expect(renderToStaticMarkup(<Flag code="xx" />)).not.toContain('fill=')
})

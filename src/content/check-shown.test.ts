import { expect, test } from 'vitest'
import { checkShown } from './check-shown.ts'

const page = { path: '/offer', everyCountry: false }

test.each([
  ['en-de', { site: 'default' }],
  ['es-es', { site: 'default' }],
  ['en-de', { site: 'tk' }],
  ['en-de', { site: 'default', path: '/legal-insurance' }],
  // Shown by another site.
  ['es-es', { site: 'tk', alsoOn: ['default'] }],
] as const)('a page in %s of %o is shown', (locale, more) => {
  expect(() => checkShown(`${locale}--offer`, { ...page, ...more })).not.toThrow()
})

test.each([
  // The funds insure in Germany only.
  ['es-es', { site: 'tk' }],
  // Is sold in Germany only.
  ['es-es', { site: 'default', path: '/legal-insurance' }],
  // Stands on the personal site.
  ['en-de', { site: 'business', path: '/legal-insurance' }],
] as const)('a page in %s of %o would be shown nowhere', (locale, more) => {
  expect(() => checkShown(`${locale}--offer`, { ...page, ...more })).toThrow(
    expect.objectContaining({
      code: 'content-invalid',
      details: { issues: [expect.objectContaining({ path: ['path'] })] },
    }),
  )
})

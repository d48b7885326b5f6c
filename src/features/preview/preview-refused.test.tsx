import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PreviewRefused } from './preview-refused.tsx'

test.each(['expired', 'invalid'] as const)(
  'a link that is %s is named in the tab, too',
  (reason) => {
    const html = renderToStaticMarkup(<PreviewRefused locale="de-de" reason={reason} />)
    const [, heading] = /<h1>(.+?)<\/h1>/.exec(html) ?? []
    expect(html).toContain(`<title>${heading}</title>`)
  },
)

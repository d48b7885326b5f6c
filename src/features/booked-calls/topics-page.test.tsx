import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import { TopicsPage } from './topics-page.tsx'

test('the longest German word of our trade breaks within its card', () => {
  const html = renderToStaticMarkup(
    <WordingContext value={pickWording('de-de', 'calls')}>
      <TopicsPage topics={[{ topic: 'disability', href: '/calls/disability' }]} />
    </WordingContext>,
  )
  expect(html).toContain('>Berufs\u00ADunfähigkeits\u00ADversicherung</a>')
})

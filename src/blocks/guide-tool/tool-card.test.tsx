import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { prepareGuideTool } from './prepare-guide-tool.ts'
import ToolCard from './tool-card.island.tsx'

test('a tool marks the German words of its questions, which no page does for an island', async () => {
  const props = await prepareGuideTool('dental-crown', {
    locale: 'fr-fr',
    today: isoDateOf('2026-11-15'),
    action: '/',
    readQuery: () => null,
  })
  expect(renderToStaticMarkup(<ToolCard {...props} />)).toContain(
    '<span lang="de">Bonusheft</span>',
  )
})

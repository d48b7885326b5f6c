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

test.each([
  ['de-de', 'three', '2027-01-15'],
  ['es-es', 'one', '2027-03-15'],
  ['fr-fr', 'two', '2027-02-15'],
] as const)('the notice begins in %s as the law there has it', async (locale, notice, date) => {
  const today = isoDateOf('2026-11-15')
  const { answers, result } = await prepareGuideTool('cancel-by', {
    locale,
    today,
    action: '/',
    readQuery: () => null,
  })
  expect(answers['notice']).toBe(notice)
  expect(result.rows[0]?.value).toEqual({ kind: 'date', date })
})

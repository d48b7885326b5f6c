import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MoveButtons } from './move-buttons.tsx'

test('what can be moved no further keeps its button, and so the focus', () => {
  const buttonsAt = (at: number) =>
    renderToStaticMarkup(
      <MoveButtons name="it" at={at} count={2} onMove={() => {}} onRemove={() => {}} />,
    )
  expect(buttonsAt(0)).toMatch(
    /Move it up" aria-disabled="true".*Move it down" aria-disabled="false"/,
  )
  expect(buttonsAt(1)).toMatch(
    /Move it up" aria-disabled="false".*Move it down" aria-disabled="true"/,
  )
  // A button that is off drops the focus.
  expect(buttonsAt(0)).not.toContain('disabled=""')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SteadyButton } from './steady-button.tsx'

test.each([true, false])('a button that is off (%s) says so, and can hold the focus', (isOff) => {
  const html = renderToStaticMarkup(<SteadyButton isOff={isOff}>Save draft</SteadyButton>)
  expect(html).toContain(`aria-disabled="${isOff}"`)
  expect(html).toContain('tabindex="0"')
  expect(html).not.toMatch(/ disabled(=|>| )/)
  expect(/class="[^"]*Mui-disabled/.test(html)).toBe(isOff)
})

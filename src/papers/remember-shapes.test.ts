import { expect, it, vi } from 'vitest'
import { rememberShapes } from './remember-shapes.ts'

function fontThatCounts() {
  const layout = vi.fn((text: string, ..._how: readonly unknown[]) => ({
    glyphs: [...text],
    positions: [],
  }))
  const font = {
    layout: layout as (text: string, ...how: readonly unknown[]) => ReturnType<typeof layout>,
  }
  const families = { Paper: { sources: [{ data: font }, { data: null }] } }
  return { font, families, shaped: layout }
}

it('shapes a text once, and the same text in another way once more', () => {
  const { font, families, shaped } = fontThatCounts()
  rememberShapes(families)
  rememberShapes(families)
  expect(font.layout('Price', ['liga'])).toBe(font.layout('Price', ['liga']))
  expect(font.layout('Price').glyphs).toEqual([...'Price'])
  expect(shaped).toHaveBeenCalledTimes(2)
})

it('forgets what it knows before it takes much room', () => {
  const { font, families, shaped } = fontThatCounts()
  rememberShapes(families)
  font.layout('Price')
  font.layout('x'.repeat(60_000))
  font.layout('Price')
  expect(shaped).toHaveBeenCalledTimes(3)
})

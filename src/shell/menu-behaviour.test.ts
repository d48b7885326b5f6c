import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enhanceMenus } from './menu-behaviour.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A menu of a page, as far as a pointer is concerned. */
function menuOn(screen: 'desktop' | 'phone') {
  const menu = Object.assign(new EventTarget(), { open: false })
  vi.stubGlobal('matchMedia', () => new EventTarget())
  const drawer = { getClientRects: () => (screen === 'phone' ? [{}] : []) }
  const found = { querySelector: () => drawer, querySelectorAll: () => [menu] }
  const page = Object.assign(new EventTarget(), found)
  enhanceMenus(page as unknown as Document)
  const point = (type: string, pointerType = 'mouse') =>
    menu.dispatchEvent(Object.assign(new Event(type), { pointerType }))
  return { menu, point }
}

test('a menu opens once the pointer has rested for 150 ms, and closes when it leaves', () => {
  const { menu, point } = menuOn('desktop')
  point('pointerenter')
  vi.advanceTimersByTime(149)
  expect(menu.open).toBe(false)
  vi.advanceTimersByTime(1)
  expect(menu.open).toBe(true)
  point('pointerleave')
  expect(menu.open).toBe(false)
})

test('a pointer that passes by, or presses, leaves the menu to itself', () => {
  const { menu, point } = menuOn('desktop')
  for (const away of ['pointerleave', 'pointerdown']) {
    point('pointerenter')
    vi.advanceTimersByTime(149)
    point(away)
    vi.advanceTimersByTime(1000)
    expect(menu.open, away).toBe(false)
  }
})

test('a finger and a small screen open nothing by resting', () => {
  const touched = menuOn('desktop')
  touched.point('pointerenter', 'touch')
  const small = menuOn('phone')
  small.point('pointerenter')
  vi.advanceTimersByTime(1000)
  expect([touched.menu.open, small.menu.open]).toEqual([false, false])
})

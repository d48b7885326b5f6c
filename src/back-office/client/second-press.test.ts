import { expect, test } from 'vitest'
import { keepSecondPressOut } from './second-press.ts'

type Fake = { closest: (selector: string) => Fake | null }

/** A control, or a field inside of a label. */
function control(label?: Fake): Fake {
  const self: Fake = {
    closest: (selector) => (selector === 'label' ? (label ?? null) : self),
  }
  return self
}
const text: Fake = { closest: () => null }

function openPage() {
  const page = new EventTarget()
  const release = keepSecondPressOut(page)
  const send = (kind: string, target: object, more: object) => {
    const event = Object.assign(new Event(kind, { cancelable: true }), more)
    Object.defineProperty(event, 'target', { value: target })
    return page.dispatchEvent(event)
  }
  /** Whether a click reaches what is under the pointer. */
  const click = (target: Fake, detail: number) =>
    ['mousedown', 'mouseup', 'click']
      .map((kind) => send(kind, target, { detail }))
      .every((isThrough) => isThrough)
  const key = (target: Fake, name: string, repeat = false) =>
    send('keydown', target, { key: name, repeat })
  return { click, key, release }
}

test('the second click of a double click reaches nothing that came under the pointer', () => {
  const { click, release } = openPage()
  const [ask, yes] = [control(), control()]
  expect(click(ask, 1)).toBe(true)
  expect(click(yes, 2)).toBe(false)
  // A backdrop is no control.
  expect(click(text, 3)).toBe(false)
  // Whoever clicks anew means it.
  expect(click(yes, 1)).toBe(true)
  release()
  expect(click(ask, 2)).toBe(true)
})

test('a second click on the same button, in a text, on a field by its label, or by keyboard stays one', () => {
  const { click } = openPage()
  const [more, label] = [control(), control()]
  expect([click(more, 1), click(more, 2)]).toEqual([true, true])
  expect([click(text, 1), click(more, 2)]).toEqual([true, true])
  const box = control(label)
  const inLabel = { closest: () => label }
  expect([click(inLabel, 1), click(box, 2), click(box, 0)]).toEqual([true, true, true])
})

test('a key that is held down presses nothing but what it began on', () => {
  const { key } = openPage()
  const [ask, yes] = [control(), control()]
  expect(key(ask, 'Enter')).toBe(true)
  expect(key(yes, 'Enter', true)).toBe(false)
  expect(key(ask, 'Enter', true)).toBe(true)
  // It may write and move as before.
  expect(key(yes, 'ArrowDown', true)).toBe(true)
  expect(key(yes, ' ')).toBe(true)
  expect(key(yes, ' ', true)).toBe(true)
})

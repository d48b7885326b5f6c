import { describe, expect, it } from 'vitest'
import { cutPages } from './cut-pages.ts'
import { announcing, holdAhead, NOTHING, type Piece, parted, spaced, whole } from './piece.ts'

const line = (height = 10): Piece => ({ ...NOTHING, height })
const lines = (count: number, height = 10) => Array.from({ length: count }, () => line(height))
const sizes = (pieces: readonly Piece[], height: number) =>
  cutPages(pieces, height).map((page) => page.length)

describe('pages', () => {
  it('are filled to their end', () => {
    expect(sizes(lines(7), 30)).toEqual([3, 3, 1])
    expect(sizes([], 30)).toEqual([0])
  })

  it('leave no room at their top, and count none at their end', () => {
    const pieces = lines(4).flatMap((piece) => spaced([piece], { above: 4, below: 6 }))
    const pages = cutPages(pieces, 30)
    expect(pages.map((page) => page.map(({ top }) => top))).toEqual([
      [0, 20],
      [0, 20],
    ])
  })

  it('keep what is held together, unless a page cannot', () => {
    expect(sizes([line(), ...whole(lines(3))], 30)).toEqual([1, 3])
    expect(sizes([line(), ...whole(lines(5))], 30)).toEqual([1, 3, 2])
  })

  it('are cut in one pass, also where all is held together', () => {
    expect(sizes(whole(lines(100_000)), 30)).toHaveLength(33_334)
  })

  it('let no line of a text stand alone', () => {
    expect(sizes([...lines(2), ...parted(lines(4))], 30)).toEqual([2, 2, 2])
    expect(sizes(parted(lines(4)), 30)).toEqual([2, 2])
  })

  it('give a heading as much company as it wants, and no more', () => {
    const heading = announcing([line()], 15)
    expect(sizes(holdAhead([line(), line(), ...heading, ...lines(4)]), 50)).toEqual([5, 2])
    expect(sizes(holdAhead([line(), line(), ...heading, ...lines(4)]), 40)).toEqual([2, 4, 1])
  })

  it('hold no heading to what stands under the one before', () => {
    const parts = Array.from({ length: 6 }, () => [...announcing([line()], 44), line()]).flat()
    expect(sizes(holdAhead([line(), ...parts]), 70)).toEqual([7, 6])
  })

  it('hold a heading to the one that it follows at once', () => {
    const both = [...announcing([line()], 15), ...announcing([line()], 15), ...lines(2)]
    expect(sizes(holdAhead([...lines(2), ...both]), 40)).toEqual([2, 4])
  })

  it.each([false, true])('begin with the head of a table that goes on, held: %s', (held) => {
    const rows = lines(5).map((row) => ({ ...row, held, head: line(15) }))
    const pages = cutPages([line(15), ...rows], 35)
    expect(pages.map((page) => page.map(({ top }) => top))).toEqual([
      [0, 15, 25],
      [0, 15, 25],
      [0, 15],
    ])
  })

  it('move a heading alone where nothing follows it', () => {
    expect(sizes(holdAhead([...lines(3), ...announcing([line()], 40)]), 30)).toEqual([3, 1])
  })
})

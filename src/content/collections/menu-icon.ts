import { z } from 'zod'
import { BLOCK_ICONS } from '../page-blocks/block-choices.ts'
import { link } from './field-kinds.ts'

/** One of our own drawings, as `icon:house`. */
const drawing = z.string().regex(new RegExp(`^icon:(${BLOCK_ICONS.join('|')})$`), {
  error: 'must be the name of a drawing such as icon:house',
})

/** A small picture: one of our drawings, or the address of a picture. */
export const menuIcon = z.union([drawing, link], {
  error: 'must be a drawing such as icon:house, or the address of a picture',
})

/** The drawing that an icon names; undefined for the address of a picture. */
export function drawingOf(icon: string): (typeof BLOCK_ICONS)[number] | undefined {
  return BLOCK_ICONS.find((name) => icon === `icon:${name}`)
}

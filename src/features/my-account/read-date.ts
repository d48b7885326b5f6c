import { joinDate } from '#ui/field/join-date.ts'
import { textIn } from './read-post.ts'

/** The text of a date field's three inputs, see `joinDate`. */
export function dateIn(form: FormData, name: string): string {
  const part = (which: string) => textIn(form, `${name}.${which}`, 4)
  return joinDate({ day: part('day'), month: part('month'), year: part('year') })
}

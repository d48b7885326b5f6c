import { z } from 'zod'
import { plainText, title, wording } from '../collections/field-kinds.ts'
import { BOOKING_TOPICS } from '../collections/settings.ts'

/** A call with a human about a topic; where it is booked is a setting. */
export const bookACall = z.strictObject({
  __component: z.literal('blocks.book-a-call'),
  title,
  text: plainText.optional(),
  topic: z.enum(BOOKING_TOPICS),
  /** Text of the button; "Book a call" when absent. */
  label: wording.optional(),
})

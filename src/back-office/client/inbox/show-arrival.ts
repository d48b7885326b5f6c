import type { MessageChannel } from '#features/forms/states.ts'
import { berlinDay } from '../days.ts'
import { showDay, showMoment } from '../show-moment.ts'

/** When a message came; of what a colleague entered only the day is known. */
export function showArrival({
  channel,
  createdAt,
}: {
  channel: MessageChannel
  createdAt: string
}): string {
  return channel === 'form' ? showMoment(createdAt) : showDay(berlinDay(Date.parse(createdAt)))
}

import type { PrepareContext } from '../prepare-context.ts'
import type { BlockOf } from '../shown-block.ts'

export interface BookACallView {
  href: string
}

/** Where a call about the topic is booked: a setting, else the support page. */
export function prepareBookACall(
  { topic }: Pick<BlockOf<'blocks.book-a-call'>, 'topic'>,
  { bookingLinks, href }: PrepareContext,
): BookACallView {
  const link = bookingLinks.find((each) => each.topic === topic)?.url
  return { href: href(link ?? '/support') }
}

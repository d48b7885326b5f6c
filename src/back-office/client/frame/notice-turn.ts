/** The newest notice so far, and how many there were: with each of them the notice is drawn anew. */
export interface NoticeTurn<Notice> {
  readonly newest: Notice | undefined
  readonly turn: number
}

/** The same as before where nothing is new: notices leave the list once they are shown. */
export function turnAfter<Notice>(
  before: NoticeTurn<Notice>,
  notices: readonly Notice[],
): NoticeTurn<Notice> {
  const newest = notices.at(-1)
  if (newest === undefined || newest === before.newest) return before
  return { newest, turn: before.turn + 1 }
}

/**
 * Makes one text of the three inputs of a date field: `1994-03-27`. Nothing filled in gives an
 * empty text; anything else that is no date stays recognisable as wrong (`1994--27`, `1994-13-27`)
 * for the check that follows.
 */
export function joinDate(parts: { day: string; month: string; year: string }): string {
  const [year, month, day] = [parts.year, parts.month, parts.day].map((part) => part.trim())
  if (!year && !month && !day) return ''
  return [year, twoDigits(month), twoDigits(day)].join('-')
}

/** The other way round, to show a stored date again. */
export function splitDate(date: string): { day: string; month: string; year: string } {
  const [year = '', month = '', day = ''] = date.split('-')
  return { year, month: withoutZero(month), day: withoutZero(day) }
}

function twoDigits(part = ''): string {
  return /^\d$/.test(part) ? `0${part}` : part
}

function withoutZero(part: string): string {
  return part.replace(/^0(?=\d)/, '')
}

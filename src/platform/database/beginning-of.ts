/** A statement in one line, enough of it to know it by: one that writes content has tens of thousands of words. */
export function beginningOf(statement: string): string {
  const line = statement.trim().replace(/\s+/g, ' ')
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)} …` : line
}

const MOST_SHOWN = 200

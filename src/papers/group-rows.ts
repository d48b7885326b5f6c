/**
 * Rows of a table as the end of a page may part them: the last one never stands alone on the next
 * page. A long row is not kept together with anything, itself included, since what is kept together
 * and is higher than a page is cut off.
 */
export function groupRows<T extends Row>(rows: readonly T[]): readonly (readonly T[])[] {
  const ending = rows.slice(-2)
  const isSmall = ending.length === 2 && ending.every((row) => linesOf(row) <= 2)
  if (!isSmall) return rows.map((row) => [row])
  return [...rows.slice(0, -2).map((row) => [row]), ending]
}

/** Whether a row may itself be parted. */
export function isLongRow(cells: Row): boolean {
  return linesOf(cells) > 5
}

type Row = readonly string[]

/** About how many lines a row takes. */
function linesOf(cells: Row): number {
  return Math.max(1, ...cells.map((text, index) => countLines(text, lettersIn(cells, index))))
}

/** All columns together are about ninety letters wide; of two, the first is the narrower. */
function lettersIn({ length }: Row, index: number): number {
  if (length !== 2) return 84 / length
  return index === 0 ? 38 : 54
}

function countLines(text: string, letters: number): number {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / letters)))
  return lines.reduce((sum, each) => sum + each, 0)
}

/**
 * Whether a table has a cell that a spreadsheet would run instead of show: colleagues and insurers
 * open what customers send. Phone numbers and amounts may begin with a sign. Each cell is read once,
 * so it takes time in proportion to the file.
 */
export function hasFormulas(table: Buffer): boolean {
  return FORMULA.test(table.toString('utf8'))
}

/** At the begin of a cell, quoted or not; full-width signs are read as the others. */
const FORMULA =
  /(?:^\ufeff?|[,;\t\r\n])[ "']*(?:[=@＝＠]|[+\-＋－](?![\d ()./-]*["']?(?:[,;\t\r\n]|$)))/

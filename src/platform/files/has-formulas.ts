/**
 * Whether a table has a cell that a spreadsheet would run instead of show: colleagues and insurers
 * open what customers send. Phone numbers and amounts may begin with a sign. Each cell is read once,
 * so it takes time in proportion to the file.
 */
export function hasFormulas(table: Buffer): boolean {
  return FORMULA.test(table.toString('utf8'))
}

/** Phone numbers, and amounts with what they are counted in. No part can match what the one after it does. */
const HARMLESS = /(?:[€$£] ?)?[\d ()./\u00a0\u202f'’-]*(?:(?:[€$£%]|EUR)[ \u00a0\u202f]*)?/

/** At the begin of a cell, quoted or not; full-width signs are read as the others. */
const FORMULA = new RegExp(
  `(?:^\\ufeff?|[,;\\t\\r\\n])[ "']*(?:[=@＝＠]|[+\\-＋－](?!${HARMLESS.source}["']?(?:[,;\\t\\r\\n]|$)))`,
)

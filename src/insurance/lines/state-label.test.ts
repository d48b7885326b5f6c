import { expect, test } from 'vitest'
import { APPLICATION_STATES } from '../application/states.ts'
import { LANGUAGES } from '../values/language.ts'
import { stateLabel } from './line-copy.ts'
import { loadLine } from './load-line.ts'

const { wording } = await loadLine('household')

test.each(LANGUAGES)('every state has a name in %s, with a contract and without', (language) => {
  for (const isContract of [true, false]) {
    for (const state of APPLICATION_STATES) {
      expect(stateLabel({ state, isContract }, wording[language])).not.toBe(state)
    }
  }
})

test('only a contract is withdrawn from; an application is taken back', () => {
  const names = LANGUAGES.map((language) =>
    [true, false].map((isContract) =>
      stateLabel({ state: 'withdrawn', isContract }, wording[language]),
    ),
  )
  expect(names).toEqual([
    ['Withdrawn', 'Taken back'],
    ['Widerrufen', 'Zurückgezogen'],
    ['Desistimiento', 'Retirada'],
    ['Rétractation', 'Retirée'],
  ])
})

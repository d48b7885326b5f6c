import { expect, test } from 'vitest'
import { loadLine } from '#insurance/lines/load-line.ts'
import { adviceOfTests } from '../advice/test-advice.ts'
import { adviceWithoutHealth } from './forget-health-in-advice.ts'

const line = await loadLine('dental')

test('advice keeps what was said apart from health, and no sentence that gives it away', () => {
  const answers = { birthDate: '1990-01-01', missingTeeth: 2, plannedTreatment: 'yes' }
  const { fields, notices } = line.wording.en.line
  const old = 'How many of your teeth are gone?'
  const record = adviceOfTests(line, answers)
  const [facts, ...others] = record.paper.sections
  const sections = [{ title: '', ...facts, facts: [...(facts?.facts ?? []), [old, '2'] as const] }]
  const asked = { ...record, paper: { ...record.paper, sections: [...sections, ...others] } }
  const without = adviceWithoutHealth(asked, line, [old])
  expect(without.answers).toEqual({ birthDate: '1990-01-01' })
  const said = JSON.stringify(without)
  for (const word of [old, fields['missingTeeth']?.question, notices['plannedTreatmentExcluded']]) {
    expect(word).toBeTruthy()
    expect(said).not.toContain(word)
  }
  for (const word of [fields['healthSystem']?.question, notices['costPlanFirst']]) {
    expect(said).toContain(word)
  }
})

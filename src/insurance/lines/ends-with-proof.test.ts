import { expect, test } from 'vitest'
import { loadAllLines } from './load-line.ts'

test('these lines end with a proof; long-term expat insurance is sold as ending each month without', async () => {
  const lines = Object.values(await loadAllLines()).map(({ definition }) => definition)
  const rules = lines.flatMap(({ id, endsWithProof }) =>
    endsWithProof ? [[id, endsWithProof]] : [],
  )
  expect(rules).toEqual([
    ['private-health', 'law'],
    ['expat-short-term', 'terms'],
  ])
})

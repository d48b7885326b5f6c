import { type DatedParameter, year } from './dated.ts'

/** § 8 (2) sentence 11 EStG: non-cash pay up to here is free of tax, all of it taken together. */
export const sachbezugsfreigrenze: DatedParameter<number> = {
  name: 'sachbezugsfreigrenze',
  unit: 'cents per month',
  entries: [year(2025, 50_00, 'nextsure.de'), year(2026, 50_00, 'nextsure.de')],
}

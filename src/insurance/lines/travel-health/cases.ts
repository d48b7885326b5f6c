import type { LineCase } from '../line-case.ts'

const ALWAYS = ['plannedTreatmentExcluded', 'claimNeeds']
const trip = (tripFrom: string, tripTo: string) => ({
  mode: 'singleTrip',
  tripFrom,
  tripTo,
  maxTripDays: undefined,
  startDate: undefined,
})

export const cases: readonly LineCase[] = [
  {
    name: 'Nina, thirty, all journeys of a year',
    source: '3.30 a month, about 40 a year (allaboutberlin.com)',
    answers: {},
    expect: { cents: 330, notices: ALWAYS, facts: { perTripDays: 42 } },
  },
  {
    name: 'Nina and Raj as a couple',
    source: '3.30 * 1.8 = 5.94',
    answers: { household: 'couple' },
    expect: { cents: 594 },
  },
  {
    name: 'The Moreau family, journeys of 56 days, without North America',
    source: '3.30 * 1.15 * 2 * 0.9 = 6.831',
    answers: { household: 'family', maxTripDays: '56', area: 'worldExUSCA' },
    expect: { cents: 683, facts: { perTripDays: 56 } },
  },
  {
    name: 'Gerd is 64',
    source: 'age band up to 64',
    answers: { oldestAge: 64 },
    expect: { cents: 330 },
  },
  {
    name: 'Gerd is 65',
    source: '3.30 * 2 = 6.60',
    answers: { oldestAge: 65 },
    expect: { cents: 660 },
  },
  {
    name: 'Gerd is 74',
    source: 'age band 65 to 74',
    answers: { oldestAge: 74 },
    expect: { cents: 660 },
  },
  {
    name: 'Gerd is 75',
    source: '3.30 * 3.5 = 11.55',
    answers: { oldestAge: 75 },
    expect: { cents: 1155 },
  },
  {
    name: 'Nina with cancellation',
    source: '3.30 * 2.2 = 7.26',
    tier: 'cancellation',
    answers: {},
    expect: { cents: 726 },
  },
  {
    name: 'Nina with luggage',
    source: '3.30 * 2.6 = 8.58',
    tier: 'luggage',
    answers: {},
    expect: { cents: 858 },
  },
  {
    name: 'Nina pays by the year',
    source: '3.30 * 0.96 = 3.168',
    answers: { interval: 'yearly' },
    expect: { cents: 317 },
  },
  {
    name: 'Tom, ten days in Lisbon',
    source: '10 * 1.20; no withdrawal under a month (§ 8 (3) VVG)',
    answers: trip('2026-12-01', '2026-12-10'),
    expect: { cents: 1200, notices: ['noWithdrawal', ...ALWAYS], facts: { tripDays: 10 } },
  },
  {
    name: 'Tom, a single day',
    source: '1 * 1.20',
    answers: trip('2026-12-01', '2026-12-01'),
    expect: { cents: 120, facts: { tripDays: 1 } },
  },
  {
    name: 'Tom, a day short of the month that ends with February',
    source: '28 * 1.20; a month from 31 January ends on 28 February (§ 188 (3) BGB)',
    answers: trip('2027-01-31', '2027-02-27'),
    expect: { cents: 3360, notices: ['noWithdrawal', ...ALWAYS] },
  },
  {
    name: 'Tom, that whole month',
    source: '29 * 1.20',
    answers: trip('2027-01-31', '2027-02-28'),
    expect: { cents: 3480, notices: ALWAYS },
  },
  {
    name: 'Tom, a day short of a month',
    source: '30 * 1.20; 1 to 30 December is less than a month',
    answers: trip('2026-12-01', '2026-12-30'),
    expect: { cents: 3600, notices: ['noWithdrawal', ...ALWAYS] },
  },
  {
    name: 'Tom, a whole month can be withdrawn from',
    source: '31 * 1.20; 1 to 31 December is a month',
    answers: trip('2026-12-01', '2026-12-31'),
    expect: { cents: 3720, notices: ALWAYS },
  },
  {
    name: 'Grandparents of 75 for two weeks, paid once whatever the interval',
    source: '14 * 1.20 * 1.8 * 3.5 = 105.84',
    answers: {
      ...trip('2027-03-01', '2027-03-14'),
      household: 'couple',
      oldestAge: 75,
      interval: 'yearly',
    },
    expect: { cents: 10584 },
  },
  {
    name: 'A year abroad, 365 days',
    source: '365 * 1.20 = 438.00',
    answers: trip('2027-01-01', '2027-12-31'),
    expect: { cents: 43800 },
  },
  {
    name: 'A year and a day abroad',
    source: 'field: a trip of at most 365 days',
    answers: trip('2027-01-01', '2028-01-01'),
    expect: { declined: ['tripTooLong'] },
  },
  {
    name: 'Back before leaving',
    source: 'the return comes after the departure',
    answers: trip('2026-12-10', '2026-12-09'),
    expect: { errors: { tripTo: 'beforeOther' } },
  },
  {
    name: 'Leaving today is too late',
    source: 'rule: bought before departure; start from tomorrow',
    answers: trip('2026-11-15', '2026-11-20'),
    expect: { errors: { tripFrom: 'tooEarly' } },
  },
  {
    name: 'Sara is already in Bali',
    source: 'rule: bought before departure',
    answers: { departed: 'yes' },
    expect: { declined: ['alreadyDeparted'] },
  },
  {
    name: 'Sara lives in Lisbon',
    source: 'rule: residence in Germany',
    answers: { residenceDE: 'no' },
    expect: { declined: ['notResidentInGermany'] },
  },
  {
    name: 'Dates are asked for a single trip',
    source: 'field: tripFrom and tripTo for a single trip',
    answers: { mode: 'singleTrip' },
    expect: { errors: { tripFrom: 'required', tripTo: 'required' } },
  },
  {
    name: 'A hundred years old',
    source: 'field: 0 to 99',
    answers: { oldestAge: 100 },
    expect: { errors: { oldestAge: 'tooLarge' } },
  },
]

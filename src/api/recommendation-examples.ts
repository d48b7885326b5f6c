/** What the document of the API shows and its tests send. */
export const situationExample = {
  status: 'employee',
  yearlyIncome: 6_000_000,
  age: 30,
  household: 'single',
  othersDependOnIncome: 'no',
  home: 'rent',
  pets: ['dog'],
  state: 'BE',
  bike: 'none',
  travelsAbroad: 'yes',
  health: 'public',
  stay: 'longer',
  savesForRetirement: 'no',
}

export const healthExample = {
  status: 'employee',
  yearlyIncome: 9_000_000,
  newJob: 'yes',
  age: 30,
  citizenship: 'eu',
  monthsInGermany: 12,
  children: 0,
  priorCover: 'gkv',
  familyInsurer: 'none',
  conditions: 'no',
}

export const comparedExample = {
  status: 'employee',
  yearlyIncome: 9_000_000,
  birthDate: '1996-01-01',
  state: 'BE',
  isParent: 'no',
  childrenUnder25: 0,
  citizenship: 'IN',
  inGermanySince: '2025-11-15',
}

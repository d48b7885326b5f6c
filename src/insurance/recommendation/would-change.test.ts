import { describe, expect, it } from 'vitest'
import { ask, SELF } from './test-situations.ts'

describe('what would change a verdict', () => {
  const said = (answers: object, line: string) => {
    const found = ask(answers).lines.find((entry) => entry.line === line)
    return [found?.reason, ...(found?.wouldChange ?? [])].join(' ')
  }
  const agency = { ...SELF, staff: 3 }

  it.each<[object, string, string]>([
    [{ bike: 'none' }, 'bike', 'noBike getABike'],
    [{ bike: 'upTo500' }, 'bike', 'bikeNotWorthIt betterBike'],
    [{ health: 'none' }, 'public-health', 'healthIsCompulsory incomeAboveLimit'],
    [
      { health: 'none', yearlyIncome: 90_000_00 },
      'public-health',
      'healthIsCompulsory choosePrivate',
    ],
    [{ health: 'none', status: 'retired' }, 'public-health', 'healthIsCompulsory'],
    [{ health: 'expat' }, 'public-health', 'jobInsuresYou incomeAboveLimit'],
    [{ health: 'expat', status: 'trainee' }, 'public-health', 'jobInsuresYou'],
    [{ health: 'expat', age: 55 }, 'public-health', 'expatIsTemporary'],
    [{ health: 'expat', yearlyIncome: 77_400_01 }, 'public-health', 'jobEndsExpat choosePrivate'],
    // The same policy is not called enough beside that.
    [{ health: 'expat' }, 'expat-short-term', 'otherWaysFit'],
    [{ health: 'expat', yearlyIncome: 77_400_01 }, 'expat-short-term', 'otherWaysFit'],
    [{ health: 'expat', age: 55 }, 'expat-short-term', 'coveredAlready'],
    [{ health: 'private' }, 'public-health', 'dutyUnlessExempt'],
    [{ health: 'private', age: 55 }, 'public-health', 'privatelyInsured'],
    [{ health: 'expat', status: 'student' }, 'public-health', 'expatIsTemporary newJob'],
    [
      { health: 'private', yearlyIncome: 90_000_00 },
      'public-health',
      'privatelyInsured incomeBelowLimit',
    ],
    [{ health: 'private', yearlyIncome: 90_000_00, age: 55 }, 'public-health', 'privatelyInsured'],
    [{ health: 'private', ...SELF }, 'public-health', 'privatelyInsured newJob'],
    [
      { yearlyIncome: 90_000_00, household: 'family', age: 56 },
      'private-health',
      'privateMayFit incomeFalls',
    ],
    [{ yearlyIncome: 90_000_00 }, 'private-health', 'privateMayFit incomeFalls children turn55'],
    [{ ...SELF, yearlyIncome: 20_000_00 }, 'private-health', 'privateNotOpen incomeRises'],
    // Rows 10, 11, 24 and 25 of the health table.
    [{ status: 'student', age: 15 }, 'private-health', 'privateNotOpen jobAboveLimit'],
    [{ status: 'student', age: 29 }, 'private-health', 'exemptionBinds jobAboveLimit'],
    [{ status: 'student', age: 30 }, 'private-health', 'studentTariffs newJob'],
    [{ status: 'student', age: 66 }, 'private-health', 'offeredUpTo65'],
    [{ status: 'student', health: 'private' }, 'private-health', 'alreadyPrivate'],
    [
      { status: 'student', health: 'none', age: 30 },
      'public-health',
      'healthIsCompulsory choosePrivate',
    ],
    [{ status: 'student', health: 'none', age: 29 }, 'public-health', 'healthIsCompulsory'],
    [
      { status: 'student', health: 'none', age: 29 },
      'expat-long-term',
      'otherWaysFit startFreelancing',
    ],
    [{ status: 'student', health: 'none', age: 30 }, 'expat-long-term', 'noAccessElsewhere newJob'],
    [{ status: 'student', health: 'expat', age: 65 }, 'expat-long-term', 'offeredUpTo64'],
    [
      { status: 'trainee', yearlyIncome: 77_400_00 },
      'private-health',
      'privateNotOpen jobAboveLimit',
    ],
    [{ status: 'trainee', yearlyIncome: 77_400_01 }, 'private-health', 'privateMayFit incomeFalls'],
    [{ status: 'retired', yearlyIncome: 90_000_00 }, 'private-health', 'privateNotOpen'],
    [
      { status: 'retired', health: 'none', yearlyIncome: 59_999_99 },
      'private-health',
      'privateNotOpen',
    ],
    [
      { status: 'retired', health: 'none', yearlyIncome: 60_000_00 },
      'private-health',
      'privateMayFit incomeFalls',
    ],
    [
      { status: 'retired', health: 'expat', yearlyIncome: 60_000_00, age: 66 },
      'private-health',
      'offeredUpTo65',
    ],
    [{ status: 'retired', health: 'none', age: 75 }, 'expat-short-term', 'bridgeUntilJob'],
    [{ status: 'retired', health: 'none', age: 76 }, 'expat-short-term', 'offeredUpTo75'],
    [{}, 'expat-short-term', 'coveredAlready'],
    [{ status: 'student' }, 'expat-short-term', 'coveredAlready loseCover'],
    [{ status: 'student' }, 'expat-long-term', 'coveredAlready'],
    [{ health: 'none', status: 'student' }, 'expat-short-term', 'bridgeUntilJob newJob'],
    [{ health: 'none', status: 'retired' }, 'expat-long-term', 'noAccessElsewhere'],
    [{ status: 'student', age: 40 }, 'disability', 'incomeToCome startWorking'],
    [{ status: 'student', stay: 'upTo2Years' }, 'disability', 'shortStayWeakens stayLonger'],
    [{ status: 'retired', age: 50 }, 'disability', 'noIncomeToProtect'],
    [{ othersDependOnIncome: 'yes' }, 'life', 'othersDependOnYou noDependants'],
    [
      { othersDependOnIncome: 'yes', household: 'family' },
      'life',
      'othersDependOnYou childrenGrowUp',
    ],
    [{ household: 'family' }, 'life', 'nobodyDependsOnYou mortgage'],
    [{ age: 70 }, 'life', 'nobodyDependsOnYou'],
    [{}, 'legal', 'disputesAtWorkAndHome shortStay'],
    [{ home: 'own' }, 'legal', 'disputesAtWork shortStay'],
    [{ status: 'retired' }, 'legal', 'disputesAtHome shortStay'],
    [SELF, 'legal', 'disputesAtHome shortStay'],
    [{ ...SELF, home: 'own' }, 'legal', 'courtsAreExpensive shortStay'],
    [{ status: 'retired', home: 'own' }, 'legal', 'littleToCover'],
    [{ status: 'student', home: 'sharedRoom', stay: 'upTo2Years' }, 'legal', 'waitingTimeTooLong'],
    [{}, 'pension', 'savesAlready'],
    [{ savesForRetirement: 'no' }, 'pension', 'statePensionIsNotEnough saveElsewhere shortStay'],
    [
      { ...SELF, savesForRetirement: 'no' },
      'pension',
      'seldomInStatePension saveElsewhere shortStay',
    ],
    // What twelve months of a mini-job pay in 2026, and a cent more.
    [
      { savesForRetirement: 'no', yearlyIncome: 7_236_00 },
      'pension',
      'reachableSavingsFirst earnMore',
    ],
    [
      { savesForRetirement: 'no', yearlyIncome: 7_236_01 },
      'pension',
      'statePensionIsNotEnough saveElsewhere shortStay',
    ],
    [
      { ...SELF, savesForRetirement: 'no', yearlyIncome: 0 },
      'pension',
      'reachableSavingsFirst earnMore',
    ],
    [{ savesForRetirement: 'no', age: 61 }, 'pension', 'tooLateToSave'],
    [{ savesForRetirement: 'no', status: 'retired' }, 'pension', 'noSteadyIncome'],
    [{ savesForRetirement: 'no', stay: 'upTo2Years' }, 'pension', 'pensionNeedsTime stayLonger'],
    [{ yearlyIncome: 200_000_00 }, 'basis-pension', 'madeForSelfEmployed startFreelancing'],
    [
      { ...SELF, yearlyIncome: 200_000_00, stay: 'upTo5Years' },
      'basis-pension',
      'shortStayWeakens stayLonger',
    ],
    [SELF, 'basis-pension', 'taxSavingTooSmall incomeRises'],
    [{}, 'general-liability', 'noBusiness runACompany'],
    [SELF, 'general-liability', 'noBusiness hire'],
    [{}, 'company-professional-liability', 'noBusiness runACompany'],
    [SELF, 'company-professional-liability', 'noStaff hire'],
    [{ ...agency, work: 'trade' }, 'company-professional-liability', 'otherKindOfWork'],
    [{ ...agency, work: 'medical' }, 'company-professional-liability', 'dutyCoverInstead'],
    [{}, 'cyber', 'noBusiness startFreelancing'],
    [SELF, 'cyber', 'noCustomerData customerData'],
    [{}, 'company-pension', 'noStaff runACompany'],
    [agency, 'company-health', 'fromTenStaff hire'],
  ])('%o and %s: %s', (answers, line, expected) => expect(said(answers, line)).toBe(expected))

  // Row 5 of the health table; 603 a month is the limit of 2026.
  it.each<[object, string, string]>([
    [{ health: 'none', yearlyIncome: 7_236_00 }, 'expat-short-term', 'bridgeUntilJob newJob'],
    [{ health: 'none', yearlyIncome: 7_236_00 }, 'expat-long-term', 'noAccessElsewhere newJob'],
    [{ health: 'expat', yearlyIncome: 7_236_00 }, 'expat-long-term', 'noAccessElsewhere newJob'],
    [{ health: 'expat', yearlyIncome: 7_236_00 }, 'expat-short-term', 'coveredAlready'],
    [{ health: 'expat', yearlyIncome: 7_236_00 }, 'public-health', 'expatIsTemporary newJob'],
    [{ health: 'private', yearlyIncome: 7_236_00 }, 'public-health', 'privatelyInsured newJob'],
    [{ health: 'none', yearlyIncome: 7_236_00, age: 55 }, 'expat-long-term', 'noAccessElsewhere'],
    [
      { health: 'none', yearlyIncome: 7_236_01 },
      'expat-short-term',
      'otherWaysFit startFreelancing',
    ],
    [
      { health: 'none', yearlyIncome: 7_236_01 },
      'expat-long-term',
      'otherWaysFit startFreelancing',
    ],
  ])('a mini-job insures nobody: %o and %s: %s', (answers, line, expected) =>
    expect(said(answers, line)).toBe(expected),
  )

  const rich = { yearlyIncome: 90_000_00 }
  const DOCTOR = { ...SELF, work: 'medical' }
  it.each<[object, string, string]>([
    [{ ...rich, age: 65 }, 'private-health', 'privateMayFit incomeFalls children'],
    [{ ...rich, age: 66 }, 'private-health', 'offeredUpTo65'],
    [{ ...rich, age: 66, health: 'private' }, 'private-health', 'alreadyPrivate'],
    [{ age: 75 }, 'dental', 'publicPaysLittleForTeeth goPrivate'],
    [{ age: 76 }, 'dental', 'offeredUpTo75'],
    [{ age: 54, health: 'private' }, 'dental', 'dentalNeedsPublic joinPublic'],
    [{ age: 55, health: 'private' }, 'dental', 'dentalNeedsPublic'],
    [{ age: 55, health: 'expat' }, 'dental', 'dentalNeedsPublic'],
    [{ age: 75, health: 'none' }, 'dental', 'dentalNeedsPublic joinPublic'],
    [{ age: 76, health: 'none' }, 'dental', 'dentalNeedsPublic'],
    [{ status: 'jobSeeker', health: 'none', age: 75 }, 'expat-short-term', 'bridgeUntilJob'],
    [{ status: 'jobSeeker', health: 'none', age: 76 }, 'expat-short-term', 'offeredUpTo75'],
    [{ status: 'retired', health: 'none', age: 64 }, 'expat-long-term', 'noAccessElsewhere'],
    [{ status: 'retired', health: 'none', age: 65 }, 'expat-long-term', 'offeredUpTo64'],
    // 65 % of 9,230.77 a year are 500 a month, the smallest benefit.
    [{ yearlyIncome: 9_230_76 }, 'disability', 'incomeBelowBenefit earnMore'],
    [{ yearlyIncome: 9_230_77 }, 'disability', 'incomeIsYourLargestAsset stopWorking'],
    [{ yearlyIncome: 0, age: 56 }, 'disability', 'tooOldForDisability'],
    [{ yearlyIncome: 0, status: 'trainee' }, 'disability', 'incomeIsYourLargestAsset stopWorking'],
    [{ age: 99, travelsAbroad: 'yes' }, 'travel-health', 'publicEndsAtTheBorder noTravel'],
    [{ age: 100, travelsAbroad: 'yes' }, 'travel-health', 'offeredUpTo99'],
    [{ age: 100, travelsAbroad: 'no' }, 'travel-health', 'youDoNotTravel travel'],
    [{ ...DOCTOR, staff: 20 }, 'professional-liability', 'professionDemandsIt stopFreelancing'],
    [{ ...DOCTOR, staff: 21 }, 'professional-liability', 'companyCoverInstead noStaff'],
    [
      { ...DOCTOR, staff: 21 },
      'company-professional-liability',
      'professionDemandsIt stopFreelancing',
    ],
    [{ ...DOCTOR, staff: 20 }, 'company-professional-liability', 'dutyCoverInstead'],
    [{ age: 17 }, 'personal-liability', 'offeredFrom18'],
    [{ age: 18 }, 'personal-liability', 'everybodyIsLiable'],
    [{ age: 17, pets: ['dog'], state: 'BE' }, 'dog-liability', 'offeredFrom18'],
    [{ age: 17 }, 'dog-liability', 'noDog getADog'],
    [{ age: 17 }, 'dental', 'offeredFrom18'],
    [{ age: 17, ...SELF, staff: 10 }, 'company-health', 'offeredFrom18'],
    [{ age: 14, health: 'none' }, 'public-health', 'offeredFrom15'],
    [{ age: 15, health: 'none' }, 'public-health', 'healthIsCompulsory incomeAboveLimit'],
    [{ age: 15 }, 'disability', 'offeredFrom16'],
    [{ age: 16 }, 'disability', 'incomeIsYourLargestAsset stopWorking'],
    [{ ...rich, age: 15 }, 'private-health', 'offeredFrom16'],
    [{ ...rich, age: 16 }, 'private-health', 'privateMayFit incomeFalls children turn55'],
    [{ status: 'student', health: 'none', age: 17 }, 'expat-short-term', 'bridgeUntilJob newJob'],
    [{ status: 'jobSeeker', health: 'none', age: 17 }, 'expat-long-term', 'offeredFrom18'],
  ])('nothing is praised that is refused then: %o and %s: %s', (answers, line, expected) =>
    expect(said(answers, line)).toBe(expected),
  )
})

/** Deep links and what they must show: for unit tests, and for a browser that opens each. */

/** Answers of the health tool that the cases below change; the private one comes by cookie. */
const NEWCOMER = {
  age: '30',
  citizenship: 'other',
  visa: 'firstPermit',
  blueCard: 'no',
  monthsInGermany: '6',
  children: '0',
  priorCover: 'none',
  familyInsurer: 'none',
}
const EMPLOYEE = { status: 'employee', yearlyIncome: '50000', newJob: 'yes' }
const STUDENT = { status: 'student', weeklyHours: '10', recognisedUniversity: 'yes', age: '24' }

interface HealthCase {
  /** Row of the published table. */
  readonly row: number
  readonly answers: Readonly<Record<string, string>>
  /** Verdicts of public, private, expat for five years, expat without a limit. */
  readonly verdicts: string
  /** Possible products, best first. */
  readonly ranking: string
  /** Reason codes of the first product in the ranking, or of public insurance if there is none. */
  readonly reasons: string
}

export const HEALTH_CASES: readonly HealthCase[] = [
  health(1, { status: 'visitor' }, 'no no no no', '', 'visitorNeedsTravelHealth'),
  health(2, EMPLOYEE, 'must no no no', 'public', 'employeeBelowLimit'),
  health(
    3,
    { ...EMPLOYEE, yearlyIncome: '90000' },
    'yes yes no no',
    'private public',
    'employeeAboveLimit',
  ),
  health(
    4,
    { ...EMPLOYEE, newJob: 'no', limitRose: 'yes' },
    'must limited no no',
    'public private',
    'limitRose',
  ),
  health(
    5,
    { status: 'miniJob', yearlyIncome: '6000' },
    'no limited yes yes',
    'expatShort expatLong private',
    'onlyMiniJob',
  ),
  health(
    6,
    { ...EMPLOYEE, age: '55', statutoryInLast5Years: 'no' },
    'no yes yes yes',
    'expatLong expatShort private',
    'closedAt55',
  ),
  health(
    7,
    { status: 'freelancer', yearlyIncome: '40000', priorCover: 'gkv' },
    'yes yes no yes',
    'public private expatLong',
    'freelancerWithStatutoryTime',
  ),
  health(
    8,
    { status: 'freelancer', yearlyIncome: '20000' },
    'no no yes yes',
    'expatShort expatLong',
    'freelancerFirstVisa',
  ),
  health(
    9,
    { status: 'artist', yearlyIncome: '3900' },
    'yes limited limited no',
    'public private expatShort',
    'artistViaKsk',
  ),
  health(10, STUDENT, 'yes limited limited no', 'public expatShort private', 'studentTariff'),
  health(
    11,
    { ...STUDENT, age: '30' },
    'no yes yes yes',
    'expatShort private expatLong',
    'studentFrom30',
  ),
  health(
    12,
    { ...STUDENT, weeklyHours: '21' },
    'must no no no',
    'public',
    'studentWorksAsEmployee',
  ),
  health(
    13,
    { status: 'languageCourse' },
    'no no yes yes',
    'expatShort expatLong',
    'courseBeforeStudies',
  ),
  health(
    14,
    { status: 'doctoral' },
    'no yes yes yes',
    'expatShort private expatLong',
    'doctoralWithoutTime',
  ),
  health(
    15,
    { ...STUDENT, weeklyHours: '0', citizenship: 'eu', ehic: 'yes' },
    'limited no no no',
    'public',
    'ehicIsEnough',
  ),
  health(16, { status: 'posted', priorCover: 'eu' }, 'no no no no', '', 'postedWithA1'),
  health(
    17,
    { ...EMPLOYEE, visa: 'firstVisa', blueCard: 'yes' },
    'must no no no',
    'public',
    'employeeBelowLimit',
  ),
  health(18, { status: 'newcomer' }, 'no no yes yes', 'expatShort expatLong', 'newcomerBeforeJob'),
  health(
    19,
    { status: 'joiningFamily', yearlyIncome: '0', familyInsurer: 'gkv' },
    'yes yes limited no',
    'public private expatShort',
    'familyInsuranceFree',
  ),
  health(
    20,
    { status: 'joiningFamily', yearlyIncome: '0', familyInsurer: 'pkv' },
    'no yes yes yes',
    'private expatShort expatLong',
    'sponsorIsPrivate',
  ),
  health(
    21,
    { status: 'unemployed', benefit: 'algI' },
    'must no no no',
    'public',
    'unemployedWithAlg',
  ),
  health(
    22,
    { status: 'unemployed', benefit: 'none', priorCover: 'gkv' },
    'yes no no no',
    'public',
    'unemployedHadPublic',
  ),
  health(23, { status: 'civilServant' }, 'limited yes no no', 'private public', 'civilServant'),
  health(
    24,
    { status: 'trainee', yearlyIncome: '12000', age: '19' },
    'must no no no',
    'public',
    'trainee',
  ),
  health(
    25,
    { status: 'passiveIncome', yearlyIncome: '60000', age: '50' },
    'no yes yes yes',
    'private expatShort expatLong',
    'passiveIncomeEnough',
  ),
  health(
    26,
    {
      status: 'retiree',
      euPension: 'yes',
      age: '70',
      priorCover: 'eu',
      statutoryInLast5Years: 'yes',
    },
    'yes no no no',
    'public',
    'retireeWithEuPension',
  ),
  health(
    27,
    { status: 'newcomer', monthsInGermany: '61' },
    'no no no yes',
    'expatLong',
    'newcomerBeforeJob',
  ),
  health(
    28,
    { status: 'freelancer', yearlyIncome: '20000', visa: 'renewal' },
    'no no no limited',
    'expatLong',
    'renewalNeedsFullCover',
  ),
]

function health(
  row: number,
  answers: Readonly<Record<string, string>>,
  verdicts: string,
  ranking: string,
  reasons: string,
): HealthCase {
  return { row, answers: { ...NEWCOMER, ...answers }, verdicts, ranking, reasons }
}

const SINGLE = {
  status: 'employee',
  yearlyIncome: '50000',
  age: '30',
  household: 'single',
  othersDependOnIncome: 'no',
  home: 'rent',
  pets: 'none',
  bike: 'none',
  travelsAbroad: 'no',
  health: 'public',
  stay: 'longer',
  savesForRetirement: 'yes',
}
const FREELANCER = { status: 'selfEmployed', staff: '0', work: 'it', customerData: 'no' }

interface LifeCase {
  readonly name: string
  readonly answers: Readonly<Record<string, string | readonly string[]>>
  /** `line:reason` of each line that is not ruled out, by group, in order. */
  readonly required: string
  readonly essential: string
  readonly worthAThought: string
}

export const LIFE_CASES: readonly LifeCase[] = [
  life(
    'employee',
    {},
    {
      essential: 'personal-liability:everybodyIsLiable disability:incomeIsYourLargestAsset',
      worthAThought:
        'household:furnitureAddsUp public-health:compareFunds legal:disputesAtWorkAndHome dental:publicPaysLittleForTeeth',
    },
  ),
  life(
    'new in Germany, without cover',
    { health: 'none', home: 'furnished', stay: 'upTo2Years' },
    {
      required: 'public-health:healthIsCompulsory',
      essential: 'personal-liability:everybodyIsLiable',
      worthAThought: 'disability:shortStayWeakens',
    },
  ),
  life(
    'young family with a dog in Berlin',
    { household: 'family', othersDependOnIncome: 'yes', pets: 'dog', state: 'BE' },
    {
      required: 'dog-liability:dogDuty',
      essential:
        'personal-liability:everybodyIsLiable life:othersDependOnYou disability:incomeIsYourLargestAsset',
      worthAThought:
        'household:furnitureAddsUp public-health:compareFunds legal:disputesAtWorkAndHome dental:publicPaysLittleForTeeth pet-health:vetBills',
    },
  ),
  life(
    'student in a shared flat',
    { status: 'student', yearlyIncome: '6000', age: '22', home: 'sharedRoom', bike: 'over500' },
    {
      essential: 'personal-liability:everybodyIsLiable',
      worthAThought:
        'disability:studentsGetItCheap public-health:compareFunds dental:publicPaysLittleForTeeth bike:bikesAreStolen household:smallRoomSmallPrice',
    },
  ),
  life(
    'freelance developer who travels',
    { ...FREELANCER, yearlyIncome: '70000', travelsAbroad: 'yes', savesForRetirement: 'no' },
    {
      essential:
        'personal-liability:everybodyIsLiable disability:incomeIsYourLargestAsset professional-liability:mistakesAtWorkCost travel-health:publicEndsAtTheBorder',
      worthAThought:
        'household:furnitureAddsUp public-health:compareFunds legal:disputesAtHome private-health:privateMayFit dental:publicPaysLittleForTeeth pension:seldomInStatePension basis-pension:taxSavingForHighIncome',
    },
  ),
  life(
    'freelance doctor',
    { ...FREELANCER, work: 'medical', customerData: 'yes' },
    {
      required: 'professional-liability:professionDemandsIt',
      essential: 'personal-liability:everybodyIsLiable disability:incomeIsYourLargestAsset',
      worthAThought:
        'household:furnitureAddsUp cyber:customerDataIsARisk public-health:compareFunds legal:disputesAtHome private-health:privateMayFit dental:publicPaysLittleForTeeth',
    },
  ),
  life(
    'agency with twelve people',
    { ...FREELANCER, staff: '12', yearlyIncome: '100000', travelsAbroad: 'yes', health: 'private' },
    {
      required: 'company-pension:staffMayDemandPension',
      essential:
        'personal-liability:everybodyIsLiable disability:incomeIsYourLargestAsset general-liability:businessHarmsOthers company-professional-liability:mistakesAtWorkCost',
      worthAThought:
        'household:furnitureAddsUp legal:disputesAtHome basis-pension:taxSavingForHighIncome company-health:benefitForStaff travel-health:checkYourCoverAbroad company-travel:staffTravel company-life:benefitForStaff',
    },
  ),
  life(
    'looking for work with an expat policy',
    { status: 'jobSeeker', yearlyIncome: '0', health: 'expat', stay: 'unsure' },
    {
      essential: 'personal-liability:everybodyIsLiable',
      worthAThought:
        'public-health:expatIsTemporary household:furnitureAddsUp expat-long-term:noAccessElsewhere legal:disputesAtHome',
    },
  ),
  life(
    'retired with a cat',
    { status: 'retired', yearlyIncome: '30000', age: '68', pets: 'cat', travelsAbroad: 'yes' },
    {
      essential: 'personal-liability:everybodyIsLiable travel-health:publicEndsAtTheBorder',
      worthAThought:
        'household:furnitureAddsUp public-health:compareFunds legal:disputesAtHome dental:publicPaysLittleForTeeth pet-health:vetBills',
    },
  ),
  life(
    'employee above the limit',
    { yearlyIncome: '90000', savesForRetirement: 'no' },
    {
      essential: 'personal-liability:everybodyIsLiable disability:incomeIsYourLargestAsset',
      worthAThought:
        'household:furnitureAddsUp public-health:compareFunds legal:disputesAtWorkAndHome private-health:privateMayFit dental:publicPaysLittleForTeeth pension:statePensionIsNotEnough',
    },
  ),
]

function life(
  name: string,
  answers: LifeCase['answers'],
  groups: { required?: string; essential: string; worthAThought: string },
): LifeCase {
  return { name, answers: { ...SINGLE, ...answers }, required: '', ...groups }
}

/** The answers of a case as the query of its deep link. */
export function caseQuery(answers: LifeCase['answers']): string {
  const query = new URLSearchParams()
  for (const [id, value] of Object.entries(answers)) {
    for (const each of typeof value === 'string' ? [value] : value) query.append(id, each)
  }
  return query.toString()
}

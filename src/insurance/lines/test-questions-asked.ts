import type { DocumentCode } from './documents.ts'
import type { LineId } from './registry.ts'

/**
 * What each line has to ask, within which bounds, and what it hands over: written down once more,
 * apart from the definitions, so that no question, option or limit gets lost. A line may ask more.
 *
 *   id, "!" required or "?" optional, kind, bounds (money in euros, birth dates in years of age,
 *   dates in days or months from today, texts in letters), "@" and the answers it depends on
 */
interface Asked {
  readonly withdrawalDays: number
  readonly insuranceTaxPercent: number
  readonly documents: readonly DocumentCode[]
  readonly questions: string
}

const START = 'startDate! date 1d..12m'
const HEALTH_START = 'startDate! date 1d..6m'
const NON_LIFE = {
  withdrawalDays: 14,
  insuranceTaxPercent: 19,
  documents: ['ipid', 'terms'],
} as const
const HEALTH = { ...NON_LIFE, insuranceTaxPercent: 0 } as const
const LIFE = { withdrawalDays: 30, insuranceTaxPercent: 0, documents: ['terms'] } as const
const BODY = 'heightCm! number 120..220\n weightKg! number 35..250'
/** Five years back for what was treated at the doctor's, ten for hospital, psyche and addiction. */
const HEALTH_HISTORY = `
  healthHeart! yesNo
  healthLungs! yesNo
  healthCancer! yesNo
  healthMetabolism! yesNo
  healthNerves! yesNo
  healthJoints! yesNo
  healthMedication! yesNo
  healthSickLeave! yesNo
  healthPsyche! yesNo
  healthInpatient! yesNo
  healthAddiction! yesNo
  healthPending! yesNo
  healthDetails! text 1..2000 @any
  familyDoctor? text 1..160
  doctorRelease! consent`
const SAVING = `
  birthDate! birthDate 18..60
  contribution! money 25..2000
  single? money 0..500000
  retirementAge! number 62..72
  indexation! choice 0|3|5
  guarantee! choice 0|60|80
  strategy! choice etf|managed|own
  leavesGermany! choice no|maybe|yes
  knowledge! choice none|basic|good
  experience! choice none|some|much
  lossCapacity! choice none|small|large
  horizon! choice under10|10to20|over20
  steuerId! identifier steuerId`
const PROFESSIONAL = `
  newBusiness! yesNo
  publicLiability! yesNo
  deductible! choice 250|500|1000
  priorActs? yesNo @newBusiness
  activityText! text 20..1000`

export const ASKED: Readonly<Record<LineId, Asked>> = {
  'public-health': {
    withdrawalDays: 0,
    insuranceTaxPercent: 0,
    documents: [
      'initialInformation',
      'membershipDeclaration',
      'privacyNotice',
      'membershipConfirmation',
    ],
    questions: `
      status! choice employee|selfEmployed|student|trainee|miniJob|unemployed|familyMember
      monthlyIncome! money 0..100000 @status
      fund! choice tk|aok|barmer|dak|firmus
      state! state
      birthDate! birthDate 15..120
      isParent! yesNo
      childrenUnder25! number 0..10 @isParent
      sickPay! yesNo @status
      weeklyHours! number 0..60 @status
      currentFund? text 1..80
      switchReason! choice newInDE|newJob|startOfStudies|12months|zusatzbeitragRise|otherChange
      ${HEALTH_START}
      birthPlace! text 1..60
      birthCountry! country
      pensionNumber! identifier versicherungsnummer @hasPensionNumber
      employerName! text 1..120
      universityName! text 1..120
      familyMembers? list 0..10
      familyMembers.relation! choice spouse|child
      iban? iban`,
  },
  'private-health': {
    ...HEALTH,
    documents: ['ipid', 'terms', 'certificate257', 'taxCertificate'],
    questions: `
      status! choice employee|selfEmployed|student|civilServant|passiveIncome
      yearlyIncome! money 0..10000000
      birthDate! birthDate 16..65
      citizenship! country
      inGermanySince! date -792m..6m
      tier! choice standard|premium
      deductible! choice 0|500|1000|1500|3000
      sickPayPerDay? number 0..200/10 @status
      sickPayFromDay! choice 15|22|29|43 @sickPayPerDay
      dependants? list 0..8
      dependants.role! choice spouse|child
      coverLast12Months! choice public|private|expat|travel|none
      ${BODY}
      knownConditions! severalChoices asthma,arthritis,autoimmune,cancer,diabetes,adhd,mentalHealth,psychotherapy,schufa,none
      outpatient3y! yesNo
      inpatient5y! yesNo
      psychotherapy10y! yesNo
      medication! yesNo
      pregnancy! yesNo
      missingTeeth! number 0..32
      plannedTreatment! yesNo
      doctorRelease! consent`,
  },
  'expat-short-term': {
    ...HEALTH,
    documents: ['ipid', 'terms', 'visaCertificate'],
    questions: `
      birthDate! birthDate 0..75
      arrivalDate! date -720m..12m
      startDate! date 0d..6m
      citizenship! country
      purpose! choice visa|student|freelancer|jobSeeker|auPair|workingHoliday|languageCourse|guest
      monthsInsuredBefore! number 0..60
      alreadyInGermany! yesNo
      plan! choice basic|premium
      usCanada! yesNo
      workSituation! choice notWorking|miniJob|selfEmployed|student|employeeSoon|employee|trainee|unemploymentBenefit
      dependants? list 0..8
      dependants.relation! choice spouse|child
      dependants.birthDate! birthDate 0..75
      paymentMethod! choice sepa|card|paypal`,
  },
  'expat-long-term': {
    ...HEALTH,
    documents: ['ipid', 'terms', 'visaCertificate'],
    questions: `
      birthDate! birthDate 18..64
      plan! choice standard|comprehensive
      deductible! choice 0|500|1000|2500
      area! choice eu|worldExUS|world
      visaType! choice euCitizen|firstVisa|firstPermit|renewal|permanent|visitor
      inGermanySince! date -780m..0d
      hospital! yesNo
      psychotherapy! yesNo
      chronicIllness! yesNo
      cancerOrHeart! yesNo
      medication! yesNo
      plannedTreatment! yesNo
      workSituation! choice notWorking|miniJob|selfEmployed|student|employeeSoon|employee|trainee|unemploymentBenefit
      dependants? list 0..8
      dependants.relation! choice spouse|child
      dependants.birthDate! birthDate 0..64
      ${HEALTH_START}
      paymentMethod! choice sepa|card|paypal`,
  },
  household: {
    ...NON_LIFE,
    questions: `
      pc! postcode
      sqm! number 10..400
      sumMode! choice perSqm650|own
      sum! money 5000..250000 @sumMode
      building! choice flat|house|sharedRoom
      floor! choice basement|ground|1to3|4plus
      occupied! yesNo
      deductible! choice 0|150|300
      bikeTheft? money 0..10000
      glass? yesNo
      elemental? yesNo
      claims5y! number 0..5
      hadCover! yesNo
      cancelledBy! choice me|insurer|expired @hadCover
      ${START}
      interval! choice monthly|quarterly|halfYearly|yearly`,
  },
  'personal-liability': {
    ...NON_LIFE,
    questions: `
      household! choice single|couple|singleParent|family
      birthDate! birthDate 18..120
      sumInsured! choice 10m|20m|50m
      deductible! choice 0|150|300
      extras? severalChoices keyLoss,debtorDefault,newForOld,drone,volunteer
      claims5y! number 0..5
      partnerName! text 1..120 @household
      children! list 1..10 @household
      ${START}`,
  },
  'dog-liability': {
    ...NON_LIFE,
    documents: ['ipid', 'terms', 'municipalityCertificate'],
    questions: `
      dogs! list 1..4
      dogs.name? text 1..40
      dogs.birthDate! birthDate 0..25
      dogs.chipNo? identifier petChip
      dogs.use! choice family|assistance|hunting
      state! state
      sumInsured! choice 5m|10m|20m
      deductible! choice 0|150
      rentalDamage? yesNo
      claims5y! number 0..3`,
  },
  'professional-liability': {
    ...NON_LIFE,
    questions: `${PROFESSIONAL}
      revenue! money 0..1000000
      employees! number 0..20
      legalForm! choice freelancer|soleTrader|gbr|partg|ug|gmbh|foreign
      sumInsured! choice 100k|250k|500k|1m|2m
      usWork! choice none|under25|over25
      claims5y! number 0..5
      vatId? identifier vatId`,
  },
  legal: {
    ...NON_LIFE,
    questions: `
      household! choice single|family
      status! choice employee|selfEmployed|civilServant|student|retired
      modules! severalChoices private,job,housing,traffic
      birthDate! birthDate 18..120
      prevLegal5y! yesNo
      prevYears! number 0..80 @prevLegal5y
      claims5y! number 0..5
      knownDispute! yesNo
      previousPolicyNo? text 1..40
      employer? text 1..120
      vehicle? text 1..15
      ${START}`,
  },
  dental: {
    ...HEALTH,
    questions: `
      birthDate! birthDate 0..75
      healthSystem! choice public|private
      tier! choice basic70|comfort90|premium100
      missingTeeth! number 0..6
      plannedTreatment! yesNo
      dentures! yesNo
      childOrthodontics? yesNo @birthDate
      cleanings? choice 1|2
      fundName! text 2..80
      treatmentDeclaration! consent
      healthDataConsent! consent`,
  },
  bike: {
    ...NON_LIFE,
    questions: `
      type! choice bike|eBike25|cargo|leased|sPedelec
      price! money 100..12000
      purchaseDate! date -36m..0d
      used! yesNo
      brandModel! text 2..80
      frameNo! text 4..30
      pc! postcode
      lockPrice! money 49..1000
      package! choice theft|comprehensive
      use! choice private|commute|delivery
      invoice! upload 3
      photo! upload 3`,
  },
  life: {
    ...LIFE,
    questions: `
      birthDate! birthDate 18..65
      sum! money 25000..500000/5000
      term! number 5..40
      course! choice level|linear|annuity
      smoker! choice never|quit10y|quit1y|smoker
      ${BODY}
      hobbies! severalChoices diving,climbing,flying,motorsport,none
      motorcycle! yesNo
      ${HEALTH_HISTORY}
      otherPolicies! yesNo
      otherPoliciesDetails! text 1..1000 @otherPolicies
      beneficiaries! list 1..8 share=100
      beneficiaries.name! text 2..120
      beneficiaries.birthDate! birthDate 0..120
      beneficiaries.share! number 1..100
      insuredConsent! upload 2 @insuredOther
      pep! yesNo
      taxResidence! country`,
  },
  disability: {
    ...LIFE,
    questions: `
      birthDate! birthDate 16..55
      officeShare! number 0..100
      staff? number 0..5000
      education! choice school|vocational|university
      status! choice employee|selfEmployed|civilServant|student|trainee|pupil
      grossYear! money 0..10000000
      benefit! money 500..3500
      endAge! choice 60|63|65|67
      indexation! choice 0|2|3|5
      auClause! yesNo
      smoker! choice never|quit10y|quit1y|smoker
      ${BODY}
      hobbies! severalChoices diving,climbing,flying,motorsport,none
      ${HEALTH_HISTORY}
      guardianName! text 2..120
      guardianConsent! consent
      preCheck! choice anonymous|direct
      foreignStays! yesNo
      otherPolicies! yesNo
      incomeProof! upload 5`,
  },
  'travel-health': {
    ...HEALTH,
    questions: `
      mode! choice annual|singleTrip
      household! choice single|couple|family
      oldestAge! number 0..99
      area! choice world|worldExUSCA
      tripFrom! date 1d..12m @mode
      tripTo! date 1d..24m @mode
      maxTripDays! choice 42|56 @mode
      residenceDE! yesNo
      coTravellers! list 1..9
      ${START} @mode`,
  },
  'pet-health': {
    ...NON_LIFE,
    questions: `
      species! choice dog|cat
      birthDate! date -108m..-56d
      sex! choice female|male
      neutered! yesNo
      chipNo! identifier petChip
      cover! choice surgery|full
      limit! choice 2000|5000|unlimited
      copay! choice 0|20
      outdoor! yesNo @species
      conditions? text 1..1000
      pc! postcode
      vetName! text 2..120
      conditionsDeclaration! consent`,
  },
  pension: {
    ...LIFE,
    documents: ['priipKid', 'suitabilityStatement', 'costSheet', 'terms'],
    questions: `${SAVING}
      grossYear? money 0..10000000
      taxResidence! country
      idMethod! choice eid|video|post
      beneficiaries! list 1..8 share=100`,
  },
  'basis-pension': {
    ...LIFE,
    documents: ['productSheetPia', 'suitabilityStatement', 'terms'],
    questions: `${SAVING}
      status! choice employee|selfEmployed|civilServant|notWorking
      grossYear! money 0..10000000
      joint! yesNo
      church! yesNo
      otherPensionContrib! money 0..100000
      restrictionsUnderstood! consent`,
  },
  'company-health': {
    ...HEALTH,
    documents: ['ipid', 'groupContract', 'employeeLeaflet'],
    questions: `
      insuredEmployees! number 10..5000
      model! choice budget|modules
      budget! choice 300|600|900|1200|1500 @model
      modules! severalChoices dental,hospital,checkup,travel @model
      group! choice all|byRole|afterProbation
      familyOption! yesNo
      staffFile! upload 1 @staffData
      staff.fund? text 1..80
      joinerRule! choice nextMonth|afterProbation
      leaverRule! choice endOfMonth|ownExpense
      ${HEALTH_START}`,
  },
  'company-pension': {
    ...LIFE,
    documents: ['terms', 'schemeRules', 'conversionAgreement', 'groupContract'],
    questions: `
      employees! list 1..200
      employees.gross! money 100..100000
      employees.conversion! money 0..676
      employees.employerAdd? money 0..5000
      employees.start! date 1d..12m
      vehicle! choice directInsurance|pensionFund|supportFund
      employerMatch! choice 15|20|50|100
      guarantee! choice 60|80|90
      vestingRule! choice immediate|statutory
      frameworkContract! signature
      staff.taxId! identifier steuerId
      staff.pensionNumber! identifier versicherungsnummer
      parentalLeaveRule! choice pause|employerContinues|employeeMayPay`,
  },
  'company-travel': {
    ...HEALTH,
    documents: ['ipid', 'terms', 'travellerCertificate'],
    questions: `
      travellers! number 1..5000
      daysPerYear! number 1..365
      regions! severalChoices de,eu,world,us,crisis
      maxTripDays! choice 60|90|180
      modules! severalChoices medical,accident,luggage,security,privateExtension
      accidentSum! choice 50k|100k|200k @modules
      luggageSum! choice 2000|4000 @modules
      daysDeclaration! consent`,
  },
  'company-life': {
    ...LIFE,
    documents: ['terms', 'employeeCertificate'],
    questions: `
      employees! list 10..500
      employees.birthDate! birthDate 18..67
      benefit! choice fixed|1x|2x|3x
      fixedSum! money 10000..300000 @benefit
      beneficiaryMode! choice employeeNames|legalHeirs
      activelyAtWork! consent`,
  },
  'general-liability': {
    ...NON_LIFE,
    questions: `
      revenue! money 0..50000000
      wagesSum? money 0..50000000
      premises! choice office|workshop|shop|event
      sumInsured! choice 3m|5m|10m
      deductible! choice 0|250|500|1000
      exportUS! yesNo
      subcontractors! number 0..500
      products! yesNo
      tenantDamage? yesNo
      claims5y! number 0..9
      activityText! text 20..1000
      sepaScheme! choice core|b2b`,
  },
  'company-professional-liability': {
    ...NON_LIFE,
    questions: `${PROFESSIONAL}
      revenue! money 0..10000000
      revenueUS! money 0..10000000
      services! list 1..10 share=100
      services.share! number 1..100
      contractLiabilityCap! choice none|1x|2x
      subcontractorShare! number 0..100
      sumInsured! choice 250k|500k|1m|2m|5m
      sampleContract? upload 5`,
  },
  cyber: {
    ...NON_LIFE,
    documents: ['ipid', 'terms', 'incidentCard'],
    questions: `
      records! choice upTo1k|upTo10k|upTo100k|above100k
      onlineRevenueShare! number 0..100
      mfa! yesNo
      offlineBackup! yesNo
      patch30d! yesNo
      edr! yesNo
      training! yesNo
      adminSeparation! yesNo
      incidents3y! number 0..9
      sumInsured! choice 100k|250k|500k|1m|2m
      deductible! choice 1000|2500|5000
      waitingHours? choice 8|12|24
      itContactName! text 2..120
      securitySignature! signature`,
  },
}

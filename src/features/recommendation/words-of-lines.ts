/**
 * What the answers of the general tool are called in the questions of the lines. Where one is missing,
 * the line has no word for it.
 */
type Words = Readonly<Record<string, string>>

export const PUBLIC_STATUS: Words = {
  employee: 'employee',
  selfEmployed: 'selfEmployed',
  student: 'student',
  trainee: 'trainee',
  jobSeeker: 'unemployed',
}

export const PRIVATE_STATUS: Words = {
  employee: 'employee',
  trainee: 'employee',
  selfEmployed: 'selfEmployed',
  student: 'student',
}

export const WORK_SITUATION: Words = {
  employee: 'employee',
  trainee: 'trainee',
  selfEmployed: 'selfEmployed',
  student: 'student',
  retired: 'notWorking',
}

export const PURPOSE: Words = {
  selfEmployed: 'freelancer',
  student: 'student',
  jobSeeker: 'jobSeeker',
}

export const LEGAL_STATUS: Words = {
  employee: 'employee',
  trainee: 'employee',
  selfEmployed: 'selfEmployed',
  student: 'student',
  retired: 'retired',
}

export const DISABILITY_STATUS: Words = {
  employee: 'employee',
  selfEmployed: 'selfEmployed',
  student: 'student',
  trainee: 'trainee',
}

export const BASIS_STATUS: Words = {
  employee: 'employee',
  trainee: 'employee',
  selfEmployed: 'selfEmployed',
}

export const OCCUPATION: Words = {
  advice: 'management',
  it: 'it',
  creative: 'designMedia',
  trade: 'crafts',
  medical: 'medicine',
}

export const PROFESSION: Words = {
  advice: 'managementConsultant',
  it: 'softwareDeveloper',
  creative: 'graphicDesigner',
  medical: 'doctor',
}

export const LEAVES: Words = {
  upTo2Years: 'yes',
  upTo5Years: 'yes',
  unsure: 'maybe',
  longer: 'no',
}

import { describe, expect, it } from 'vitest'
import { loadLine, loadRatedLine, loadWording } from '#insurance/lines/load-line.ts'
import { referenceAnswers } from '#insurance/lines/reference-answers.ts'
import { computeFlow } from './flow.ts'
import { reviewSections } from './review-view.ts'
import { flatInputs, type ScreenInput, screenModel } from './screen-model.ts'
import { asOf, flowOf, line, profile, wording } from './test-household-flow.ts'

const ana = {
  firstName: 'Ana',
  lastName: 'Núñez',
  birthDate: '1990-12-31',
  nationality: 'ES',
  email: 'ana@example.org',
  language: 'es',
}

describe('a page of questions', () => {
  const model = (raw: Record<string, unknown>, id: string, check = true) => {
    const flow = flowOf(raw, 'basic')
    const screen = flow.screens.find((each) => each.id === id)
    if (screen?.kind !== 'questions') throw new Error(`no page ${id}`)
    return screenModel({
      definition: line.definition,
      wording,
      asOf,
      raw,
      flow,
      screen,
      check,
      language: 'en',
    })
  }
  it('says what is missing only after it was sent', () => {
    expect(model({}, 'home', false).inputs.flatMap(({ errors }) => errors)).toEqual([])
    expect(model({}, 'home').inputs.map(({ errors }) => errors.length)).toEqual([1, 1])
  })
  it('keeps what was typed although it is wrong', () => {
    const [postcode] = model({ pc: 'abc' }, 'home').inputs
    expect(postcode).toMatchObject({ value: 'abc', errors: [expect.any(String)] })
  })
  it('asks for digits where there is nothing else to type', async () => {
    const inDigits = (inputs: readonly ScreenInput[]) =>
      flatInputs(inputs).flatMap(({ name, digits }) => (digits ? [name] : []))
    expect(inDigits(model({}, 'home').inputs)).toEqual(['pc'])
    const publicHealth = await loadLine('public-health')
    const raw = referenceAnswers(publicHealth.definition, asOf)
    const flow = computeFlow(publicHealth, { answers: raw, tier: 'tk' }, asOf)
    const screen = flow.screens.find(({ id }) => id === 'address')
    if (screen?.kind !== 'questions') throw new Error('There is a page for the address.')
    const { definition } = publicHealth
    const asked = { definition, wording, language: 'en', asOf, raw, flow, screen } as const
    const { inputs } = screenModel({ ...asked, check: false })
    expect(flatInputs(inputs).map(({ name }) => name)).toContain('address.pc')
    expect(inDigits(inputs)).toEqual([])
  })
  it('wonders about a postcode that no place has, and goes on', () => {
    const odd = { ...profile, pc: '05123' }
    const [postcode] = model(odd, 'home').inputs
    expect(postcode).toMatchObject({ errors: [], doubt: wording.shared.doubts['unusualPostcode'] })
    expect(flowOf(odd, undefined).current.id).toBe('plans')
    expect(model(profile, 'home').inputs[0]?.doubt).toBeUndefined()
    const [section] = reviewSections(line, flowOf(odd, 'basic'), 'en', asOf)
    expect(section?.entries[0]).toMatchObject({ answer: '05123', doubt: postcode?.doubt })
    expect(section?.entries[1]?.doubt).toBeUndefined()
  })
  it('wonders about the account of somebody else, and goes on', () => {
    const paidBy = (accountHolder: string) => {
      return model({ ...profile, person: ana, accountHolder }, 'bank').inputs[0]
    }
    const doubt = wording.shared.doubts['accountOfAnother']
    expect(doubt).toBeTruthy()
    expect(paidBy('Ben Costa')).toMatchObject({ id: 'accountHolder', errors: [], doubt })
    expect(paidBy('A. Nunez')?.doubt).toBeUndefined()
  })
  it('wonders about a grown child in family insurance, and takes no child for a spouse', async () => {
    const publicHealth = await loadLine('public-health')
    const child = { firstName: 'Ida', lastName: 'Okafor', relation: 'child', income: 0 }
    const answers = {
      ...referenceAnswers(publicHealth.definition, asOf),
      familyMembers: [
        { ...child, birthDate: '1999-01-01' },
        { ...child, birthDate: '2010-01-01' },
        { ...child, relation: 'spouse', birthDate: '2010-01-01' },
      ],
    }
    const flow = computeFlow(publicHealth, { answers, tier: 'tk' }, asOf)
    const screen = flow.screens.find(({ id }) => id === 'family')
    if (screen?.kind !== 'questions') throw new Error('There is a page for the family.')
    const [list] = screenModel({
      definition: publicHealth.definition,
      wording: publicHealth.wording.en,
      language: 'en',
      asOf,
      raw: answers,
      flow,
      screen,
      check: true,
    }).inputs
    const doubt = publicHealth.wording.en.shared.doubts['childFrom25']
    const born = list?.entries?.map((parts) => parts.find(({ id }) => id === 'birthDate'))
    expect(born?.map((each) => [each?.errors, each?.doubt])).toEqual([
      [[], doubt],
      [[], undefined],
      [['A spouse is at least 18 years old. Is it a child?'], undefined],
    ])
    const family = answers.familyMembers.slice(0, 2)
    const mended = { answers: { ...answers, familyMembers: family }, tier: 'tk' }
    const whole = computeFlow(publicHealth, mended, asOf)
    const said = reviewSections(publicHealth, whole, 'en', asOf).flatMap(({ entries }) => entries)
    expect(said.filter((entry) => entry.doubt === doubt)).toHaveLength(1)
  })
  it('shows the end of a number alone before the order', async () => {
    const publicHealth = await loadLine('public-health')
    const answers = {
      ...referenceAnswers(publicHealth.definition, asOf),
      hasPensionNumber: 'yes',
      pensionNumber: '15070649C103',
    }
    const flow = computeFlow(publicHealth, { answers, tier: 'tk' }, asOf)
    const said = reviewSections(publicHealth, flow, 'en', asOf).flatMap(({ entries }) => entries)
    expect(said.map(({ answer }) => answer)).toContain('•••• 103')
    expect(JSON.stringify(said)).not.toContain('15070649')
  })
  it('names the parts of a group and what is wrong in them', () => {
    const [person] = model({ ...profile, person: { email: 'x' } }, 'person').inputs
    const email = person?.parts?.find(({ name }) => name === 'person.email')
    expect(email).toMatchObject({ value: 'x', errors: [expect.any(String)] })
  })
  it('begins with what was said for the price', () => {
    const [address] = model(profile, 'address', false).inputs
    const values = address?.parts?.map(({ id, value }) => [id, value])
    expect(values).toContainEqual(['pc', '86150'])
    expect(values).toContainEqual(['street', undefined])
  })
  it('suggests what somebody would only say again, which is no answer yet', () => {
    const [person] = model(profile, 'person', false).inputs
    const asked = person?.parts?.map(({ id, value }) => [id, value])
    expect(asked).toContainEqual(['language', 'en'])
    expect(asked).toContainEqual(['firstName', undefined])
    expect(flowOf(profile, 'basic').journey.answers['person']).toBeUndefined()
    const holder = (answers: object) =>
      model({ ...profile, ...answers }, 'bank', false).inputs.find(
        ({ id }) => id === 'accountHolder',
      )?.value
    expect(holder({ person: ana })).toBe('Ana Núñez')
    expect(holder({ person: ana, accountHolder: 'Bo Núñez' })).toBe('Bo Núñez')
    // What would be refused is not put into a field.
    const long = { firstName: 'A'.repeat(60), lastName: 'N'.repeat(60) }
    expect(holder({ person: { ...ana, ...long } })).toBeUndefined()
  })
  it('tells at once that an answer contradicts the price', () => {
    const home = { street: 'Maxstraße', houseNo: '1', city: 'Augsburg', state: 'BY' }
    const postcode = (pc: string) => {
      const answers = { ...profile, address: { ...home, pc } }
      const [address] = model(answers, 'address', false).inputs
      return address?.parts?.find(({ id }) => id === 'pc')
    }
    expect(postcode('86150')).toMatchObject({ errors: [], changeAt: undefined })
    expect(postcode('10115')).toMatchObject({
      value: '10115',
      // The page of the price on which the other postcode stands.
      changeAt: 'home',
      errors: [
        'This differs from what you said for the price: 86150. Change it there if it is not right.',
      ],
    })
    const contradictory = { ...profile, address: { ...home, pc: '10115' } }
    expect(flowOf(contradictory, 'basic').current.id).toBe('address')
  })
  it('draws no entry of a list that may be left out', async () => {
    const dogs = await loadRatedLine('dog-liability')
    const words = await loadWording('dog-liability', 'en')
    const answers = referenceAnswers(dogs.definition, asOf)
    const flow = computeFlow(dogs, { answers, tier: 'standard' }, asOf)
    const screen = flow.screens.find((each) => each.id === 'chips')
    if (screen?.kind !== 'questions') throw new Error('no page of chips')
    const [chips] = screenModel({
      definition: dogs.definition,
      wording: words,
      asOf,
      raw: answers,
      flow,
      screen,
      check: true,
      language: 'en' as const,
    }).inputs
    expect(chips).toMatchObject({ entries: [], add: 'Add a dog', errors: [] })
  })
  it('says why nobody more can be added to a list that is full', async () => {
    const pension = await loadLine('company-pension')
    const words = await loadWording('company-pension', 'en')
    const listOf = (count: number) => {
      const employees = Array.from({ length: count }, () => ({ birthDate: '1990-01-01' }))
      const raw = { ...referenceAnswers(pension.definition, asOf), employees }
      const flow = computeFlow(pension, { answers: raw }, asOf)
      const screen = flow.screens.find((each) => each.id === 'employees')
      if (screen?.kind !== 'questions') throw new Error('no page of employees')
      const { definition } = pension
      const asked = { definition, wording: words, asOf, raw, flow, screen, language: 'en' } as const
      return screenModel({ ...asked, check: false }).inputs[0]
    }
    expect(listOf(199)).toMatchObject({ add: 'Add an employee', full: undefined })
    expect(listOf(200)).toMatchObject({
      add: undefined,
      full: 'For more than 200 people we ask insurers for an offer: please write to us.',
    })
  })
  it('offers the record of advice only to who was advised', () => {
    const options = (advice: string) =>
      model({ ...profile, advice }, 'documents')
        .inputs.find(({ id }) => id === 'documentsRead')
        ?.options?.map(({ value }) => value)
    expect(options('accepted')).toContain('adviceRecord')
    expect(options('waived')).not.toContain('adviceRecord')
  })
})

import { expect, it } from 'vitest'
import { computeFlow } from '#features/apply/flow.ts'
import { plansOf } from '#features/apply/price-view.ts'
import { freezeApplication } from '#insurance/application/freeze-application.ts'
import { loadLine } from '#insurance/lines/load-line.ts'
import { referenceAnswers } from '#insurance/lines/reference-answers.ts'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { pickBySeed } from '#insurance/lines/test-fixed-chance.ts'
import { makeAgree } from '#insurance/lines/test-make-agree.ts'
import { sampleAnswers } from '#insurance/lines/test-sample-answers.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { LANGUAGES } from '#insurance/values/language.ts'
import { parseEuros } from '#insurance/values/money.ts'
import { quoteAnswerer } from './quote-answer.ts'

const TODAY = isoDateOf('2026-11-18')
/** Until one of them, with what those before were asked, has answered all that an order needs. */
const MOST_PEOPLE = 40

it.each(LINE_IDS)('%s costs the same in the API, on the page and in the order', async (id) => {
  const line = await loadLine(id)
  const { definition } = line
  const answer = quoteAnswerer(line)
  const pick = pickBySeed(11)
  let orders = 0
  let sampled: object = {}
  for (let person = 0; orders === 0 && person < MOST_PEOPLE; person += 1) {
    sampled = { ...sampled, ...sampleAnswers(definition, pick, TODAY) }
    const profile = referenceAnswers(definition, TODAY)
    const answers = makeAgree(definition, { ...sampled, ...profile }, TODAY)
    for (const language of LANGUAGES) {
      const told = answer(answers, TODAY, language)
      if (typeof told !== 'string') throw new Error(JSON.stringify(told))
      const { packages } = JSON.parse(told) as { packages: { tier: string; price: object }[] }
      const question = { line, wording: line.wording[language], language, answers }
      const flow = computeFlow(line, { answers }, TODAY)
      const plans = plansOf({ ...question, tier: undefined, asOf: TODAY }, flow)
      expect(plans.map(({ tier, cents }) => [tier, cents])).toEqual(
        packages.map(({ tier, price }) => [tier, 'cents' in price && price.cents]),
      )
      for (const { tier, cents, amount } of plans) {
        expect(parseEuros(amount)).toBe(cents)
        const frozen = freezeApplication(line, { answers, tier, language, asOf: TODAY })
        if (frozen.outcome !== 'frozen') continue
        expect(frozen.application.product).toMatchObject({ tier })
        expect(frozen.application.price.cents).toBe(cents)
        orders += 1
      }
    }
  }
  expect(orders).toBeGreaterThan(0)
})

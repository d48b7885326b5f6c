import { expect, test } from 'vitest'
import { BOOKING_TOPICS } from '#content/collections/settings.ts'
import { translator } from '#i18n/translator.ts'
import { loadWording } from '#insurance/lines/load-line.ts'
import { isLineId } from '#insurance/lines/registry.ts'
import { LANGUAGES } from '#insurance/values/language.ts'
import { MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'

/** "pension" stands for every way to save for later, one line among them. */
const topics = BOOKING_TOPICS.filter((topic) => topic !== 'pension' && isLineId(topic))

test.each(LANGUAGES)('a call about a line is named as the line is: %s', async (language) => {
  const t = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'calls')
  const called = topics.map((topic) => t(`topics.${topic}`))
  const wordings = await Promise.all(topics.map((topic) => loadWording(topic, language)))
  expect(called).toEqual(wordings.map(({ line }) => line.name))
})

import { Form, useNavigation } from 'react-router'
import type { BrokerNote } from '#content/broker-note.ts'
import { softHyphens } from '#i18n/set-type.ts'
import { useWording } from '#i18n/use-wording.ts'
import { BrokerLine } from '#shell/broker-line.tsx'
import { useFocus } from '#ui/a11y/use-focus.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { ErrorSummary } from '#ui/field/error-summary.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { CalendarIcon, PhoneIcon } from '#ui/icons/icons.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { BookingPage as Page } from './load-booking.ts'
import { OTHER_DAYS, slotInWords } from './slot-days.ts'
import { SlotPicker } from './slot-picker.tsx'
import { useChosenSlot } from './use-chosen-slot.ts'
import { ZoneForm } from './zone-form.tsx'

/** A topic, free times, and who we call. */
export function BookingPage({
  page,
  zones,
  writeHref,
  broker,
}: {
  page: Page
  zones: readonly string[]
  writeHref: string
  broker: BrokerNote
}) {
  const t = useWording('calls')
  const { state, formData } = useNavigation()
  const isBooking = state === 'submitting' && !formData?.has(OTHER_DAYS)
  const { errors, values, problem } = page
  const { slot, details, choose } = useChosenSlot(values.slot)
  // It stands above all the times; on a phone the button is far below them.
  const notice = useFocus<HTMLDivElement>(problem && page)
  const when = slotInWords(page.choice, slot)
  const messages = {
    slot: errors.slot && t('checkSlot'),
    name: errors.name && t('checkName'),
    email: errors.email && t('checkEmail'),
    phone: errors.phone && t('checkPhone'),
  }
  return (
    <div className="ui-page calls">
      <p className="calls__kind">
        <a href="/calls">{t('title')}</a>
      </p>
      <h1>{softHyphens(t(`topics.${page.topic}`))}</h1>
      <ZoneForm page={page} zones={zones} />
      {problem && (
        <Notice ref={notice} kind="warning" announce="alert" tabIndex={-1}>
          {t(problem)}
          {problem === 'tooMany' && (
            <>
              {' '}
              <a href={writeHref}>{t('write')}</a>.
            </>
          )}
        </Notice>
      )}
      <ErrorSummary
        attempt={errors}
        title={t('errorsTitle')}
        errors={Object.entries(messages).flatMap(([id, message]) =>
          message ? [{ id, message }] : [],
        )}
      />
      {page.choice.days.length === 0 ? (
        <Notice>
          {t('none')} <a href={writeHref}>{t('write')}</a>. {t('noneLead')}
        </Notice>
      ) : (
        <Form method="post" className="calls__columns" preventScrollReset noValidate>
          {/* Enter in a field books, and does not ask for other days. */}
          <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
          <SlotPicker
            choice={page.choice}
            chosen={slot}
            error={when ? undefined : messages.slot}
            onChoose={choose}
          />
          <Card as="section" padding="large" className="calls-details">
            <div className="calls-details__head" ref={details}>
              <div aria-live="polite">
                {when && (
                  <p className="calls-details__when">
                    <CalendarIcon />
                    <span>
                      <span>{when.day},</span> <span>{when.time}</span>
                    </span>
                  </p>
                )}
              </div>
              <h2>{t('details')}</h2>
            </div>
            <TextField
              name="name"
              label={t('name')}
              autoComplete="name"
              defaultValue={values.name}
              error={messages.name}
              required
            />
            <TextField
              name="email"
              label={t('email')}
              type="email"
              autoComplete="email"
              defaultValue={values.email}
              error={messages.email}
              required
            />
            <TextField
              name="phone"
              label={t('phone')}
              help={t('phoneHelp')}
              type="tel"
              autoComplete="tel"
              defaultValue={values.phone}
              error={messages.phone}
              required
            />
            <TextArea
              name="question"
              label={t('question')}
              optionalLabel={t('optional')}
              help={t('questionHelp')}
              maxLength={1000}
              defaultValue={values.question}
            />
            {page.recommendation && (
              <Checkbox
                name="share"
                value="yes"
                label={t('shareRecommendation')}
                defaultChecked={values.share}
              />
            )}
            <input type="hidden" name="key" value={values.key} />
            <div className="ui-visually-hidden" aria-hidden="true">
              <label>
                Website
                <input name="website" tabIndex={-1} autoComplete="off" />
              </label>
            </div>
            <Button
              type="submit"
              fullWidth
              iconStart={<PhoneIcon />}
              loading={isBooking ? t('booking') : undefined}
            >
              {t('book')}
            </Button>
            <p className="calls__small">{t('privacy', { days: String(page.keptDays) })}</p>
            <BrokerLine broker={broker} className="calls__small" />
          </Card>
        </Form>
      )}
    </div>
  )
}

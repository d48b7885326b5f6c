import { Form, useLocation, useNavigation } from 'react-router'
import { useWording } from '#i18n/use-wording.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { ErrorSummary } from '#ui/field/error-summary.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { PhoneIcon } from '#ui/icons/icons.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { BookingPage as Page } from './load-booking.ts'
import { SlotPicker } from './slot-picker.tsx'
import { ZoneForm } from './zone-form.tsx'

/** A topic, free times, and who we call. */
export function BookingPage({
  page,
  zones,
  writeHref,
}: {
  page: Page
  zones: readonly string[]
  writeHref: string
}) {
  const t = useWording('calls')
  const { search } = useLocation()
  const isBooking = useNavigation().state === 'submitting'
  const { errors, values, problem } = page
  const messages = {
    slot: errors.slot && t('checkSlot'),
    name: errors.name && t('checkName'),
    email: errors.email && t('checkEmail'),
    phone: errors.phone && t('checkPhone'),
  }
  const hrefOfPage = (number: number) => {
    const next = new URLSearchParams(search)
    next.set('page', String(number))
    return `?${next}`
  }
  return (
    <div className="ui-page calls">
      <p className="calls__kind">
        <a href="/calls">{t('title')}</a>
      </p>
      <h1>{t(`topics.${page.topic}`)}</h1>
      <ZoneForm page={page} zones={zones} />
      {problem && (
        <Notice kind="warning" announce="alert">
          {t(problem)}
        </Notice>
      )}
      <ErrorSummary
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
        <Form method="post" className="calls__columns" preventScrollReset>
          <SlotPicker
            choice={page.choice}
            chosen={values.slot}
            error={messages.slot}
            hrefOfPage={hrefOfPage}
          />
          <Card as="section" padding="large" className="calls-details">
            <h2>{t('details')}</h2>
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
          </Card>
        </Form>
      )}
    </div>
  )
}

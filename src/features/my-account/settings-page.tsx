import { Form } from 'react-router'
import { LONGEST_NAME } from '#accounts/customers/told-name.ts'
import { useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { AddressCard } from './address-card.tsx'
import { FormMessages, PasswordField, useChecks } from './form-parts.tsx'
import { OwnPage } from './frames.tsx'
import { NEW_ADDRESS } from './new-address-form.ts'
import { PeopleCard } from './people-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import type { SettingsAnswer } from './second-factor-settings.ts'
import type { SettingsPageData } from './settings.ts'
import { toldKey } from './told.ts'
import { ToldNotice } from './told-notice.tsx'
import { useArrival } from './use-arrival.ts'

type Props = { page: SettingsPageData; answer: SettingsAnswer | undefined }

export function SettingsPage({ page, answer }: Props) {
  const t = useWording('account')
  const told = toldKey(page.told)
  const arrival = useArrival(answer)
  return (
    <OwnPage title={t('settings.title')} lead={page.email} place="settings">
      {told && !answer && <ToldNotice>{t(`told.${told}`)}</ToldNotice>}
      <div className="account-columns account-columns--packed">
        <Choices
          key={`choices ${arrival}`}
          page={page}
          answer={answer?.form === 'choices' ? answer : undefined}
        />
        <AddressCard
          key={`address ${arrival}`}
          page={page}
          answer={answer?.form === NEW_ADDRESS ? answer : undefined}
        />
        <Password page={page} answer={answer?.form === 'password' ? answer : undefined} />
        <SecondFactorCard
          page={page}
          answer={answer?.form?.endsWith('SecondFactor') ? answer : undefined}
        />
        <Sessions page={page} answer={answer?.form === 'sessions' ? answer : undefined} />
        <PeopleCard
          key={`people ${arrival}`}
          people={page.people}
          answer={answer?.form?.endsWith('Person') ? answer : undefined}
        />
      </div>
    </OwnPage>
  )
}

function Choices({ page, answer }: Props) {
  const t = useWording('account')
  const { choices } = page
  const kept = answer?.values
  return (
    <Card as="section" padding="large" className="account-stack">
      <h2>{t('settings.choices')}</h2>
      <FormMessages answer={answer} labels={{}} />
      <Form method="post" className="account-stack">
        <TextField
          name="name"
          label={t('settings.name')}
          help={t('settings.nameHelp')}
          optionalLabel={t('optional')}
          defaultValue={kept?.['name'] ?? page.name}
          maxLength={LONGEST_NAME}
          autoComplete="name"
        />
        <Select
          name="language"
          label={t('settings.language')}
          options={page.languages}
          defaultValue={kept?.['language'] ?? page.language}
        />
        <Checkbox
          name="deadlineMails"
          id="deadlineMails"
          value="yes"
          label={t('settings.deadlineMails')}
          help={t('settings.deadlineMailsHelp')}
          defaultChecked={kept ? kept['deadlineMails'] === 'yes' : choices.deadlineMails}
        />
        <Checkbox
          name="marketing"
          id="marketing"
          value="yes"
          label={t('settings.marketing')}
          help={t(`settings.marketingStates.${choices.marketing}`)}
          defaultChecked={kept ? kept['marketing'] === 'yes' : choices.marketing !== 'no'}
        />
        <Button type="submit" name="do" value="choices">
          {t('settings.save')}
        </Button>
      </Form>
      <p className="account-hint account-links">
        <a href="/me/consents">{t('consents.all')}</a>
      </p>
    </Card>
  )
}

function Password({ page, answer }: Props) {
  const t = useWording('account')
  const check = useChecks(answer)
  if (!page.hasPassword) {
    return (
      <Card as="section" padding="large" className="account-stack">
        <h2>{t('settings.password')}</h2>
        <p>
          <Words>{t('settings.noPassword')}</Words>
        </p>
        <Button href="/account/reset" variant="secondary">
          {t('settings.setPassword')}
        </Button>
      </Card>
    )
  }
  return (
    <Card as="section" padding="large" className="account-stack">
      <h2>{t('settings.password')}</h2>
      <FormMessages
        answer={answer}
        labels={{ currentPassword: t('settings.currentPassword'), password: t('newPassword') }}
      />
      <Form method="post" className="account-stack" noValidate>
        <PasswordField
          name="currentPassword"
          label={t('settings.currentPassword')}
          error={check('currentPassword')}
        />
        <PasswordField isNew error={check('password')} />
        <Button type="submit" name="do" value="password" variant="secondary">
          {t('reset.save')}
        </Button>
      </Form>
    </Card>
  )
}

function Sessions({ page, answer }: Props) {
  const t = useWording('account')
  return (
    <Card as="section" padding="large" className="account-stack">
      <h2>{t('sessions.title')}</h2>
      <ul className="account-dates">
        {page.sessions.map(({ id, device, since, isThis }) => (
          <li key={id}>
            <strong>{device || t('sessions.unknown')}</strong>
            <span className="account-hint">
              {t('sessions.since', { date: since })} {isThis && `· ${t('sessions.this')}`}
            </span>
          </li>
        ))}
      </ul>
      <FormMessages answer={answer} labels={{}} />
      <Form method="post">
        <Button type="submit" name="do" value="sessions" variant="secondary">
          {t('sessions.end')}
        </Button>
      </Form>
    </Card>
  )
}

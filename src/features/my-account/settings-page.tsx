import { Form } from 'react-router'
import { useWording } from '#i18n/use-wording.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { FormMessages, PasswordField, useChecks } from './form-parts.tsx'
import { OwnPage } from './frames.tsx'
import { PeopleCard } from './people-card.tsx'
import type { SettingsAnswer, SettingsPageData } from './settings.ts'
import { toldKey } from './told.ts'

type Props = { page: SettingsPageData; answer: SettingsAnswer | undefined }

export function SettingsPage({ page, answer }: Props) {
  const t = useWording('account')
  const told = toldKey(page.told)
  return (
    <OwnPage title={t('settings.title')} lead={page.email} place="settings">
      {told && !answer && (
        <Notice kind="success" announce="status">
          {t(`told.${told}`)}
        </Notice>
      )}
      <div className="account-columns">
        <Choices page={page} />
        <Password answer={answer?.form === 'password' ? answer : undefined} />
        <SecondFactor
          page={page}
          answer={answer?.form?.endsWith('SecondFactor') ? answer : undefined}
        />
        <Sessions page={page} />
        <PeopleCard
          people={page.people}
          answer={answer?.form === 'addPerson' ? answer : undefined}
        />
      </div>
    </OwnPage>
  )
}

function Choices({ page }: Pick<Props, 'page'>) {
  const t = useWording('account')
  const { choices } = page
  return (
    <Card as="section" padding="large" className="account-stack">
      <h2>{t('settings.choices')}</h2>
      <Form method="post" className="account-stack" reloadDocument>
        <Select
          name="language"
          label={t('settings.language')}
          options={page.languages}
          defaultValue={page.language}
        />
        <Checkbox
          name="deadlineMails"
          id="deadlineMails"
          value="yes"
          label={t('settings.deadlineMails')}
          help={t('settings.deadlineMailsHelp')}
          defaultChecked={choices.deadlineMails}
        />
        <Checkbox
          name="marketing"
          id="marketing"
          value="yes"
          label={t('settings.marketing')}
          help={t(`settings.marketingStates.${choices.marketing}`)}
          defaultChecked={choices.marketing !== 'no'}
        />
        <Button type="submit" name="do" value="choices">
          {t('settings.save')}
        </Button>
      </Form>
    </Card>
  )
}

function Password({ answer }: Pick<Props, 'answer'>) {
  const t = useWording('account')
  const check = useChecks(answer)
  return (
    <Card as="section" padding="large" className="account-stack">
      <h2>{t('settings.password')}</h2>
      <FormMessages answer={answer} labels={{ password: t('newPassword') }} />
      <Form method="post" className="account-stack">
        <PasswordField name="currentPassword" label={t('settings.currentPassword')} />
        <PasswordField isNew error={check('password')} />
        <Button type="submit" name="do" value="password" variant="secondary">
          {t('reset.save')}
        </Button>
      </Form>
    </Card>
  )
}

function SecondFactor({ page, answer }: Props) {
  const t = useWording('account')
  const isSecond = answer?.secret !== undefined || answer?.form === 'finishSecondFactor'
  return (
    <Card as="section" padding="large" className="account-stack">
      <h2>{t('secondFactor.title')}</h2>
      <p>{t(page.hasSecondFactor ? 'secondFactor.on' : 'secondFactor.off')}</p>
      <FormMessages answer={answer} labels={{}} />
      {answer?.secret && (
        <>
          <p>{t('secondFactor.scan')}</p>
          <img
            src={answer.secret.picture}
            alt={t('secondFactor.picture')}
            width="200"
            height="200"
            className="account-qr"
          />
          <p className="account-hint">
            {t('secondFactor.typed')} <code>{answer.secret.text}</code>
          </p>
        </>
      )}
      <Form method="post" className="account-stack">
        {isSecond ? (
          <>
            <TextField
              name="code"
              label={t('code')}
              help={t('codeHelp')}
              inputMode="numeric"
              autoComplete="one-time-code"
              characters={10}
              required
            />
            <Button type="submit" name="do" value="finishSecondFactor">
              {t('secondFactor.finish')}
            </Button>
          </>
        ) : (
          <>
            <PasswordField name="secret" id="secret" />
            <Button
              type="submit"
              name="do"
              value={page.hasSecondFactor ? 'endSecondFactor' : 'beginSecondFactor'}
              variant="secondary"
            >
              {t(page.hasSecondFactor ? 'secondFactor.end' : 'secondFactor.begin')}
            </Button>
          </>
        )}
      </Form>
    </Card>
  )
}

function Sessions({ page }: Pick<Props, 'page'>) {
  const t = useWording('account')
  return (
    <Card as="section" padding="large" className="account-stack">
      <h2>{t('sessions.title')}</h2>
      <ul className="account-dates">
        {page.sessions.map(({ id, device, since, isThis }) => (
          <li key={id}>
            <strong>{device}</strong>
            <span className="account-hint">
              {t('sessions.since', { date: since })} {isThis && `· ${t('sessions.this')}`}
            </span>
          </li>
        ))}
      </ul>
      <Form method="post">
        <Button type="submit" name="do" value="sessions" variant="secondary">
          {t('sessions.end')}
        </Button>
      </Form>
    </Card>
  )
}

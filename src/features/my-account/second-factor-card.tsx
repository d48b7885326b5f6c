import { useState } from 'react'
import { Form } from 'react-router'
import { useWording } from '#i18n/use-wording.ts'
import { useFocus } from '#ui/a11y/use-focus.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { CodeField, FormMessages, PasswordField, useChecks } from './form-parts.tsx'
import type { SettingsAnswer } from './second-factor-settings.ts'
import type { SettingsPageData } from './settings.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

type Props = { page: SettingsPageData; answer: SettingsAnswer | undefined }

/** The authenticator app and the codes for the day without it. */
export function SecondFactorCard({ page, answer }: Props) {
  const t = useWording('account')
  const check = useChecks(answer)
  const isNew = answer?.told === 'secondFactorOn'
  const isOn = page.hasSecondFactor || isNew || answer?.problem === 'doneAlready'
  const isHalfway = answer?.secret !== undefined || answer?.form === 'finishSecondFactor'
  const isSettingUp = isHalfway && !isOn
  const secret = useLastSecret(answer)
  return (
    <Card as="section" padding="large" className="account-stack">
      <h2>{t('secondFactor.title')}</h2>
      {isNew ? (
        <p>{t('told.secondFactorOn')}</p>
      ) : (
        <p>{t(isOn ? 'secondFactor.on' : 'secondFactor.off')}</p>
      )}
      {isSettingUp && secret && <Secret secret={secret} />}
      <FormMessages answer={answer} labels={{ secret: t('password'), otp: t('code') }} />
      {answer?.backupCodes && <BackupCodes codes={answer.backupCodes} />}
      {page.hasSecondFactor && !answer?.backupCodes && (
        <p className="account-hint">
          {t('secondFactor.codesLeft', { count: String(page.backupCodes) })}
        </p>
      )}
      {!isOn && !page.hasPassword && (
        <p className="account-hint">{t('secondFactor.needsPassword')}</p>
      )}
      {isSettingUp ? (
        <Finish error={check('otp')} />
      ) : (
        page.hasPassword && <WithPassword isOn={isOn} error={check('secret')} />
      )}
    </Card>
  )
}

/** Shown until its first right code: whoever mistyped one may want to look again. */
function useLastSecret(answer: SettingsAnswer | undefined) {
  const [secret, setSecret] = useState(answer?.secret)
  if (answer?.secret && answer.secret !== secret) setSecret(answer.secret)
  return secret
}

function BackupCodes({ codes }: { codes: readonly string[] }) {
  const t = useWording('account')
  const notice = useFocus<HTMLDivElement>(codes)
  return (
    <Notice
      ref={notice}
      kind="success"
      title={t('secondFactor.codes')}
      announce="status"
      tabIndex={-1}
    >
      <p>{t('secondFactor.codesText')}</p>
      <ul className="account-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Secret({ secret }: { secret: NonNullable<SettingsAnswer['secret']> }) {
  const t = useWording('account')
  const scan = useFocus<HTMLParagraphElement>(secret)
  return (
    <>
      <p ref={scan} tabIndex={-1}>
        {t('secondFactor.scan')}
      </p>
      <img
        src={secret.picture}
        alt={t('secondFactor.picture')}
        width="200"
        height="200"
        className="account-qr"
      />
      <p className="account-hint">{t('secondFactor.onThisDevice')}</p>
      <div className="ui-buttons">
        <Button href={secret.uri} variant="secondary" size="small">
          {t('secondFactor.openApp')}
        </Button>
      </div>
      <p className="account-hint">
        {t('secondFactor.typed')} <code>{secret.text}</code>
      </p>
    </>
  )
}

function Finish({ error }: { error: string | undefined }) {
  const t = useWording('account')
  const oneAtATime = useOneAtATime()
  return (
    <Form method="post" className="account-stack" noValidate onSubmit={oneAtATime}>
      <CodeField isOfApp error={error} />
      <Button type="submit" name="do" value="finishSecondFactor">
        {t('secondFactor.finish')}
      </Button>
    </Form>
  )
}

function WithPassword({ isOn, error }: { isOn: boolean; error: string | undefined }) {
  const t = useWording('account')
  const oneAtATime = useOneAtATime()
  return (
    <Form method="post" className="account-stack" noValidate onSubmit={oneAtATime}>
      {/* Enter presses the first button of a form, and here it does not say which act is meant. */}
      {isOn && <button type="submit" disabled hidden />}
      <PasswordField name="secret" id="secret" error={error} />
      {isOn ? (
        <div className="ui-buttons">
          <Button type="submit" name="do" value="renewSecondFactor" variant="secondary">
            {t('secondFactor.newCodes')}
          </Button>
          <Button type="submit" name="do" value="endSecondFactor" variant="secondary">
            {t('secondFactor.end')}
          </Button>
        </div>
      ) : (
        <Button type="submit" name="do" value="beginSecondFactor" variant="secondary">
          {t('secondFactor.begin')}
        </Button>
      )}
    </Form>
  )
}

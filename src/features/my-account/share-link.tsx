import { useEffect, useRef, useState } from 'react'
import { useWording } from '#i18n/use-wording.ts'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { CheckIcon, CopyIcon, MailIcon, ShareIcon } from '#ui/icons/icons.tsx'

/**
 * A link to pass on, by means of the platform alone: nobody else learns that it was. Without script
 * it is a text to select and an e-mail to write.
 */
export function ShareLink({ address, brandName }: { address: string; brandName: string }) {
  const t = useWording('referral')
  const field = useRef<HTMLTextAreaElement>(null)
  const [can, setCan] = useState({ copy: false, share: false })
  const [isCopied, setCopied] = useState(false)
  useEffect(() => setCan({ copy: 'clipboard' in navigator, share: 'share' in navigator }), [])
  const facts = { brand: brandName, link: address }
  const mail = new Map([
    ['subject', t('mailSubject', facts)],
    ['body', t('mailText', facts).replaceAll('\n', '\r\n')],
  ])
  const query = [...mail].map(([key, text]) => `${key}=${encodeURIComponent(text)}`).join('&')

  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      // Refused by the browser's settings: by hand it goes on.
      () => field.current?.select(),
    )
  // Whoever changes their mind closes what the platform shows, which it tells as a failure.
  const share = () =>
    navigator.share({ text: t('shareText', facts), url: address }).catch(() => undefined)

  return (
    <>
      <h2>{t('link')}</h2>
      <TextArea
        ref={field}
        rows={2}
        className="account-link"
        name="link"
        label={t('linkLabel')}
        help={t('linkHelp')}
        value={address}
        onFocus={(event) => event.target.select()}
        readOnly
      />
      <div className="ui-buttons">
        {can.copy && (
          <Button onClick={copy} iconStart={isCopied ? <CheckIcon /> : <CopyIcon />}>
            {isCopied ? t('copied') : t('copy')}
          </Button>
        )}
        {can.share && (
          <Button onClick={share} variant="secondary" iconStart={<ShareIcon />}>
            {t('share')}
          </Button>
        )}
        <Button href={`mailto:?${query}`} variant="secondary" iconStart={<MailIcon />}>
          {t('mail')}
        </Button>
      </div>
      <p className="ui-visually-hidden" role="status">
        {isCopied ? t('copied') : ''}
      </p>
    </>
  )
}
